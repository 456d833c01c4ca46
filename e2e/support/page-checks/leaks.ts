import type { Page } from '@playwright/test';
import { HEALTH_PATH } from 'shared-contracts/release/health';
import type { Control } from '../control';
import { storageOf } from '../steps';

/** Everything that a page said to somebody, or left lying about. */
export interface LeakWatch {
  /** The places where one of these texts is found, as it was typed or encoded; none is as it should be. */
  readonly find: (secrets: readonly string[]) => Promise<readonly string[]>;
  /** How many reports about its health the page has sent: what was not sent could not have leaked. */
  readonly healthReports: () => number;
}

/** A text, and where it was found. */
interface Place {
  readonly place: string;
  readonly text: string;
}

/** A device's key that a script could read out; none may be. */
export const READABLE_KEY = 'a key that can be read out';

/** Calls whose body carries a password as it is, under TLS alone (docs/product/common.md#sealed-calls). */
const PLAIN_CALLS = ['/passWordChangeV2'];

/** A text as it may hide: as it is, in base64, percent-encoded. */
function spellings(secret: string): readonly string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  return [...new Set([secret, base64, encodeURIComponent(secret)])];
}

/** What every database of the page holds, as text. */
function databasesOf(page: Page): Promise<readonly Place[]> {
  return page.evaluate(async (readableKey) => {
    const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('a database did not open'));
      });
    const spelt = (_name: string, value: unknown): unknown =>
      value instanceof CryptoKey ? (value.extractable ? readableKey : 'a key') : value;
    const places: { place: string; text: string }[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = await settled(database.transaction(store).objectStore(store).getAll());
        places.push({ place: `indexedDB ${name} ${store}`, text: JSON.stringify(records, spelt) });
      }
      database.close();
    }
    return places;
  }, READABLE_KEY);
}

/** What the page and its gateway hold at this moment. */
async function keptBy(page: Page, control: Control): Promise<readonly Place[]> {
  const { session, local } = await storageOf(page);
  return [
    ...Object.entries(session).map(([key, text]) => ({ place: `sessionStorage ${key}`, text })),
    ...Object.entries(local).map(([key, text]) => ({ place: `localStorage ${key}`, text })),
    ...(await databasesOf(page)),
    { place: 'document', text: await page.content() },
    { place: 'history', text: await page.evaluate(() => JSON.stringify([history.state, window.name])) },
    { place: 'cookies', text: JSON.stringify(await page.context().cookies()) },
    { place: 'log of the gateway', text: (await control.log()).join('\n') },
  ];
}

/** Watches a page for secrets: addresses, bodies that are not sealed, console, storage, the document, the log. */
export function watchLeaks(page: Page, control: Control): LeakWatch {
  const said: Place[] = [];
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
      const places = [...said, ...(await keptBy(page, control))];
      const found = secrets.flatMap((secret) =>
        spellings(secret).flatMap((spelling) =>
          places.filter(({ text }) => text.includes(spelling)).map(({ place }) => `${secret}: ${place}`),
        ),
      );
      return [...new Set(found)];
    },
    healthReports: () =>
      said.filter(({ place, text }) => place === `body of ${HEALTH_PATH}` && text.includes('"entries"')).length,
  };
}
