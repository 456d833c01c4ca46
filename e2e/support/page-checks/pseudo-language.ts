import type { Page, Route } from '@playwright/test';

/** Around every text of the locale files: what stands outside of them was written elsewhere. */
export const OPENING = '⟦';
export const CLOSING = '⟧';

/** How much longer than English a text is in the longest languages. */
const GROWTH = 0.3;

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàeèiìoòuùyýcçnñsšzžAÀEÈIÌOÒUÙYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [
    plain,
    accented,
  ]),
);

/** What a text keeps as it is: places for values, references to other texts, and marks for parts of it. */
const KEPT = /\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\/?>/g;

function accented(words: string): string {
  return [...words].map((letter) => ACCENTS[letter] ?? letter).join('');
}

/** A text of no language: as easy to read as English, longer, and known by its marks. */
export function pseudoText(text: string): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(KEPT)) {
    result += accented(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  const letters = text.replaceAll(KEPT, '').length;
  const tail = 'ō'.repeat(Math.ceil(letters * GROWTH));
  return `${OPENING}${result}${accented(text.slice(end))}${tail}${CLOSING}`;
}

function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (Array.isArray(texts)) return texts.map(pseudoTexts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoTexts(value)]));
}

/** A built file of texts, in that language. */
export function pseudoChunk(script: string): string {
  const literal = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/s.exec(script);
  if (literal === null) throw new Error('this is no file of texts');
  const [whole, escaped = ''] = literal;
  const json = escaped.replaceAll(/\\(['\\])/g, '$1');
  const texts = JSON.stringify(JSON.stringify(pseudoTexts(JSON.parse(json))));
  return script.replace(whole, () => `JSON.parse(${texts})`);
}

/**
 * A page that may run what it was not released with: without its policy and its hashes, and with the titles that
 * its boot document has for sections.
 */
export function pseudoPage(html: string): string {
  const titles = (json: string): string =>
    json.replaceAll(
      /("title":\{[^}]*"EN":")((?:[^"\\]|\\.)*)"/g,
      (_all, head: string, title: string) => `${head}${pseudoText(JSON.parse(`"${title}"`) as string)}"`,
    );
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/(<script type="importmap">)(.*?)(<\/script>)/s, (_all, head: string, map: string, tail: string) => {
      const { integrity, ...rest } = JSON.parse(map) as { integrity: Record<string, string> };
      // The files are listed, for the host opens no other, but may have any bytes.
      const listed = Object.fromEntries(Object.keys(integrity).map((address) => [address, '']));
      return `${head}${JSON.stringify({ ...rest, integrity: listed })}${tail}`;
    })
    .replace(
      /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
      (_all, head: string, boot, tail) => `${head}${titles(String(boot))}${String(tail)}`,
    );
}

async function changed(route: Route, change: (text: string) => string): Promise<void> {
  // A connection that was kept may close just as it is used again.
  const answer = await route.fetch({ maxRetries: 2 });
  const { 'content-security-policy': _policy, ...headers } = answer.headers();
  delete headers['content-encoding'];
  delete headers['content-length'];
  await route.fulfill({ status: answer.status(), headers, body: change(await answer.text()) });
}

/** Has all that is loaded from now on speak the pseudo-language in place of English. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/locale-EN[-.][^/]+\.mjs(\?|$)/, (route) => changed(route, pseudoChunk));
  await page.route(
    ({ pathname }) => pathname === '/vip.html' || /^\/m(\/[\w/]*)?$/.test(pathname),
    (route) => (route.request().resourceType() === 'document' ? changed(route, pseudoPage) : route.fallback()),
  );
}
