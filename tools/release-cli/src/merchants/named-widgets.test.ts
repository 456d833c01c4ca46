import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { PRODUCT_SECTIONS } from '../settings/admitted-sections';
import { merchantFixture, settingsFixture } from '../test-support/fixture-dist';
import { namingFault, namingNote, newlyNamed, type KnownWidgets, type NamedWidget } from './named-widgets';

const NAMED: NamedWidget = {
  merchant: 'palm',
  slot: 'home.banner',
  section: 'mfe-games',
  id: 'mfe-games/home-banner',
};
const KNOWN: KnownWidgets = { served: [NAMED.id], published: [NAMED.id, 'mfe-games/new'], hasVersions: true };

const fault = (changes: Partial<NamedWidget>, known = KNOWN): string | undefined =>
  namingFault('production', PRODUCT_SECTIONS, { ...NAMED, ...changes }, known);

it.each<[string, Partial<NamedWidget>, KnownWidgets, string]>([
  [
    'of a section that the environment does not have',
    { section: 'mfe-gamse', id: 'mfe-gamse/home-banner' },
    KNOWN,
    'The slot home.banner of palm names mfe-gamse/home-banner, but production admits no section mfe-gamse: take it out; did you mean mfe-games?',
  ],
  [
    'of a section like no other',
    { section: 'mfe-raffle', id: 'mfe-raffle/strip' },
    KNOWN,
    `The slot home.banner of palm names mfe-raffle/strip, but production admits no section mfe-raffle: take it out, or admit the section with mfe settings edit 'sections.mfe-raffle={"slots":[]}' --env production`,
  ],
  [
    'of a section that may not fill the slot',
    { slot: 'home.ticker' },
    KNOWN,
    'The slot home.ticker of palm names mfe-games/home-banner, but production does not let mfe-games fill it: take it out, or add the slot to sections.mfe-games.slots',
  ],
  [
    'that nothing published has',
    { id: 'mfe-games/home-baner' },
    KNOWN,
    'The slot home.banner of palm names mfe-games/home-baner, which no published version of mfe-games puts there: take it out; did you mean mfe-games/home-banner?',
  ],
  [
    'of a section without any in the slot',
    {},
    { served: [], published: [], hasVersions: true },
    'The slot home.banner of palm names mfe-games/home-banner, which no published version of mfe-games puts there: take it out',
  ],
])('a widget %s may not be named', (_, changes, known, sentence) => expect(fault(changes, known)).toBe(sentence));

it('a widget may be named that is served, published, or of a section without versions yet', () => {
  expect([fault({}), namingNote(NAMED, KNOWN)]).toEqual([undefined, undefined]);
  expect(fault({ id: 'mfe-games/new' })).toBeUndefined();
  expect(namingNote({ ...NAMED, id: 'mfe-games/new' }, KNOWN)).toBe(
    'palm is served no mfe-games/new yet: home.banner is arranged for when it is',
  );
  expect(fault({ id: 'mfe-games/any' }, { served: [], published: [], hasVersions: false })).toBeUndefined();
});

it('only what was not named for the slot before is newly named, of open and closed merchants', () => {
  const withSlots = (code: string, slots: MerchantConfig['slots']) => merchantFixture(code, { slots });
  const before = settingsFixture([], {
    merchants: { aurora: withSlots('aurora', { 'home.banner': { first: ['mfe-games/a'] } }) },
  });
  const after = settingsFixture([], {
    merchants: { aurora: withSlots('aurora', { 'home.banner': { first: ['mfe-games/b'], hidden: ['mfe-games/a'] } }) },
    closedMerchants: { palm: withSlots('palm', { 'home.winners': { hidden: ['mfe-games/a'] } }) },
  });
  expect(newlyNamed(before, after)).toEqual([
    { merchant: 'aurora', slot: 'home.banner', section: 'mfe-games', id: 'mfe-games/b' },
    { merchant: 'palm', slot: 'home.winners', section: 'mfe-games', id: 'mfe-games/a' },
  ]);
  expect(newlyNamed(after, after)).toEqual([]);
  expect(newlyNamed(undefined, before)).toHaveLength(1);
});
