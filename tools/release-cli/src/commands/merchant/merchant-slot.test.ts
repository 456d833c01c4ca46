import { parseBootDocument } from 'shared-contracts/release/boot-document';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { setDefault } from '../../edits/edits';
import { pageKey } from '../../store/keys';
import { readText } from '../../store/store';
import { emptySite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { verifyStore } from '../../verify/verify-store';

const BANNERS = [
  { slot: 'home.banner', widget: 'home-banner', order: 0 },
  { slot: 'home.winners', widget: 'home-winners', order: 0 },
] as const;
const EVENTS = [{ slot: 'home.banner', widget: 'event', order: 10 }] as const;

let site: FixtureSite;

async function openSite(): Promise<void> {
  site = await emptySite();
  await site.publish('host-shell', '1.0.0');
  await site.publish('mfe-games', '1.0.0', { slots: [...BANNERS] });
  await site.publish('mfe-promotions', '1.0.0', { slots: [...EVENTS] });
  await site.edit((map) =>
    (['host-shell', 'mfe-games', 'mfe-promotions'] as const).reduce(
      (edited, name) => setDefault(edited, name, '1.0.0'),
      map,
    ),
  );
}

const slot = (...words: string[]): Promise<Ran> => runMfe(site, ['merchant', 'slot', ...words]);

async function done(...words: string[]): Promise<string> {
  const { status, out, error } = await runMfe(site, words);
  expect([words, status, error]).toEqual([words, 0, '']);
  return out;
}

async function slotsOfPage(code: string): Promise<MerchantConfig['slots']> {
  const page = (await readText(site.store, pageKey('production', code)))?.text ?? '';
  const [, boot = ''] = /<script[^>]* id="?boot"?[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  return parseBootDocument(boot).merchant.slots;
}

const ARRANGED = { first: ['mfe-promotions/event'], hidden: ['mfe-games/home-banner'] };

describe('mfe merchant slot', () => {
  beforeEach(openSite);

  it('arranges a slot of one merchant: shown, in its page, in the history in words, and taken back', async () => {
    expect(await done('merchant', 'slot', 'aurora')).toMatch(
      /^home\.banner +mfe-games\/home-banner, mfe-promotions\/event +-$/m,
    );
    const words = ['merchant', 'slot', 'aurora', 'home.banner', '--first', 'mfe-promotions/event'];
    expect(await done(...words)).toContain(
      'slot home.banner of aurora: as its sections rank it -> mfe-promotions/event first\n',
    );
    expect(await done('merchant', 'slot', 'aurora')).toMatch(
      /^home\.banner +mfe-promotions\/event, mfe-games\/home-banner +-$/m,
    );
    await done(...words, '--hide', 'mfe-games/home-banner');
    expect(await slotsOfPage('aurora')).toEqual({ 'home.banner': ARRANGED });
    expect(await slotsOfPage('bahari')).toBeUndefined();
    expect(await done('merchant', 'slot', 'aurora')).toMatch(
      /^home\.banner +mfe-promotions\/event +mfe-games\/home-banner$/m,
    );
    expect(JSON.parse(await done('merchant', 'show', 'aurora'))).toMatchObject({ slots: { 'home.banner': ARRANGED } });
    const preview = await done('preview', 'merchant', 'slot', 'aurora', 'home.banner', '--reset');
    expect(preview).toContain('without mfe-games/home-banner -> as its sections rank it');
    await done('merchant', 'slot', 'aurora', 'home.banner', '--reset');
    expect(await slotsOfPage('aurora')).toBeUndefined();
    expect(await done('merchant', 'slot', 'aurora', 'home.banner', '--reset')).toContain('Nothing to do');
    await done('merchant', 'rollback', 'aurora', '--to', '3');
    expect(await slotsOfPage('aurora')).toEqual({ 'home.banner': ARRANGED });
    expect(await done('merchant', 'history', 'aurora')).toContain('slot home.banner of aurora');
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems: [] });
  });

  it('costs nothing where a widget goes away later, and a way back may name it again', async () => {
    await done('merchant', 'slot', 'aurora', 'home.winners', '--hide', 'mfe-games/home-winners');
    await done('merchant', 'slot', 'aurora', 'home.winners', '--reset');
    for (const version of Array.from({ length: 10 }, (_, index) => `2.${index}.0`))
      await site.publish('mfe-games', version, { slots: BANNERS.map((entry) => ({ ...entry, widget: 'renamed' })) });
    await done('promote', 'mfe-games', '2.9.0');
    await done('promote', 'mfe-games', '2.8.0');
    expect((await slot('aurora', 'home.winners', '--hide', 'mfe-games/home-winners')).status).toBe(1);
    await done('merchant', 'rollback', 'aurora', '--to', '2');
    await done('merchant', 'set', 'aurora', 'name=Aurora II');
    expect(await slotsOfPage('aurora')).toEqual({ 'home.winners': { hidden: ['mfe-games/home-winners'] } });
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems: [] });
  });

  it('says of a widget that is published, but not served yet', async () => {
    await site.publish('mfe-promotions', '1.1.0', {
      slots: [...EVENTS, { slot: 'home.banner', widget: 'strip', order: 20 }],
    });
    expect(await done('merchant', 'slot', 'aurora', 'home.banner', '--first', 'mfe-promotions/strip')).toContain(
      '\naurora is served no mfe-promotions/strip yet: home.banner is arranged for when it is\n',
    );
  });
});

