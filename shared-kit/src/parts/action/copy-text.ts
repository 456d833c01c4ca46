const OPEN_SURFACE = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])';

/** A modal surface gives the focus to nothing outside of it: what is to be selected stands in the topmost. */
function topmostSurface(): Element {
  return [...document.querySelectorAll(OPEN_SURFACE)].at(-1) ?? document.body;
}

/** Copies what is selected; true only where the browser has asked for the text and was given it. */
function copySelected(text: string): boolean {
  let isGiven = false;
  const give = (event: ClipboardEvent): void => {
    if (event.clipboardData === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    isGiven = true;
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    return document.execCommand('copy') && isGiven;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  topmostSurface().append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return copySelected(text);
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Puts a text into the clipboard; false where the browser lets nobody. Some in-app browsers know only the old way, which
 * takes the focus for a moment.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
