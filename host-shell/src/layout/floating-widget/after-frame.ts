/**
 * Calls back once the next frame is drawn, where to ask for the places of things costs nothing: the browser has just laid
 * the page out. Answers the way to call it off.
 */
export function afterFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
