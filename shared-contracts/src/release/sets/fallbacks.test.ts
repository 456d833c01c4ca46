import { packageEntries } from '../../packages/remote-names';
import { prunePrevious } from './fallbacks';
import { emptyReleaseMap, type ReleaseMap } from '../documents/release-map';
import { viewForMerchant, type MapView } from './resolve';
import { madeReleases, onContract, speaking } from '../test-support/made-releases';

const { verifier } = madeReleases({
  'host-shell': { '1.0.0': {}, '2.0.0': onContract(2) },
  'mfe-games': { '1.0.0': {}, '1.1.0': {}, '1.2.0': speaking(2), '2.0.0': onContract(2) },
  'mfe-agent': { '1.0.0': {}, '1.1.0': {}, '1.2.0': speaking(1), '2.0.0': onContract(2) },
});

const defaults = { 'host-shell': '1.0.0', 'mfe-games': '1.1.0', 'mfe-agent': '1.1.0' };

function pruned(change: Partial<ReleaseMap>): MapView {
  return prunePrevious(viewForMerchant({ ...emptyReleaseMap('test'), defaults, ...change }, 'aurora'), verifier);
}

describe('fallbacks', () => {
  it.each<[string, Partial<ReleaseMap>, Partial<Record<'host-shell' | 'mfe-games' | 'mfe-agent', string>>]>([
    ['stay where they fit', { previous: { 'mfe-games': '1.0.0', 'mfe-agent': '1.0.0' } },
      { 'mfe-games': '1.0.0', 'mfe-agent': '1.0.0' }],
    ['go where the host has moved on', {
      defaults: { 'host-shell': '2.0.0', 'mfe-games': '2.0.0', 'mfe-agent': '2.0.0' },
      previous: { 'mfe-games': '1.0.0' },
    }, {}],
    ['stay where some devices have them anyway', {
      rollouts: [{ package: 'host-shell', version: '2.0.0', percent: 1 }], defaults: { 'host-shell': '1.0.0' },
      previous: { 'host-shell': '2.0.0' },
    }, { 'host-shell': '2.0.0' }],
    ['go where they are not published', { previous: { 'mfe-games': '0.1.0' } }, {}],
    ['fit each other, or the second goes', { previous: { 'mfe-games': '1.2.0', 'mfe-agent': '1.2.0' } },
      { 'mfe-agent': '1.2.0' }],
    ['of a section that is off hold nobody up', {
      previous: { 'mfe-games': '1.2.0', 'mfe-agent': '1.2.0' }, switches: [{ package: 'mfe-agent', message: {} }],
    }, { 'mfe-games': '1.2.0', 'mfe-agent': '1.2.0' }],
    ['of a pin are its own', {
      pins: { aurora: { 'mfe-games': '1.0.0' } }, previousPins: { aurora: { 'mfe-games': '2.0.0' } },
      previous: { 'mfe-games': '1.0.0' },
    }, {}],
  ])('%s', (_, change, expected) => {
    const kept = packageEntries(pruned(change).packages).flatMap(([name, entry]) =>
      entry.previous === undefined ? [] : [[name, entry.previous]],
    );
    expect(Object.fromEntries(kept)).toEqual(expected);
  }); // prettier-ignore

  it('leave a view without misfits as it was', () => {
    const view = viewForMerchant(
      { ...emptyReleaseMap('test'), defaults, rollouts: [{ package: 'mfe-games', version: '1.0.0', percent: 10 }] },
      'aurora',
    );
    expect(prunePrevious(view, verifier)).toEqual(view);
  });

  it('do not include what a finished rollout replaces, where that does not fit', () => {
    const rollouts: ReleaseMap['rollouts'] = [
      { package: 'host-shell', version: '2.0.0', merchants: ['aurora'] },
      { package: 'mfe-games', version: '2.0.0', merchants: ['aurora'] },
    ];
    const view = pruned({ defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' }, rollouts });
    expect(view.packages['mfe-games']).toEqual({
      version: '2.0.0',
      layer: 'default',
      rollouts: [{ version: '2.0.0', below: 10_000 }],
    });
    expect(view.packages['host-shell']?.version).toBe('2.0.0');
    const alone = pruned({ rollouts: [{ package: 'mfe-games', version: '1.0.0' }] });
    expect(alone.packages['mfe-games']?.version).toBe('1.1.0');
  });

  it('are none where nothing is served', () => {
    expect(pruned({ defaults: {} }).packages).toEqual({});
  });
});
