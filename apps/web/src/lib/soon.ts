/** Long enough for what is in sight to be drawn and touched, shorter than anybody reads. */
const SOON_MS = 2500;

/** Does what is likely to be needed, once the screen has come to rest. @returns its cancelling */
export function soon(what: () => void): () => void {
  const timer = setTimeout(what, SOON_MS);
  return () => clearTimeout(timer);
}
