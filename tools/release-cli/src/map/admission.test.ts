import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { SLOT_NAMES } from 'shared-contracts/remote/slot-map';
import { PRODUCT_PACKAGES, PRODUCT_SECTIONS } from '../settings/admitted-sections';
import { admissionFaults, admissionNotes, admittedView, assertAdmitted } from './admission';

const settings = { sections: PRODUCT_SECTIONS };
const nothing = { routes: [], slots: [], intents: [] };

function mapWith(change: Partial<ReleaseMap>): ReleaseMap {
  return { ...emptyReleaseMap('production'), defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' }, ...change };
}

describe('a section that an environment does not admit', () => {
  const bonus = { name: 'mfe-bonus', version: '1.0.0', contributions: nothing } as const;

  it('is refused with the command that admits it', () => {
    expect(admissionFaults('production', PRODUCT_SECTIONS, bonus)).toEqual([
      `production admits no section mfe-bonus: mfe settings edit 'sections.mfe-bonus={"slots":[]}' --env production would`,
    ]);
    expect(admissionFaults('production', { ...PRODUCT_SECTIONS, 'mfe-bonus': { slots: [] } }, bonus)).toEqual([]);
  });

  it.each<[string, Partial<ReleaseMap>]>([
    ['default', { defaults: { 'host-shell': '1.0.0', 'mfe-bonus': '1.0.0' } }],
    ['pin', { pins: { aurora: { 'mfe-bonus': '1.0.0' } } }],
    ['rollout', { rollouts: [{ package: 'mfe-bonus', version: '1.0.0', percent: 1 }] }],
  ])('becomes no %s', (_, change) => {
    expect(() => assertAdmitted(mapWith({}), mapWith(change), settings)).toThrow(
      'production admits no section mfe-bonus',
    );
    expect(() => assertAdmitted(mapWith(change), mapWith(change), settings)).not.toThrow();
  });

  it('is left out of pages, and verify says so', () => {
    const map = mapWith({ defaults: { 'host-shell': '1.0.0', 'mfe-bonus': '1.0.0' } });
    const view = admittedView(viewForMerchant(map, 'aurora'), PRODUCT_SECTIONS);
    expect(Object.keys(view.packages)).toEqual(['host-shell']);
    expect(admissionNotes(map, PRODUCT_SECTIONS)).toEqual([
      'Note: the map serves mfe-bonus, which production does not admit, so its pages leave it out',
    ]);
  });
});

describe('a release that other tools built', () => {
  const made = {
    name: 'mfe-games',
    version: '1.0.0',
    contributions: nothing,
    described: { ownRuntime: true },
  } as const;
  const budget = { start: 200, screen: 30, widget: 0, requests: 3, chain: 1 };

  it('brings a runtime of its own where the settings let its section', () => {
    expect(admissionFaults('production', PRODUCT_SECTIONS, made)).toEqual([
      'production does not let mfe-games bring a federation runtime of its own, as mfe-games 1.0.0 does: mfe settings edit sections.mfe-games.ownRuntime=true --env production would',
    ]);
    expect(admissionFaults('production', { 'mfe-games': { slots: [], ownRuntime: true } }, made)).toEqual([]);
    expect(admissionFaults('production', PRODUCT_SECTIONS, { ...made, described: { ownRuntime: false } })).toEqual([]);
  });

  it('states a budget above the ceiling where the settings let its section', () => {
    const heavy = { ...made, described: { ownRuntime: false }, budget };
    expect(admissionFaults('production', PRODUCT_SECTIONS, heavy)).toEqual([
      'mfe-games 1.0.0 allows itself too much: its budget has start 200, and no section may have more than 6: mfe settings edit sections.mfe-games.ownBudget=true --env production would let it',
    ]);
    expect(admissionFaults('production', { 'mfe-games': { slots: [], ownBudget: true } }, heavy)).toEqual([]);
  });
});

describe('a slot', () => {
  it.each(SLOT_NAMES)('%s is filled only by sections that the settings name for it', (slot) => {
    for (const name of PRODUCT_PACKAGES) {
      const contributions = { ...nothing, slots: [{ slot, widget: 'own', order: 1 }] };
      const allowed = name !== 'host-shell' && PRODUCT_SECTIONS[name]?.slots.includes(slot);
      expect(admissionFaults('production', PRODUCT_SECTIONS, { name, version: '1.0.0', contributions })).toEqual(
        allowed ? [] : [`production does not let ${name} fill the slot ${slot}, as ${name} 1.0.0 does`],
      );
    }
  });
});
