import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesNamed } from '../../brand/named-pictures';
import { iconSvg, logoSvg, pngOf } from '../../test-support/brand-files';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { verifyStore } from '../../verify/verify-store';

let site: FixtureSite;
beforeEach(async () => {
  site = await fixtureSite();
});

async function fileWith(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(site.home, name);
  await writeFile(file, content);
  return file;
}

function brand(...words: string[]): Promise<Ran> {
  return runMfe(site, ['merchant', 'brand', 'aurora', ...words]);
}

async function done(words: readonly string[]): Promise<string> {
  const { status, out, error } = await runMfe(site, words);
  expect([words, status, error]).toEqual([words, 0, '']);
  return out;
}

async function brandNow(): Promise<Record<string, unknown>> {
  const shown = JSON.parse(await done(['merchant', 'show', 'aurora'])) as { readonly brand: Record<string, unknown> };
  return shown.brand;
}

const stored = (): Promise<readonly string[]> => site.store.list('m/brand/');

describe('the pictures of a brand', () => {
  it('are set, shown, told in the history, taken away and brought back', async () => {
    const logo = await fileWith('logo.svg', logoSvg());
    const out = (await brand('--logo', logo, '--icon', await fileWith('icon.png', pngOf(512, 512)), '--hue', '20')).out;
    expect(out).toMatch(/merchants\.aurora\.brand\.logo: svg [0-9a-f]{12}, 120 x 30 is new/);
    expect(out).toMatch(/merchants\.aurora\.brand\.icon: png [0-9a-f]{12} is new/);
    const set = await brandNow();
    expect(set).toMatchObject({ hue: 20, logo: [{ width: 120, height: 30 }] });
    expect(await stored()).toEqual([...picturesNamed(set)].toSorted());
    const [{ src }] = set['logo'] as [{ readonly src: string }];
    expect((await site.store.get(src.slice(1)))?.bytes).toEqual(Uint8Array.from(await readFile(logo)));

    expect((await brand('--hue', '30')).status).toBe(0);
    expect(await brandNow()).toEqual({ ...set, hue: 30 });
    expect((await brand('--no-logo', '--no-icon')).out).toMatch(/brand\.logo: svg [0-9a-f]{12}, 120 x 30 is gone/);
    expect(await brandNow()).not.toHaveProperty('logo');
    expect(await brandNow()).not.toHaveProperty('icon');
    await done(['merchant', 'rollback', 'aurora', '--to', '2']);
    expect(await brandNow()).toEqual(set);
    expect(await done(['merchant', 'history', 'aurora'])).toMatch(/aurora\.brand\.logo: svg/);
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems: [] });
  });

  it('are one for each theme where two are given', async () => {
    const [light, dark] = [await fileWith('l.svg', logoSvg()), await fileWith('d.png', pngOf(400, 100))];
    expect((await brand('--logo', light, '--logo-dark', dark)).out).toContain('120 x 30 for the light theme and png ');
    expect((await brandNow())['logo']).toMatchObject([
      { theme: 'light', width: 120, height: 30 },
      { theme: 'dark', width: 400, height: 100 },
    ]);
    expect((await brand('--logo-dark', dark)).error).toBe(
      '--logo-dark goes with --logo, which is then the logo of the light theme',
    );
  });

  it.each([
    ['a script', 'logo.svg', logoSvg('<script>alert(1)</script>'), 'has <script>: '],
    ['another kind than its name says', 'logo.png', '<html/>', 'has <html>: '],
    ['no picture', 'logo.svg', 'GIF89a', 'is neither an SVG nor a PNG'],
  ])('are refused with %s, and nothing is written', async (_what, name, content, expected) => {
    const before = await contentsOf(site.store);
    const file = await fileWith(name, content);
    const { status, error } = await brand('--icon', await fileWith('icon.svg', iconSvg()), '--logo', file);
    expect([status, error]).toEqual([1, expect.stringContaining(`${file} ${expected}`)]);
    expect((await brand('--logo', join(site.home, 'none.svg'))).error).toContain('none.svg cannot be read (ENOENT)');
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('are not written by a dry run, nor with settings that are refused', async () => {
    const before = await contentsOf(site.store);
    const logo = await fileWith('logo.svg', logoSvg());
    expect((await brand('--logo', logo, '--dry-run')).out).toContain('brand.logo: svg ');
    expect((await brand('--logo', logo, '--chroma', '0.9')).status).toBe(1);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('are refused where the store does not have them', async () => {
    const src = `/m/brand/${'0'.repeat(64)}.svg`;
    const by = (value: unknown): Promise<Ran> =>
      runMfe(site, ['merchant', 'set', 'aurora', `brand.icon=${JSON.stringify(value)}`]);
    expect((await by(src)).error).toBe(
      `The settings name ${src.slice(1)}, which the store does not have: give its file to mfe merchant brand`,
    );
    for (const hostile of ['https://evil.example/x.svg', '/m/brand/../x.svg', 'data:image/svg+xml,x'])
      expect((await by(hostile)).error).toContain('not a picture of a brand');
    const theme = { src, width: 1, height: 1, theme: 'dark' };
    const { error } = await runMfe(site, ['merchant', 'set', 'aurora', `brand.logo=${JSON.stringify([theme])}`]);
    expect(error).toContain('one picture for both themes, or one for dark and one for light');
  });

  it('stay with their merchant: another one that is made like it has the colours alone', async () => {
    await brand('--logo', await fileWith('logo.svg', logoSvg()), '--icon', await fileWith('icon.svg', iconSvg()));
    const { logo: _logo, icon: _icon, ...colours } = await brandNow();
    await done(['merchant', 'create', 'palm', '--name', 'Palm', '--like', 'aurora']);
    expect(JSON.parse(await done(['merchant', 'show', 'palm']))).toMatchObject({ brand: colours });
    expect(await done(['merchant', 'show', 'palm'])).not.toContain('/m/brand/');
    await done([
      'merchant',
      'create',
      'coco',
      '--name',
      'Coco',
      '--like',
      'aurora',
      '--logo',
      join(site.home, 'logo.svg'),
    ]);
    expect(await done(['merchant', 'show', 'coco'])).toContain('/m/brand/');
  });

  it('have to be there where their merchant is opened', async () => {
    await done(['merchant', 'create', 'palm', '--name', 'Palm', '--like', 'aurora']);
    const icon = await fileWith('icon.svg', iconSvg());
    await done(['merchant', 'brand', 'palm', '--icon', icon]);
    const [key = ''] = await stored();
    await site.store.remove(key);
    await done(['merchant', 'set', 'aurora', 'name=Aurora II']);
    expect((await runMfe(site, ['merchant', 'open', 'palm'])).error).toContain(`The settings name ${key}`);
    expect(await done(['merchant', 'brand', 'palm', '--icon', icon])).toContain('Nothing to do');
    expect(await stored()).toEqual([key]);
    await done(['merchant', 'open', 'palm']);
  });

  it('that are gone or replaced are found by verify, and are back when their file is given again', async () => {
    const logo = await fileWith('logo.svg', logoSvg());
    await brand('--logo', logo);
    const [key = ''] = await stored();
    const found = await site.store.get(key);
    await site.store.replace(key, new TextEncoder().encode('<svg/>'), found?.etag ?? null);
    const problems = [`${key} is not the picture that the brand of its merchant names`];
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems });
    await brand('--logo', logo);
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems: [] });
    await site.store.remove(key);
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems });
    await brand('--logo', logo);
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems: [] });
  });
});
