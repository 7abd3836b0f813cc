/** What is folded on the screen is unfolded on paper, and folded again after. Returns the end of it. */
export function openFoldsForPrint(root: () => HTMLElement | null): () => void {
  const stop = new AbortController();
  let opened: HTMLDetailsElement[] = [];
  const open = (): void => {
    opened = [...(root()?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
    for (const fold of opened) fold.open = true;
  };
  const close = (): void => {
    for (const fold of opened) fold.open = false;
    opened = [];
  };
  window.addEventListener("beforeprint", open, { signal: stop.signal });
  window.addEventListener("afterprint", close, { signal: stop.signal });
  return () => stop.abort();
}
