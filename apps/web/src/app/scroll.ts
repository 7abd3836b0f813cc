const places = new Map<string, number>();

/** Where a screen was scrolled to; 0 when it was never left. */
export const scrollFor = (key: string): number => places.get(key) ?? 0;

/** Keeps noting how far the page is scrolled, for this screen, until the returned end. */
export function rememberScroll(key: string): () => void {
  const note = (): void => void places.set(key, window.scrollY);
  window.addEventListener("scroll", note, { passive: true });
  return () => window.removeEventListener("scroll", note);
}
