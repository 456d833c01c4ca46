import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { LanguageCode } from 'shared-contracts/language';
import { PRERENDERED_PAGES } from 'shared-contracts/release/prerendered';
import { openPage } from './browser';
import { pageOf } from './page-of';
import type { Rendered } from './render-rounds';
import type { TakenOver } from './take-over';

const NOW = Date.UTC(2026, 2, 15, 12);
const PAGES = Object.values(PRERENDERED_PAGES);
const LANGUAGES = ['EN', 'CN', 'ID', 'TY'] as const;

let boot: BootDocument;
const pages = new Map<string, Rendered>();

// Everything is rendered before the first browser opens: what renders must find no page.
beforeAll(async () => {
  const { withGateway } = await import('./gateway-answers');
  const { renderInRounds } = await import('./render-rounds');
  const { bootOf, openSection } = await import('./site');
  boot = await bootOf();
  await withGateway(NOW, async (answer) => {
    for (const path of PAGES)
      for (const language of LANGUAGES)
        pages.set(`${path} ${language}`, await renderInRounds({ path, boot, language, openSection, now: NOW }, answer));
  });
});

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

/** Opens a page in a fresh browser, with modules of its own, and starts the host on it. */
async function visit(
  path: string,
  language: LanguageCode,
  html: (page: string) => string = String,
): Promise<TakenOver> {
  const page = pages.get(`${path} ${language}`) as Rendered;
  openPage(html(pageOf(boot, page)), path);
  localStorage.setItem('language', language);
  jest.resetModules();
  const { openSection } = await import('./site');
  const { takeOver } = await import('./take-over');
  const taken = await takeOver(openSection, language, JSON.parse(page.pageAnswers));
  await taken.end();
  return taken;
}

describe.each(PAGES)('%s', (path) => {
  it.each(LANGUAGES)('in %s is taken over as it was rendered', async (language) => {
    const { isSame, before, after, reports } = await visit(path, language);
    expect(isSame).toBe(true);
    expect(after).toBe(before);
    expect(reports).not.toContain('page.drawnAgain');
    expect(errors.mock.calls).toEqual([]);
  });
});

it('draws a page again that is not what the browser draws, and reports it', async () => {
  const { isSame, reports } = await visit('/m/login', 'EN', (page) => page.replace('Welcome back', 'Welcome'));
  expect(isSame).toBe(false);
  expect(reports).toContain('page.drawnAgain');
});
