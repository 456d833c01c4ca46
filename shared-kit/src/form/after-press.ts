/** Whether a finger or a mouse button is down; a tap counts again from its emulated `mousedown`, where focus moves. */
let isPressed = false;

const DOWN = ['pointerdown', 'mousedown'] as const;
const UP = ['pointerup', 'pointercancel', 'mouseup', 'dragend'] as const;

/** A server has no page to press. */
const page = globalThis.document as Document | undefined;
for (const name of DOWN) page?.addEventListener(name, () => (isPressed = true), { capture: true, passive: true });
for (const name of UP) page?.addEventListener(name, () => (isPressed = false), { capture: true, passive: true });

/**
 * Does work at once, or after the press that is under way: what moves the page between down and up takes the press from
 * its target, and nothing happens. The click has been heard by then.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    setTimeout(work);
  };
  for (const name of UP) document.addEventListener(name, end, { signal: ended.signal });
}
