// Runs in the page before anything else: what a person would feel, gathered from the browser's own observers.
(() => {
  const felt = { shift: 0, longEnd: 0, slowest: 0, interactions: 0 };
  let session = { first: 0, last: 0, sum: 0 };
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) {
      if (e.hadRecentInput) continue;
      const joins = session.sum > 0 && e.startTime - session.last < 1000 && e.startTime - session.first < 5000;
      session = joins ? { ...session, last: e.startTime, sum: session.sum + e.value } : { first: e.startTime, last: e.startTime, sum: e.value };
      felt.shift = Math.max(felt.shift, session.sum);
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) felt.longEnd = Math.max(felt.longEnd, e.startTime + e.duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) {
      if (!e.interactionId) continue;
      felt.interactions++;
      felt.slowest = Math.max(felt.slowest, e.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  /** When the screen has its content: `selector` is there and no skeleton is. */
  const waiting = { selector: "", at: 0 };
  const loading = () => [...document.querySelectorAll("[data-screen] .breathe")].some((bone) => bone.checkVisibility());
  const look = () => {
    if (!waiting.at && waiting.selector && document.querySelector(waiting.selector) && !loading()) waiting.at = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  globalThis.bench = { felt, waiting, look };
})();
