import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { parseBootDocument } from 'shared-contracts/release/boot-document';
import { findBrowser } from '../browser';
import { fullFilePlan, quickFilePlan } from './file-plan';
import { tryFile } from './try-file';
import { writeDownAnnouncements } from './page-state';
import { takeBeginnings } from './stage-set';
const url = 'http://localhost:5580';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({
  baseURL: url,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
});
await context.addInitScript('globalThis.__name = (work) => work');
await writeDownAnnouncements(context);
const page = await context.newPage();
await page.clock.install();
await takeBeginnings(page);
page.on('pageerror', (e) => console.log('    THROWN', e.message));
const text = await (await fetch(`${url}/m/home`)).text();
const boot = parseBootDocument(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
const names = (name: string, version: string) =>
  (
    JSON.parse(readFileSync(`/tmp/k10a-home/store/descriptors/${name}/${version}.json`, 'utf8')) as {
      files: { name: string }[];
    }
  ).files
    .map((f) => f.name)
    .filter((n) => /\.(mjs|css)$/.test(n));
const [from, to] = (process.env['RANGE'] ?? '0-9999').split('-').map(Number);
const plan = (process.argv[2] === 'full' ? fullFilePlan : quickFilePlan)(boot, names).slice(from, to);
console.log(plan.length, fullFilePlan(boot, names).length);
for (const one of plan) {
  const t = Date.now();
  const problems = await tryFile(page, url, one).catch((e: Error) => [e.message.split('\n')[0]]);
  console.log(
    problems.length ? 'BAD ' : 'ok  ',
    ((Date.now() - t) / 1000).toFixed(1),
    one.package,
    one.kind,
    one.file,
    one.fault,
    one.who,
    one.at,
    problems.map((p) => `\n      ${p?.slice(0, 250)}`).join(''),
  );
}
await browser.close();
