import { UserError } from '../text/user-error';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that may stand in an element or between double quotes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that can neither close its script element nor open a comment in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * The text of an inline element as the browser will see it, which is what its hash is taken of. Refuses a
 * text that would end the element early.
 */
export function inlineText(text: string, element: 'script' | 'style', what: string): string {
  const seen = text.replace(/\r\n?/g, '\n');
  const isUnsafe = element === 'script' ? /<\/script|<!--|<script/i.test(seen) : /<\/style/i.test(seen);
  if (isUnsafe || seen.includes('\0')) throw new UserError(`${what} cannot stand inline: it would end its own element`);
  return seen;
}
