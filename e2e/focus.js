// Put into the page: what is wrong with where the keyboard's focus is, if anything.
globalThis.focusFault = () => {
  const at = document.activeElement;
  if (!at || at === document.body || at.matches("main, h1, h2, [role=dialog], [role=alertdialog]")) return "";
  const name = (at.getAttribute("aria-label") || at.textContent || at.getAttribute("name") || at.tagName).trim().slice(0, 30);
  const label = at.closest("label");
  // The ring may be drawn on the control, on the box beside it, or on the card around it.
  const rings = [at, at.nextElementSibling].filter(Boolean);
  for (let up = at.parentElement; up && rings.length < 8; up = up.parentElement) rings.push(up);
  const drawn = ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  const ringed = rings.some((e) => drawn(getComputedStyle(e)) || drawn(getComputedStyle(e, "::after")));
  if (!ringed) return `no ring on “${name}”`;
  const seen = label ?? at;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const hit = document.elementFromPoint(left + Math.min(width / 2, innerWidth / 2), top + Math.min(height / 2, 20));
  if (!hit || !(seen.contains(hit) || hit.contains(seen))) return `“${name}” is covered or out of sight`;
  return "";
};
