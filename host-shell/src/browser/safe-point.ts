const DIALOGS = '[role=dialog], [role=alertdialog], dialog[open]';
const NO_TEXT = ['hidden', 'checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'range', 'color'];

function textOf(element: Element | null): string {
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) return NO_TEXT.includes(element.type) ? '' : element.value;
  return element instanceof HTMLElement && element.isContentEditable ? (element.textContent ?? '') : '';
}

/** Somebody is in the middle of a text. */
export function isTyping(page: Document = document): boolean {
  return textOf(page.activeElement) !== '';
}

/** Whether a question interrupts nothing: no dialog is open and the player is not typing. */
export function isSafePoint(page: Document = document): boolean {
  return page.querySelector(DIALOGS) === null && !isTyping(page);
}

/** Nothing in the page would be lost with it: no field holds a text. */
export function holdsNoText(page: Document = document): boolean {
  const fields = [...page.querySelectorAll('input, textarea, [contenteditable=true]')];
  return isSafePoint(page) && fields.every((field) => textOf(field) === '');
}
