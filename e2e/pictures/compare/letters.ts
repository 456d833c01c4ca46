import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { differenceOf } from './difference';
import { KeptFolder } from './kept-folder';
import { keepable, pixelsOf } from './kept-picture';
import { isAlike, LETTER_LIMITS } from './limits';

const NAME = 'letters';
const TOKENS = path.join(import.meta.dirname, '../../../host-shell/src/styles/tokens.css');

/** Words of all four languages, with the signs that amounts are written with. */
const WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'Deposit, withdraw and play: quick brown fox jumps'],
  ['zh-CN', '充值提款电子真人体育彩票优惠活动会员中心'],
  ['id', 'Setoran, penarikan, dan permainan terbaru'],
  ['fil', 'Magdeposito, mag-withdraw at maglaro ngayon'],
  ['en', '₱ 1,234,567.89 ¥ 0.00 % + − × #'],
];

function familiesOf(token: string): string {
  const [, families] = new RegExp(`--font-${token}:([^;]+);`).exec(readFileSync(TOKENS, 'utf8')) ?? [];
  if (families === undefined) throw new Error(`the tokens name no fonts for ${token}`);
  return families;
}

function document(): string {
  const lines = ['text', 'display'].flatMap((token) =>
    [400, 600, 800].flatMap((weight) =>
      WORDS.map(
        ([language, words]) =>
          `<p lang="${language}" style="font: ${weight} 15px/24px ${familiesOf(token).replaceAll('"', "'")}">${words}</p>`,
      ),
    ),
  );
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>p { margin: 0; white-space: nowrap }</style>${lines.join('')}`;
}

async function drawLetters(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 390, height: 740 } });
  await page.setContent(document());
  const picture = await keepable(await page.screenshot());
  await page.close();
  return picture;
}

/** Keeps how this machine draws letters. */
export async function keepLetters(browser: Browser): Promise<void> {
  new KeptFolder().write(NAME, await drawLetters(browser));
}

/** Whether this machine draws letters as the one did that the pictures are of. */
export async function hasSameLetters(browser: Browser): Promise<boolean> {
  const kept = new KeptFolder().read(NAME);
  if (kept === undefined) return false;
  const [before, now] = await Promise.all([kept, await drawLetters(browser)].map(pixelsOf));
  return before !== undefined && now !== undefined && isAlike(differenceOf(before, now), LETTER_LIMITS);
}
