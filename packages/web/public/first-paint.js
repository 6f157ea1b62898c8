// The theme, before anything is painted: a page that should be light never flashes dark.
// The app itself reads and checks all settings again; this knows only the colours.
try {
  const kept = JSON.parse(localStorage.getItem("sprawl.settings") ?? "{}");
  const wished = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "night";
  document.documentElement.dataset.theme = kept.theme ?? wished;
} catch {
  // Nothing kept, or not to be read: the theme of the style sheet holds.
}
