import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from './browser/find-browser';
import { agentScreens } from './pictures/agent-screens';
import { frameScreens } from './pictures/frame-screens';
import { gameScreens } from './pictures/game-screens';
import { sheet } from './pictures/shot';

const ROOT = path.join(import.meta.dirname, '..');
const MERCHANTS = ['aurora', 'bahari', 'lotus'] as const;
const THEMES = ['dark', 'light'] as const;
const PHONE = { width: 390, height: 844 };

/** A sheet of docs/pictures: screens of one merchant. */
interface Sheet {
  readonly name: string;
  readonly merchant: (typeof MERCHANTS)[number];
  readonly screens: (page: Page) => Promise<string[]>;
}

const SHEETS: readonly Sheet[] = [
  ...MERCHANTS.map((merchant) => ({ name: merchant, merchant, screens: frameScreens })),
  { name: 'games', merchant: 'aurora', screens: gameScreens },
  { name: 'agents', merchant: 'aurora', screens: agentScreens },
];

async function take(browser: Browser, site: URL, folder: string, { name, merchant, screens }: Sheet): Promise<void> {
  for (const theme of THEMES) {
    const context = await browser.newContext({
      baseURL: `http://${merchant}.${site.host}`,
      viewport: PHONE,
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    await context.addInitScript((chosen) => {
      localStorage.setItem('language', 'EN');
      localStorage.setItem('theme', chosen);
      sessionStorage.setItem('seenPopups', 'visitor member app');
    }, theme);
    const file = path.join(folder, `${name}-${theme}.webp`);
    writeFileSync(file, await sheet(browser, await screens(await context.newPage())));
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
    await context.close();
  }
}

/**
 * `pnpm pictures [address] [sheet ...] [--write]`: the pictures of docs/, taken from a site that runs (`npm start`); all
 * of them unless some are named. They go to `.local/pictures`, with `--write` to `docs/pictures`.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
  const [address = 'http://localhost:4100', ...names] = positionals;
  const folder = path.join(ROOT, values.write === true ? 'docs/pictures' : '.local/pictures');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  for (const wanted of SHEETS.filter(({ name }) => names.length === 0 || names.includes(name)))
    await take(browser, new URL(address), folder, wanted);
  await browser.close();
}

await main();
