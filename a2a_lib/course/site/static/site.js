// What a stored page cannot say of itself: tables and outputs that scroll can be reached by keyboard.
"use strict";

document.addEventListener("DOMContentLoaded", () => {
  document.querySelectorAll(".search-button__button").forEach((button) => {  // the theme's name for it leaves out "Ctrl+K"
    button.ariaLabel = button.textContent.trim().replace(/\s+/g, " ") || "Search";
  });
  // Not regions: a landmark for each listing would bury the page's own. A table keeps its role, in a box that scrolls.
  document.querySelectorAll(".bd-article table").forEach((table) => {
    if (table.closest(".cell_output, .a2a-scroll")) return;
    const box = document.createElement("div");
    box.className = "a2a-scroll";
    table.replaceWith(box);
    box.append(table);
  });
  document.querySelectorAll(".bd-article .a2a-scroll, .bd-article .cell_output, .bd-article .cell_output [style*=overflow-x], .bd-article pre").forEach((box, i) => {
    if (box.scrollWidth > box.clientWidth + 1 && !box.hasAttribute("tabindex")) {
      box.tabIndex = 0;
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", `box ${i + 1}, scrolls sideways`);
    }
  });
});
