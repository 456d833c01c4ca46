import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from './browser';
import { openMenu, openPanel } from './support/frame';
import { fillLogin, screenOf } from './support/steps';

const FOLDER = path.join(import.meta.dirname, '../docs/pictures');
const MERCHANTS = ['aurora', 'bahari', 'lotus'] as const;
const THEMES = ['dark', 'light'] as const;
const PHONE = { width: 390, height: 844 };
/** Width of one screen on a sheet, px, and the space around it. */
const SHOWN_WIDTH = 292;
const GAP = 12;
const QUALITY = 0.82;

/** What of a page is still on its way: pictures that are in view. */
function settled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const pictures = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return (
      pictures.every((image) => image.complete) &&
      document.getAnimations().every(({ effect }) => {
        const { activeDuration, iterations } = effect?.getComputedTiming() ?? {};
        return (
          iterations === Infinity || Number(activeDuration) > 2000 || effect?.getComputedTiming().progress === null
        );
      })
    );
  });
}

async function shot(page: Page): Promise<string> {
  await settled(page);
  return (await page.screenshot()).toString('base64');
}

/** Home, side menu, wallet panel and member centre, as a member sees them. */
async function screensOf(page: Page): Promise<string[]> {
  await page.goto('/m/login');
  await fillLogin(page, 'demo_member', 'Demo1234');
  await screenOf(page, 'home').waitFor();
  await page.getByRole('button', { name: 'Quick links' }).waitFor();
  const home = await shot(page);
  const menu = await openMenu(page);
  const menuShot = await shot(page);
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'detached' });
  await openPanel(page, 'Deposit');
  const wallet = await shot(page);
  await page.goto('/m/member/home');
  await screenOf(page, 'member-home').waitFor();
  return [home, menuShot, wallet, await shot(page)];
}

/** Where a team leader works, with what is waited for on each page. */
const AGENT_PAGES: readonly (readonly [path: string, screen: string, part?: string])[] = [
  ['/m/agent', 'agent-home'],
  ['/m/agent/team/overview?days=30', 'team-overview', 'canvas'],
  ['/m/agent/team/pnl?days=30', 'team-profit', 'table'],
  ['/m/member/team', 'team'],
  ['/m/redRain', 'red-rain'],
  ['/m/member/agent/agentDivident', 'dividends'],
];

/** The agent's home, reports, team, red envelopes and dividends. */
async function screensOfAgents(page: Page): Promise<string[]> {
  await page.goto('/m/login');
  await fillLogin(page, 'demo_leader', 'Demo1234');
  await screenOf(page, 'home').waitFor();
  const shots: string[] = [];
  for (const [address, screen, part] of AGENT_PAGES) {
    await page.goto(address);
    await screenOf(page, screen).waitFor();
    if (part !== undefined) await page.getByRole('main').locator(part).waitFor();
    shots.push(await shot(page));
  }
  return shots;
}

/** Draws pictures side by side, as one WebP. */
async function sheet(browser: Browser, pictures: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage();
  const drawn = await page.evaluate(
    async ({ sources, width, gap, quality }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          return image;
        }),
      );
      const canvas = document.createElement('canvas');
      const height = Math.round((width * (images[0]?.height ?? 0)) / (images[0]?.width ?? 1));
      canvas.width = images.length * (width + gap) - gap;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.imageSmoothingQuality = 'high';
      images.forEach((image, index) => context.drawImage(image, index * (width + gap), 0, width, height));
      return canvas.toDataURL('image/webp', quality);
    },
    { sources: pictures, width: SHOWN_WIDTH, gap: GAP, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}

type Screens = (page: Page) => Promise<string[]>;

interface Sheet {
  /** The file, without its end. */
  readonly name: string;
  readonly merchant: string;
  readonly theme: (typeof THEMES)[number];
  readonly screens: Screens;
}

const SHEETS: readonly Sheet[] = THEMES.flatMap((theme) => [
  ...MERCHANTS.map((merchant) => ({ name: `${merchant}-${theme}`, merchant, theme, screens: screensOf })),
  { name: `agents-${theme}`, merchant: MERCHANTS[0], theme, screens: screensOfAgents },
]);

/** `pnpm pictures [address [name]]`: the pictures of docs/, taken from a site that runs (`npm start`). */
async function main(): Promise<void> {
  const site = new URL(process.argv[2] ?? 'http://localhost:4100');
  const wanted = process.argv[3] ?? '';
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser() });
  for (const { name, merchant, theme, screens } of SHEETS.filter((one) => one.name.startsWith(wanted))) {
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
    }, theme);
    const file = path.join(FOLDER, `${name}.webp`);
    writeFileSync(file, await sheet(browser, await screens(await context.newPage())));
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
    await context.close();
  }
  await browser.close();
}

await main();
