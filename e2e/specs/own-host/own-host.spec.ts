import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { BUCKET_COUNT, queuePosition } from 'shared-contracts/release/bucket';
import type { Feed, Signed } from 'shared-contracts/release/feed';
import { documentedSite, type DocumentedSite } from '../../support/own-host/documented-site';

const OLD = 'Our catalog';
const NEW = 'Our new catalog';
const HOST_LINES = 60;

const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
const inShare = (bucket: number): boolean => queuePosition(bucket, 'mfe-catalog@1.1.0') < BUCKET_COUNT / 10;
const inside = buckets.find(inShare) ?? 0;
const outside = buckets.find((bucket) => !inShare(bucket)) ?? 0;

let site: DocumentedSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await documentedSite();
});
test.afterAll(() => site.close());

async function open(page: Page, bucket: number, merchant: 'shop' | 'shop-abroad' = 'shop'): Promise<void> {
  await page.context().clearCookies();
  await page.addInitScript((drawn) => localStorage.setItem('releases.bucket', String(drawn)), bucket);
  await page.goto(site.urlOf(merchant));
}

async function expectCatalog(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

function feedOf(text: string): Feed {
  return JSON.parse((JSON.parse(text) as Signed).payload) as Feed;
}

/** The address of the entry of the newest catalog. */
function entryOf(version: string): string {
  const { releases } = feedOf(site.served('/release.json'));
  return `/r/mfe-catalog/${releases['mfe-catalog']?.[version]?.entry ?? ''}`;
}

test('a host of somebody else gets releases from the plugin and the CLI, by the commands in docs', async ({ page }) => {
  test.setTimeout(300_000);
  await test.step('it is small, and imports nothing of this site but the plugin', () => {
    const folder = path.join(site.folder, 'host');
    const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(texts.join('').split('\n').length).toBeLessThanOrEqual(HOST_LINES);
    expect(texts.join('').match(/shared-|host-shell|mfe-/g)).toBeNull();
  });
  await test.step('its first release', async () => {
    site.run('Begin');
    expect(site.run('Publish and promote remotes')).toContain('It brings a federation runtime of its own');
    await open(page, inside);
    await expectCatalog(page, OLD);
    await expect(page.getByText('The cart is empty')).toBeVisible();
  });
  await test.step('a canary by exact buckets, and a pin', async () => {
    site.run('Canary');
    expect(buckets.filter(inShare)).toHaveLength(BUCKET_COUNT / 10);
    await open(page, inside);
    await expectCatalog(page, NEW);
    await open(page, outside);
    await expectCatalog(page, OLD);
    await open(page, inside, 'shop-abroad');
    await expectCatalog(page, OLD);
  });
  await test.step('everybody but who is pinned', async () => {
    site.run('Give it to everybody');
    await open(page, outside);
    await expectCatalog(page, NEW);
    await open(page, outside, 'shop-abroad');
    await expectCatalog(page, OLD);
  });
  await test.step('the version before, where files are gone or have other bytes', async () => {
    const entry = entryOf('1.1.0');
    await page.route(`**${entry}`, (route) => route.abort());
    await open(page, outside);
    await expectCatalog(page, OLD);
    await page.unrouteAll();
    const body = `${site.served(entry)}\ndocument.title = 'stolen';`;
    await page.route(`**${entry}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
    await open(page, outside);
    await expectCatalog(page, OLD);
    expect(await page.title()).not.toBe('stolen');
    await page.unrouteAll();
  });
  await test.step('nothing by a document that nobody signed', async () => {
    const forged = site.served('/release.json').replaceAll('1.1.0', '1.0.0');
    await page.route('**/release.json', (route) => route.fulfill({ body: forged, contentType: 'application/json' }));
    await open(page, outside);
    await expect(page.getByText('catalog is not there')).toBeVisible();
    await page.unrouteAll();
  });
  await test.step('switched off, with the word of the operator', async () => {
    site.run('Switch off');
    await open(page, outside);
    await expect(page.getByText('The cart is closed until noon')).toBeVisible();
    await expectCatalog(page, NEW);
  });
  await test.step('taken back; the store is as it should be', async () => {
    const said = site.run('Take back');
    expect(said).toContain('rollback mfe-catalog');
    await open(page, outside);
    await expectCatalog(page, OLD);
    await expect(page.getByText('The cart is empty')).toBeVisible();
  });
});
