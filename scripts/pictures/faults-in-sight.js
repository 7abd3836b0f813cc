// What a machine can see of a screen's faults, so that eyes are free for the rest. Put into the page by faults.ts; hidden things do not count.
globalThis.faultsInSight = (lang) => {
  const faults = [];
  const short = (e) => `<${e.tagName.toLowerCase()}> “${(e.textContent ?? "").trim().slice(0, 40)}”`;
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest("[aria-hidden=true], [inert], .sr-only");
  const all = [...document.body.querySelectorAll("*")].filter(seen);

  // A phone widens its window to what sticks out: its screen tells.
  const wide = Math.min(innerWidth, screen.width);
  if (document.documentElement.scrollWidth > wide + 1) faults.push("the page scrolls sideways");
  const leak = /.{0,20}(?:undefined|NaN|\[object|\{\{|\}\}).{0,20}/.exec(document.body.innerText);
  if (leak) faults.push(`leaks: ${leak[0]}`);

  const own = (e) =>
    [...e.childNodes]
      .filter((n) => n.nodeType === Node.TEXT_NODE)
      .map((n) => n.textContent ?? "")
      .join("")
      .trim();
  for (const e of all) {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const text = own(e);
    const clipped = style.overflowX === "hidden" || style.overflowX === "clip";
    if (text && clipped && e.scrollWidth > e.clientWidth + 1 && style.textOverflow !== "ellipsis") faults.push(`text cut off: ${short(e)}`);
    // Out of the window to the side, unless something around it scrolls or cuts on purpose.
    let scrolls = false;
    for (let up = e; up; up = up.parentElement) if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) scrolls = true;
    if (text && !scrolls && (box.right > wide + 1 || box.left < -1)) faults.push(`out of the window: ${short(e)}`);
    const foreign = e.closest("[lang]")?.getAttribute("lang")?.slice(0, 2) ?? lang;
    if (text && lang === "en" && foreign === "en" && /[\u4e00-\u9fff]/.test(text)) faults.push(`Chinese in the English screen: ${text.slice(0, 40)}`);
    if (text && lang === "zh" && foreign === "zh" && /[a-z]{4,}(?: [a-z]{2,}){2,}/i.test(text))
      faults.push(`English in the Chinese screen: ${text.slice(0, 40)}`);
    if (/\b(?:\d{4}-\d{2}-\d{2}T|Invalid Date)/.test(text)) faults.push(`a date in the wrong form: ${text.slice(0, 40)}`);
  }

  const pressed = all.filter((e) => e.matches("button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]"));
  // Larger than its box where a pseudo-element stretches it: what is hit decides.
  const hit = (e, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (e === top || e.contains(top));
  };
  for (const e of pressed) {
    // What is pressed is the label around it; a link in a sentence is as high as its line.
    const target = e.closest("label") ?? e;
    const { width, height, left, top } = target.getBoundingClientRect();
    if (getComputedStyle(e).display === "inline" || width < 2) continue;
    // The frame around what is typed into is a little larger than the input.
    const least = e.matches("input, textarea") ? 40 : 43.5;
    const [x, y] = [left + width / 2, top + height / 2];
    const broad = width >= least || (hit(target, x - 20, y) && hit(target, x + 20, y));
    const high = height >= least || (hit(target, x, y - 20) && hit(target, x, y + 20));
    const outside = y < 22 || y > innerHeight - 22;
    // What is under a bar now is scrolled out from it.
    const under = document.elementFromPoint(x, y)?.closest(".sticky, .fixed");
    const covered = under && !under.contains(e);
    if (!outside && !covered && !(broad && high))
      faults.push(`target of ${Math.round(width)} × ${Math.round(height)}: ${short(target)} ${e.getAttribute("aria-label") ?? ""}`);
  }
  const modal = document.querySelector("[role=dialog], [role=alertdialog]");
  const primary = pressed.filter((e) => e.classList.contains("bg-leaf") && (!modal || modal.contains(e)) && (e.closest("[data-screen]") !== null || modal));
  if (primary.length > 1) faults.push(`two primary buttons: ${primary.map(short).join(", ")}`);
  return [...new Set(faults)];
};

// A picture of a whole page shows what nobody has scrolled to as well.
const shownWhole = new CSSStyleSheet();
shownWhole.replaceSync(".below-fold { content-visibility: visible }");
document.adoptedStyleSheets.push(shownWhole);
