/// <reference lib="dom" />
import { refreshStyles } from './refresh-styles';

/** What is wrong, and where: `src/screens/list.tsx:12:4`. */
interface Fault {
  readonly message: string;
  readonly place: string;
}

/** Folder that the build is served from. */
export const BASE = new URL('.', import.meta.url);

const LOOKS = {
  panel:
    'position:fixed;inset:0;z-index:2147483647;overflow:auto;padding:24px;background:#1b1214f2;color:#ffe9e6;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere',
  title: 'margin:0 0 16px;font-size:16px;color:#ff9d8f',
  place: 'color:#9fd0ff',
  close: 'position:absolute;top:16px;right:16px;font:inherit;color:inherit;background:none;border:1px solid',
} as const;

let panel: HTMLElement | null = null;

function hide(): void {
  panel?.remove();
  panel = null;
}

function element(tag: string, look: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  // By the object model: the page's policy lets no style attribute in.
  made.style.cssText = look;
  made.textContent = text;
  return made;
}

function show(title: string, faults: readonly Fault[]): void {
  hide();
  panel = element('div', LOOKS.panel, '');
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-label', title);
  const close = element('button', LOOKS.close, 'Close');
  close.addEventListener('click', hide);
  panel.append(element('h1', LOOKS.title, title), close);
  for (const { message, place } of faults) panel.append(element('div', LOOKS.place, place), element('p', '', message));
  document.body.append(panel);
  close.focus();
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Where a stack leads in the sources: the server of the build has its source maps. */
async function placesOf(stack: string): Promise<string> {
  const answer = await fetch(new URL('__dev/stack', BASE), { method: 'POST', body: stack });
  return answer.ok ? answer.text() : stack;
}

/** Shows what a part of the section threw, with the files and lines of its stack. */
export function showError(error: unknown): void {
  const title = 'This section threw an error';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  show(title, [{ message: textOf(error), place: '' }]);
  placesOf(stack).then(
    (place) => show(title, [{ message: textOf(error), place }]),
    () => undefined,
  );
}

/** Shows what keeps the section from being built, as long as it does, and applies the styles of each build that succeeds. */
export function followBuilds(): void {
  // A build that was published is served by the site itself, and has no server of its own.
  if (BASE.origin === location.origin) return;
  const events = new EventSource(new URL('__dev/events', BASE));
  events.addEventListener('fault', ({ data }: MessageEvent<string>) => {
    show('The section does not build', JSON.parse(data) as readonly Fault[]);
  });
  events.addEventListener('build', hide);
  events.addEventListener('styles', ({ data }: MessageEvent<string>) => {
    refreshStyles(BASE.href, JSON.parse(data) as readonly string[]);
  });
}
