import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandStyles, brandStylesAt } from 'shared-contracts/brand';
import { brandId } from 'shared-contracts/release/brand-canary';
import { parseFeed, type Signed } from 'shared-contracts/release/feed';
import { addRollout } from '../../edits/rollout-edits';
import { feedKey, pageKey } from '../../store/keys';
import { readText } from '../../store/store';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { verifyStore } from '../../verify/verify-store';

let site: FixtureSite;
beforeEach(async () => {
  site = await fixtureSite(undefined, { contract: { version: '1.2.0', range: '^1.2.0' } });
});

function brand(...words: string[]): Promise<Ran> {
  return runMfe(site, ['merchant', 'brand', 'aurora', ...words]);
}

async function done(...words: string[]): Promise<string> {
  const { status, out, error } = await brand(...words);
  expect([words, status, error]).toEqual([words, 0, '']);
  return out;
}

async function page(): Promise<string> {
  return (await readText(site.store, pageKey('production', 'aurora')))?.text ?? '';
}

async function brandsInFeed(): Promise<unknown> {
  const found = await readText(site.store, feedKey('production', 'aurora'));
  return parseFeed((JSON.parse(found?.text ?? '') as Signed).payload).brands;
}

async function merchantNow(): Promise<Record<string, unknown>> {
  const { out } = await runMfe(site, ['merchant', 'show', 'aurora']);
  return JSON.parse(out) as Record<string, unknown>;
}

const OWN = { hue: 275, chroma: 0.17, accentHue: 85 };
const TRIED = { ...OWN, hue: 20 };
const [ownId, triedId] = [OWN, TRIED].map(brandId);

/** The policy's styles, and whether a page tries the brand. */
async function seen(): Promise<readonly [mark: string | undefined, hasStyles: boolean, isHashed: boolean]> {
  const html = await page();
  const styles = brandStylesAt(`:root[data-brand="${triedId}"]`, TRIED);
  const hash = createHash('sha256').update(styles).digest('base64');
  const [, mark] = /^<!doctype html>\n<html [^>]*data-brand-canary="([^"]*)"/.exec(html) ?? [];
  return [mark, html.includes(`<style>${styles}</style>`), html.includes(`sha256-${hash}`)];
}

describe('a brand that a share of devices tries', () => {
  it('is in the page beside the own one, with its hash, and grows, ends and leaves no byte', async () => {
    expect(await merchantNow()).toMatchObject({ brand: OWN });
    const before = await page();
    expect(await brandsInFeed()).toEqual({ [ownId ?? '']: 10_000 });

    const out = await done('--hue', '20', '--percent', '10');
    expect(out).toMatch(/^the brand of aurora, dark: the weakest contrast is .+$/m);
    expect(out).toMatch(/^the tried brand, light: the weakest contrast is .+$/m);
    expect(await seen()).toEqual([`${triedId} 1000`, true, true]);
    expect((await page()).indexOf(brandStyles(OWN))).toBeLessThan((await page()).indexOf(`[data-brand="${triedId}"]`));
    expect(await brandsInFeed()).toEqual({ [ownId ?? '']: 10_000, [triedId ?? '']: 1000 });

    await done('--percent', '12.34');
    expect((await seen())[0]).toBe(`${triedId} 1234`);
    expect(await done('--percent', '12.34')).toContain('Nothing to do: it is so already.');
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems: [] });

    expect(await done('end')).toContain('merchants.aurora.brandCanary');
    expect(await page()).toBe(before);
    expect(await brandsInFeed()).toEqual({ [ownId ?? '']: 10_000 });
  });

  it('becomes the own one by its promotion, and a rollback has it tried again', async () => {
    await done('--hue', '20', '--percent', '50');
    await done('promote');
    expect(await merchantNow()).toMatchObject({ brand: TRIED });
    expect(await merchantNow()).not.toHaveProperty('brandCanary');
    expect(await page()).toContain(`<style>${brandStyles(TRIED)}`);
    expect(await seen()).toEqual([undefined, false, false]);
    expect(await brandsInFeed()).toEqual({ [triedId ?? '']: 10_000 });

    const history = await runMfe(site, ['merchant', 'history', 'aurora']);
    expect(history.out.split('\n').filter((line) => line.includes('brand'))).toHaveLength(2);
    await runMfe(site, ['merchant', 'rollback', 'aurora', '--to', '2']);
    expect(await merchantNow()).toMatchObject({ brand: OWN, brandCanary: { brand: TRIED, percent: 50 } });
    expect((await seen())[0]).toBe(`${triedId} 5000`);
  });

  it('is shown with its share and the contrasts of both', async () => {
    await done('--hue', '20', '--percent', '10');
    const out = await done();
    expect(out).toMatch(/^10 % of devices try another one since \d{4}-/m);
    expect(out.match(/the weakest contrast/g)).toHaveLength(4);
  });

  it('keeps its share while the own brand changes', async () => {
    await done('--hue', '20', '--percent', '10');
    await done('--hue', '200');
    expect(await merchantNow()).toMatchObject({ brand: { hue: 200 }, brandCanary: { brand: TRIED, percent: 10 } });
  });

  it('comes from a file of design tokens', async () => {
    const file = join(site.home, 'new.json');
    await writeFile(file, JSON.stringify({ brand: { $type: 'color', main: { $value: '#0a7f3f' } } }));
    await done('--tokens', file, '--percent', '0.01');
    expect(await merchantNow()).toMatchObject({ brand: OWN, brandCanary: { percent: 0.01 } });
    expect((await page()).match(/data-brand-canary="[0-9a-f]{8} 1"/)).not.toBeNull();
  });

  it('waits for the end of a lock, but for its end with a reason', async () => {
    await done('--hue', '20', '--percent', '10');
    await runMfe(site, ['lock', '--reason', 'audit']);
    expect((await brand('--percent', '50')).status).toBe(1);
    expect((await brand('promote')).status).toBe(1);
    expect((await brand('end')).status).toBe(1);
    await done('end', '--during-freeze', 'players cannot read it');
    expect(await merchantNow()).not.toHaveProperty('brandCanary');
  });
});

