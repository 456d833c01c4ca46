import { controlsIn } from './controls';

/** A control by its name, and which of those with the same name it is. */
export interface FocusTrace {
  readonly name: string;
  readonly place: number;
}

/** What a control is called and where it leads: the same after its page was drawn again. */
function nameOf(control: HTMLElement): string {
  const words = control.getAttribute('aria-label') ?? control.textContent;
  return [control.tagName, control.getAttribute('href') ?? '', words.trim()].join(' ');
}

function namesakes(name: string): readonly HTMLElement[] {
  return controlsIn(document.body).filter((control) => nameOf(control) === name);
}

/** What finds a control again in a page that was drawn anew. */
export function traceOf(control: HTMLElement): FocusTrace {
  const name = nameOf(control);
  return { name, place: Math.max(0, namesakes(name).indexOf(control)) };
}

/** The control that was traced; undefined while the page does not have it. */
export function findTraced({ name, place }: FocusTrace): HTMLElement | undefined {
  return namesakes(name)[place];
}
