// JupyterLab loads this for the course: HIP C++ in .hip files and in cells that begin with %%hip, and printed lines that
// scroll. A container as module federation expects it, by hand: it needs nothing but what JupyterLab shares, so there is
// no bundler and nothing to build.
const A2A_LAB = 'a2a-lab';
const FIRST_LINE = 300;  // characters in which %%hip and its options end

// Lines of a table or a report must not break in the middle of a word: they scroll.
const STYLE = `.jp-OutputArea-output.jp-RenderedText pre { white-space: pre; word-break: normal; overflow-x: auto; }`;

function scrollLongLines() {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.appendChild(style);
}

function hipFiles(app, languages, cpp) {
  languages.addLanguage({ name: 'HIP', displayName: 'HIP C++', mime: 'text/x-hip', extensions: ['hip'], load: cpp });
  app.docRegistry.addFileType({ name: 'hip', displayName: 'HIP source', extensions: ['.hip'], mimeTypes: ['text/x-hip'],
                                fileFormat: 'text' });
}

// The cells' own language with C++ nested below a first line of %%hip.
function hipCells(languages, cpp, parseMixed, LanguageSupport) {
  const cells = languages.findByMIME('text/x-ipython');
  if (!cells) return;
  const loadPython = cells.load.bind(cells);
  cells.support = undefined;  // loaded before us: once more, please
  cells.load = async () => {
    const [python, other] = await Promise.all([loadPython(), cpp()]);
    const nest = parseMixed((node, input) => {
      if (!node.type.isTop) return null;
      const head = input.read(0, Math.min(FIRST_LINE, input.length));
      const begin = head.indexOf('\n') + 1;
      if (!begin || !/^%%hip\s/.test(head)) return null;
      return { parser: other.language.parser, overlay: [{ from: begin, to: input.length }] };
    });
    return new LanguageSupport(python.language.configure({ wrap: nest }), python.support);
  };
}

async function plugin(shared) {
  const [codemirror, language, lezer] = await Promise.all(
    ['@jupyterlab/codemirror', '@codemirror/language', '@lezer/common'].map(async name => {
      const [version] = Object.values(shared[name]);
      return (await version.get())();
    }));
  return {
    id: `${A2A_LAB}:plugin`,
    autoStart: true,
    requires: [codemirror.IEditorLanguageRegistry],
    activate: (app, languages) => {
      const cpp = async () => (await languages.getLanguage('C++')).support;
      scrollLongLines();
      hipFiles(app, languages, cpp);
      hipCells(languages, cpp, lezer.parseMixed, language.LanguageSupport);
    }
  };
}

(() => {
  let shared = {};
  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB[A2A_LAB] = {
    init: scope => { shared = scope; },
    get: async () => {
      const made = await plugin(shared);
      return () => ({ __esModule: true, default: made });
    }
  };
})();
