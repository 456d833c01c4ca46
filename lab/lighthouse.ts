import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tableText } from 'services/document-table';
import { findBrowser } from 'e2e/browser/find-browser';
import { keepResult } from 'services/results';

/** The last version for Node 20. It is fetched when this runs: the site is neither built nor tested with it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/m/home', '/m/rng', '/m/activity', '/m/login'];
/** What must be reached; of performance the score is told, the bench judges it. */
const REQUIRED = ['accessibility', 'best-practices', 'seo'];

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly details?: { readonly items?: readonly unknown[] };
}

interface Result {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
}

function measure(address: string, browser: string): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const report = path.join(folder, 'report.json');
  const flags = `--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const words = [
    '--yes',
    LIGHTHOUSE,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${flags}`,
  ];
  const { status } = spawnSync('npx', [...words, '--no-enable-error-reporting'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  if (status !== 0) throw new Error(`Lighthouse did not come to an end for ${address}`);
  const result = JSON.parse(readFileSync(report, 'utf8')) as Result;
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** What costs points, with what it was found on. */
function faultsOf({ audits, categories }: Result, name: string): readonly string[] {
  return (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [`  ${name}: ${audit.title}\n    ${JSON.stringify(audit.details?.items ?? []).slice(0, 600)}`];
  });
}

const CATEGORIES = ['performance', ...REQUIRED];

interface Scores {
  readonly page: string;
  /** Out of 100, in the order of {@link CATEGORIES}. */
  readonly scores: readonly number[];
}

function measured(site: string, page: string, browser: string): Scores {
  const result = measure(new URL(page, site).href, browser);
  const scores = CATEGORIES.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100));
  process.stdout.write(`${page}: ${CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(', ')}\n`);
  for (const fault of REQUIRED.flatMap((name) => faultsOf(result, name))) process.stdout.write(`${fault}\n`);
  return { page, scores };
}

/**
 * `pnpm lighthouse [address]`: what Lighthouse says of a running site's home, list, promotions and login, kept in
 * results/lighthouse.md; status 1 where it is not enough. Only production may be found by search engines.
 */
async function main(): Promise<void> {
  const [site = 'http://localhost:4100'] = process.argv.slice(2);
  const browser = await findBrowser();
  const all = PAGES.map((page) => measured(site, page, browser));
  const rows = all.map(({ page, scores }) => [page, ...scores.map(String)]);
  keepResult('lighthouse.md', tableText([['page', ...CATEGORIES], ...rows], [1, 2, 3, 4]));
  const isGood = all.every(({ scores }) => scores.every((score, index) => index === 0 || score === 100));
  process.exitCode = isGood ? 0 : 1;
}

await main();
