import type { Page } from '@playwright/test';
import { storageOf } from './steps';

/** Everything that a page said to somebody, or left lying about. */
export interface LeakWatch {
  /** The places where one of these texts is found, as it was typed or encoded; none is as it should be. */
  readonly find: (secrets: readonly string[]) => Promise<readonly string[]>;
}

/** Calls whose body carries a password as it is, under TLS alone (D-15). */
const PLAIN_CALLS = ['/passWordChangeV2'];

/** A text as it may hide: as it is, in base64, percent-encoded. */
function spellings(secret: string): readonly string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [...new Set([secret, base64, encodeURIComponent(secret)])];
}

/** Watches a page for secrets: addresses, bodies that are not sealed, console, storage, the document itself. */
export function watchLeaks(page: Page): LeakWatch {
  const said: { readonly place: string; readonly text: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    said.push({ place: `address of ${pathname}`, text: request.url() });
    const referrer = request.headers()['referer'] ?? '';
    said.push({ place: `referrer of ${pathname}`, text: referrer });
    const isPlain = PLAIN_CALLS.some((call) => pathname.endsWith(call));
    if (!isPlain) said.push({ place: `body of ${pathname}`, text: request.postData() ?? '' });
  });
  page.on('console', (message) => said.push({ place: 'console', text: message.text() }));
  page.on('framenavigated', (frame) => said.push({ place: 'address bar', text: frame.url() }));
  return {
    find: async (secrets) => {
      const { session, local } = await storageOf(page);
      const kept = [
        ...Object.entries(session).map(([key, text]) => ({ place: `sessionStorage ${key}`, text })),
        ...Object.entries(local).map(([key, text]) => ({ place: `localStorage ${key}`, text })),
        { place: 'document', text: await page.content() },
        { place: 'cookies', text: JSON.stringify(await page.context().cookies()) },
      ];
      const places = secrets.flatMap((secret) =>
        spellings(secret).flatMap((spelling) =>
          [...said, ...kept].filter(({ text }) => text.includes(spelling)).map(({ place }) => `${secret}: ${place}`),
        ),
      );
      return [...new Set(places)];
    },
  };
}
