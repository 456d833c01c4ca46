/** Whether the page's screen shows its own content, or the section's failure has taken its place. */
function isDrawn(path: string): boolean {
  return document.querySelector(`[data-page="${path}"] main:is([data-ready], [data-section])`) !== null;
}

/** Calls back one frame after the page's screen is drawn. Answers the way to call it off. */
export function whenDrawn(path: string, onDrawn: () => void): () => void {
  let frame = 0;
  const look = (): void => {
    if (!isDrawn(path)) return;
    watch.disconnect();
    frame = requestAnimationFrame(onDrawn);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
  look();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}
