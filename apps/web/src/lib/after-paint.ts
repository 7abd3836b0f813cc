/** Does it once the page as it stands has been drawn: what asks about the layout sooner makes the browser work it out in the middle of the drawing. @returns its cancelling */
export function afterPaint(what: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(what)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
