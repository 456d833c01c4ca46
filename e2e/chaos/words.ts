import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/places';

const PACKAGES = ['host-shell', 'mfe-games', 'mfe-account', 'mfe-promotions', 'mfe-agent', 'mfe-messaging'];

/** Places in a text that are filled in: `{{name}}`, and `$t(...)`. */
const FILLED = /\\\{\\\{.*?\\\}\\\}|\\\$t\\\(.*?\\\)/g;

/** What no player may read, whatever went wrong. */
const NOBODYS_WORDS = [
  /\[object/,
  /\bundefined\b/,
  /\bNaN\b/,
  /SyntaxError|TypeError|Unexpected token|is not valid JSON/,
  /gateway\.js/,
  /"success"/,
  /\{\{|\}\}/,
];

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(FILLED, '.*')}$`, 's');
}

let known: { readonly exact: ReadonlySet<string>; readonly filled: readonly RegExp[] } | undefined;

function locales(): NonNullable<typeof known> {
  if (known !== undefined) return known;
  const texts = PACKAGES.flatMap((name) =>
    textsOf(JSON.parse(readFileSync(path.join(ROOT, name, 'src/locales/EN.json'), 'utf8')) as unknown),
  ).map((text) => text.trim());
  known = {
    exact: new Set(texts),
    filled: texts.filter((text) => text.includes('{{') && !/^\{\{\w+\}\}$/.test(text)).map(patternOf),
  };
  return known;
}

/** Whether a text is one of the site's own, with whatever is filled into it. */
export function isOwnText(text: string): boolean {
  const { exact, filled } = locales();
  const said = text.trim();
  return !/\p{Letter}/u.test(said) || exact.has(said) || filled.some((pattern) => pattern.test(said));
}

/** What of a page's text is nobody's words: names of programs, bodies, empty places. */
export function strayWords(text: string): readonly string[] {
  return NOBODYS_WORDS.flatMap((pattern) => text.match(pattern)?.slice(0, 1) ?? []);
}
