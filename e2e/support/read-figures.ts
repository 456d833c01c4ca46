import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** How the four languages write numbers: between thousands, and before the decimals. */
const MARKS = { EN: [',', '.'], CN: [',', '.'], ID: ['.', ','], TY: [',', '.'] } as const;
export type ReadLanguage = keyof typeof MARKS;
export const READ_LANGUAGES = Object.keys(MARKS) as readonly ReadLanguage[];

/** A figure of the screen as cents, or as a count; the text itself where it is not written as the language does. */
export function figureIn(language: ReadLanguage, text: string): number | string {
  const [group, mark] = MARKS[language];
  const [, sign, whole = '', decimals = ''] =
    new RegExp(`^([+-]?)₱?(\\d{1,3}(?:\\${group}\\d{3})*)(?:\\${mark}(\\d{2}))?$`).exec(text.trim()) ?? [];
  if (whole === '') return text;
  return Number(`${sign === '-' ? '-' : ''}${whole.replaceAll(group, '')}${decimals}`);
}

/** The texts of the figures on a report's cards, in their order. */
export function cardTexts(page: Page): Promise<string[]> {
  return page
    .locator('main dl dt + dd')
    .evaluateAll((values) => values.map((value) => value.querySelector('bdi')?.textContent ?? ''));
}

/** The texts of the amounts of a list, under the day that each stands under. */
export function rowTexts(page: Page): Promise<(readonly [day: string, amount: string])[]> {
  return page
    .locator('main section[aria-label] button [data-money]')
    .evaluateAll((amounts) =>
      amounts.map(
        (amount) => [amount.closest('section')?.getAttribute('aria-label') ?? '', amount.textContent] as const,
      ),
    );
}

/** Keeps what the back end answers to the page, by the end of the call's path. */
export function keepAnswers(page: Page): (path: string, startDate: string) => Promise<unknown> {
  const kept = new Map<string, Promise<unknown>>();
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    const page1 = ['1', null].includes(searchParams.get('pageNo'));
    const start = searchParams.get('startDate');
    if (start === null || !page1) return;
    const body = response.json().then(
      (answer) => (answer as { value: unknown }).value,
      () => undefined,
    );
    kept.set(`${pathname.split('/').slice(-2).join('/')} ${start}`, body);
  });
  return async (path, startDate) => {
    await expect.poll(() => [...kept.keys()]).toContain(`${path} ${startDate}`);
    return kept.get(`${path} ${startDate}`);
  };
}
