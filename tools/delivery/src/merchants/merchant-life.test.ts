import { readdir } from 'node:fs/promises';
import { contentsOf, runMfe } from 'release-cli/test-support/run-mfe';
import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import { brandStyles, brandStylesAt } from 'shared-contracts/brand';
import { brandId } from 'shared-contracts/release/brand-canary';
import { ask } from '../test-support/ask';
import { closeAll, deliveredSite } from '../test-support/delivered-site';

afterEach(closeAll);

const HOST = 'palm.example';

it('makes, previews, opens, canaries with a new brand and closes a merchant while the site is served, without a file of the repository', async () => {
  const site = await deliveredSite({}, undefined, { contract: { version: '1.2.0', range: '^1.2.0' } });
  const repository = await scratchFolder();
  const seconds: [step: string, seconds: number][] = [];
  const step = async (name: string, ...words: string[]): Promise<void> => {
    const start = performance.now();
    const { status, error } = await runMfe(site, words, { repository });
    seconds.push([name, (performance.now() - start) / 1000]);
    expect([name, status, error]).toEqual([name, 0, '']);
  };
  const page = (): ReturnType<typeof ask> => ask(site.url, '/m/home', { host: HOST });

  await step(
    'create',
    ...`merchant create palm --name Palm --languages EN --hue 150 --origin https://${HOST}`.split(' '),
  );
  expect((await page()).status).toBe(404);

  const before = await contentsOf(site.store);
  await step('preview', 'preview', 'merchant', 'open', 'palm');
  expect(await contentsOf(site.store)).toEqual(before);

  await step('open', 'merchant', 'open', 'palm');
  const opened = await page();
  expect([opened.status, opened.body.includes('data-merchant="palm"')]).toEqual([200, true]);

  await step('brand', 'merchant', 'brand', 'palm', '--hue', '20');
  const branded = await page();
  expect([branded.status, branded.body.equals(opened.body)]).toEqual([200, false]);

  await step('rollback', 'merchant', 'rollback', 'palm', '--to', '2');
  const back = await page();
  const has = (body: Buffer, hue: number): boolean => body.includes(brandStyles({ hue, chroma: 0.15, accentHue: 85 }));
  expect([opened, branded, back].map(({ body }) => [has(body, 150), has(body, 20)])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);

  const tried = { hue: 80, chroma: 0.15, accentHue: 85 };
  const triedStyles = brandStylesAt(`:root[data-brand="${brandId(tried)}"]`, tried);
  const shareSeen = async (): Promise<readonly [string | undefined, boolean]> => {
    const { body } = await page();
    return [/ data-brand-canary="[0-9a-f]{8} (\d+)"/.exec(body.toString())?.[1], body.includes(triedStyles)];
  };
  await step('canary on 10 %', 'merchant', 'brand', 'palm', '--hue', '80', '--percent', '10');
  expect(await shareSeen()).toEqual(['1000', true]);
  await step('canary on 50 %', 'merchant', 'brand', 'palm', '--percent', '50');
  expect(await shareSeen()).toEqual(['5000', true]);
  await step('end of the canary', 'merchant', 'brand', 'palm', 'end');
  expect((await page()).body.equals(back.body)).toBe(true);
  await step('canary again', 'merchant', 'brand', 'palm', '--hue', '80', '--percent', '0.01');
  await step('promotion', 'merchant', 'brand', 'palm', 'promote');
  expect([has((await page()).body, 80), await shareSeen()]).toEqual([true, [undefined, false]]);

  await step('close', 'merchant', 'close', 'palm');
  expect((await page()).status).toBe(404);
  expect((await ask(site.url, '/m/home')).status).toBe(200);
  expect(await readdir(repository)).toEqual([]);
  for (const [name, taken] of seconds) process.stdout.write(`${name}: ${taken.toFixed(2)} s\n`);
});