describe('mfe merchant brand refuses', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['a share of a brand that nobody names', ['--percent', '10'], /^aurora tries no brand: begin with "mfe merchant/],
    ['to promote nothing', ['promote'], /^aurora tries no brand/],
    ['to end nothing', ['end'], /^aurora tries no brand/],
    ['the own brand', ['--hue', '275', '--percent', '10'], /^This is the brand of aurora already: name another one/],
    ['half a bucket', ['--hue', '20', '--percent', '0.005'], /percent.*at most two decimals/],
    ['more than all devices', ['--hue', '20', '--percent', '101'], /percent/],
    ['a value outside of its limits', ['--hue', '400', '--percent', '10'], /brandCanary\.brand\.hue/],
  ])('%s, with one sentence, and writes nothing', async (_, words, sentence) => {
    const before = await contentsOf(site.store);
    const { status, error } = await brand(...words);
    expect([words, status, error.split('\n').length]).toEqual([words, 1, 1]);
    expect(error).toMatch(sentence);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('a second brand beside the one that is tried', async () => {
    await done('--hue', '20', '--percent', '10');
    expect((await brand('--hue', '30', '--percent', '10')).error).toBe(
      'aurora tries another brand already, on 10 % of devices: end that first with "mfe merchant brand aurora end"',
    );
  });

  it('a brand for the devices of a closed merchant', async () => {
    await runMfe(site, ['merchant', 'create', 'palm', '--name', 'Palm', '--languages', 'EN', '--hue', '150']);
    const { error } = await runMfe(site, ['merchant', 'brand', 'palm', '--hue', '20', '--percent', '10']);
    expect(error).toBe(
      'palm is closed, so no device could try a brand: open it first, or change its brand without --percent',
    );
  });

  it('a host that would show the own brand to everybody', async () => {
    await site.publish('host-shell', '0.9.0', { contract: { version: '1.1.0', range: '^1.1.0' } });
    await site.edit((map) => addRollout(map, { package: 'host-shell', version: '0.9.0', percent: 1 }));
    expect((await brand('--hue', '20', '--percent', '10')).error).toBe(
      'host-shell 0.9.0, which devices of aurora get, is of contract 1.1.0 and would show all of them the own brand: serve one of 1.2.0 or newer first',
    );
  });

  it('words that say nothing, as a wrong usage', async () => {
    for (const words of [
      ['begin'],
      ['end', '--hue', '3'],
      ['promote', '--percent', '3'],
      ['promote', '--during-freeze', 'why'],
      ['--percent', '10', '--during-freeze', 'why'],
      ['--percent', 'ten'],
      ['--percent', '10', '--export', 'file'],
    ])
      expect([words, (await brand(...words)).status]).toEqual([words, 2]);
  });
});
