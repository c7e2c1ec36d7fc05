// Comfort only: every page is complete without it.
(function () {
  "use strict";

  // A page opened from the disk has no server that finds the index.html of a folder.
  function completeLinks() {
    if (location.protocol !== "file:") return;
    for (const link of document.links) {
      if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html";
    }
  }

  // The selected entry of a column that scrolls by itself is in view.
  function showSelection() {
    for (const column of document.querySelectorAll(".side, .list")) {
      const entry = column.querySelector("li [aria-current]");
      if (!entry || column.scrollHeight <= column.clientHeight) continue;
      const below = entry.getBoundingClientRect().bottom - column.getBoundingClientRect().bottom;
      if (below > 0) column.scrollTop += below + column.clientHeight / 3;
    }
  }

  // A page that is not there offers every shorter part of its address.
  function offerNearby() {
    const nearby = document.getElementById("nearby");
    if (!nearby) return;
    const root = nearby.dataset.root;
    const path = location.pathname;
    if (!path.startsWith(root)) return;
    const parts = path.slice(root.length).split("/").filter(Boolean).slice(0, -1);
    for (; parts.length; parts.pop()) {
      const link = document.createElement("a");
      link.href = root + parts.join("/") + "/";
      try { link.textContent = parts.map(decodeURIComponent).join(" › "); } catch { continue; }
      const item = document.createElement("li");
      item.append(link);
      nearby.lastElementChild.append(item);
      nearby.hidden = false;
    }
  }

  completeLinks();
  showSelection();
  offerNearby();
})();