describe('mfe merchant slot refuses', () => {
  beforeAll(openSite);

  it.each<[string, readonly string[], number, RegExp]>([
    ['a slot that there is not', ['aurora', 'home.baner', '--reset'], 1, /^There is no slot home\.baner; did you mean/],
    ['one like no other', ['aurora', 'x', '--reset'], 1, /^There is no slot x: it is one of home\.banner, /],
    [
      'a misspelt widget',
      ['aurora', 'home.banner', '--first', 'mfe-games/home-baner'],
      1,
      /^The slot home\.banner of aurora names mfe-games\/home-baner, .+ did you mean mfe-games\/home-banner\?$/,
    ],
    [
      'no widget',
      ['aurora', 'home.banner', '--hide', 'banner'],
      1,
      /slots\.home\.banner\.hidden\.0: not a widget such/,
    ],
    [
      'a widget twice',
      ['aurora', 'home.banner', '--first', 'mfe-games/home-banner,mfe-games/home-banner'],
      1,
      /slots\.home\.banner\.first: a widget twice: name it once$/,
    ],
    [
      'a widget that is hidden too',
      ['aurora', 'home.banner', '--first', 'mfe-games/home-banner', '--hide', 'mfe-games/home-banner'],
      1,
      /slots\.home\.banner: a widget is first and hidden at once/,
    ],
    ['a merchant that there is not', ['aurore', 'home.banner', '--reset'], 1, /^production has no merchant aurore/],
    ['to arrange without a word', ['aurora', 'home.banner'], 2, /^Say what home\.banner shows/],
    ['to arrange and to reset', ['aurora', 'home.banner', '--reset', '--hide', 'mfe-games/x'], 2, /^Say what home/],
    ['words without a slot', ['aurora', '--hide', 'mfe-games/home-banner'], 2, /^Name the slot/],
  ])('%s, with one sentence, and writes nothing', async (_, words, expected, sentence) => {
    const before = await contentsOf(site.store);
    const { status, error } = await slot(...words);
    expect([words, status]).toEqual([words, expected]);
    expect(error.split('\n')[0]).toMatch(sentence);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('a slot as a field of mfe merchant set, and says what arranges it', async () => {
    const { status, error } = await runMfe(site, ['merchant', 'set', 'aurora', 'slots.home.banner.first=["x"]']);
    expect([status, error]).toEqual([2, expect.stringMatching(/^A slot is arranged by "mfe merchant slot aurora /)]);
  });
});
