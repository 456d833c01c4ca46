import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';

/** Something about a device that a page cannot choose. */
export interface Condition {
  readonly name: string;
  /** Part of the short form. */
  readonly isQuick: boolean;
  readonly options?: BrowserContextOptions;
  /** Before the first document. */
  readonly prepare?: (page: Page, context: BrowserContext) => Promise<unknown>;
}

const DAY_MS = 86_400_000;

/** A storage that refuses: every use of it throws, or every write. */
function refuseStorage(kind: 'denied' | 'full'): (page: Page) => Promise<unknown> {
  return (page) =>
    page.addInitScript((how) => {
      if (how === 'denied') {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        return;
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }, kind);
}

/** Texts that were never written by this site, or not by this version of it. */
const FOREIGN_TEXTS: Readonly<Record<string, string>> = {
  'an empty text': '',
  'half of a JSON': '{"v":1,"savedAt":17',
  'a JSON of another shape': '[[[1]]]',
  'a null': 'null',
  'a number': '1e400',
  'a text with odd letters': '\u0000\u202e\ud800<img src=x onerror=alert(1)>',
  'the form of a later version': '{"v":999,"savedAt":1,"language":"EN","data":{"list":7},"token":{},"type":"9"}',
};

/** Every key the site writes holds a text that it cannot use. */
function foreignTexts(text: string): (page: Page) => Promise<unknown> {
  return (page) =>
    page.addInitScript(
      ([local, session, value]) => {
        if (sessionStorage.getItem('chaos-spoilt') !== null) return;
        for (const key of local) localStorage.setItem(key, value);
        for (const key of session) sessionStorage.setItem(key, value);
        sessionStorage.setItem('chaos-spoilt', '1');
      },
      [Object.values(LOCAL_KEY), Object.values(SESSION_KEY), text] as const,
    );
}

/** The device believes it is another day. */
function clockOff(days: number): (page: Page) => Promise<unknown> {
  return (page) => page.clock.install({ time: Date.now() + days * DAY_MS });
}

async function slowDown(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

const FOREIGN = Object.entries(FOREIGN_TEXTS).map(([name, text], index): Condition => ({
  name: `every stored text is ${name}`,
  isQuick: index === 6,
  prepare: foreignTexts(text),
}));

const PLACES = [
  ['Pacific/Kiritimati', 'tr-TR', true],
  ['America/St_Johns', 'ar-EG', false],
  ['Asia/Kathmandu', 'fa-IR', false],
  ['Pacific/Pago_Pago', 'th-TH-u-ca-buddhist-nu-thai', false],
] as const;

/** What a page may find on a device: it goes on in every one of them. */
export const CONDITIONS: readonly Condition[] = [
  { name: 'storage is denied', isQuick: true, prepare: refuseStorage('denied') },
  { name: 'storage is full', isQuick: true, prepare: refuseStorage('full') },
  ...FOREIGN,
  { name: 'the clock is two days early', isQuick: false, prepare: clockOff(-2) },
  { name: 'the clock is two days late', isQuick: true, prepare: clockOff(2) },
  { name: 'the processor is six times slower', isQuick: false, prepare: slowDown },
  ...PLACES.map(([timezoneId, locale, isQuick]): Condition => ({
    name: `in ${timezoneId}, set to ${locale}`,
    isQuick,
    options: { timezoneId, locale },
  })),
  { name: '320 pixels wide', isQuick: false, options: { viewport: { width: 320, height: 568 } } },
  { name: 'on its side', isQuick: false, options: { viewport: { width: 844, height: 390 } } },
  { name: 'three times as fine', isQuick: false, options: { deviceScaleFactor: 3 } },
];
