import type { KeyboardEvent } from 'react';

const NOT_TYPED_IN: readonly string[] = ['button', 'checkbox', 'file', 'hidden', 'image', 'radio', 'reset', 'submit'];

function isField(element: Element): element is HTMLElement {
  if (element instanceof HTMLInputElement)
    return !NOT_TYPED_IN.includes(element.type) && !element.disabled && !element.readOnly;
  const isOther = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  return isOther && !element.disabled;
}

/** The field after this one in its form; undefined for the last. */
function nextField(field: HTMLInputElement): HTMLElement | undefined {
  const elements = [...(field.form?.elements ?? [])];
  return elements
    .slice(elements.indexOf(field) + 1)
    .find((element) => isField(element) && element.closest('[hidden]') === null) as HTMLElement | undefined;
}

/** Where the keyboard's Enter reads "next", it moves on; the form is sent from its last field. */
export function moveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const isOurs = event.key === 'Enter' && field.getAttribute('enterkeyhint') === 'next' && !event.defaultPrevented;
  // An input method takes Enter for its own.
  if (!isOurs || event.nativeEvent.isComposing) return;
  const next = nextField(field);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
