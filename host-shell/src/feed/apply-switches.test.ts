import { packageOf, type Overrides } from 'shared-contracts/release/resolve';
import { bootDocument, bootRelease, servedAs } from '../testing/boot-fixture';
import { bootOf } from '../testing/feed-fixture';
import { applySwitches } from './apply-switches';

const PATH = '/m/slotsCenter';
const GAMES = bootRelease('games', {
  contributions: { routes: [{ path: PATH, screen: 'list' }], slots: [], intents: [] },
});
const OFF = { EN: 'closed' };
const off = { ...servedAs('1.0.0'), off: OFF };

describe('applySwitches', () => {
  it('follows the operator and tells once for every change', () => {
    const boot = bootOf(bootDocument({ 'mfe-games': GAMES }));
    const told = jest.fn();
    boot.live.subscribe(told);
    applySwitches(boot, {});
    expect(told).not.toHaveBeenCalled();
    applySwitches(boot, { 'mfe-games': OFF });
    applySwitches(boot, { 'mfe-games': OFF });
    expect(told).toHaveBeenCalledTimes(1);
    expect(boot.live.remote('mfe-games')).toEqual({ status: 'off', message: OFF });
    applySwitches(boot, { 'mfe-games': { EN: 'until nine' } });
    expect(boot.live.remote('mfe-games')).toMatchObject({ message: { EN: 'until nine' } });
    applySwitches(boot, {});
    expect(boot.live.remote('mfe-games')).toEqual({ status: 'on', version: '1.0.0', release: GAMES });
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('keeps the address of a section that went off, so that its visitors read why', () => {
    const boot = bootOf(bootDocument({ 'mfe-games': GAMES }));
    applySwitches(boot, { 'mfe-games': OFF });
    expect(boot.live.routes().get(PATH)).toMatchObject({ remote: 'mfe-games', screen: 'list' });
  });

  it('brings a section back that was off when the page was loaded', () => {
    const boot = bootOf(bootDocument({ 'mfe-games': GAMES }, { packages: { 'mfe-games': off } }));
    expect(boot.live.routes().get(PATH)).toMatchObject({ remote: 'mfe-games' });
    applySwitches(boot, {});
    expect(boot.live.remote('mfe-games')).toMatchObject({ status: 'on', version: '1.0.0' });
    expect(boot.live.routes().get(PATH)).toMatchObject({ remote: 'mfe-games' });
  });

  it('makes nothing of a switch for a section the page does not have', () => {
    const boot = bootOf(bootDocument({ 'mfe-games': GAMES }));
    applySwitches(boot, { 'mfe-agent': OFF });
    expect(boot.live.remote('mfe-agent')).toEqual({ status: 'absent' });
  });

  it.each<[string, object, Overrides, readonly string[]]>([
    ['the version before', { previous: '0.9.0' }, {}, ['0.9.0']],
    ['none where the page brings none', { previous: '0.8.0' }, {}, []],
    ['none that was revoked', { previous: '0.9.0', revoked: ['0.9.0'] }, {}, []],
    [
      'everybody’s version and the one before, for a canary',
      { previous: '0.9.0', rollouts: [{ version: '2.0.0', below: 10_000 }] },
      {},
      ['1.0.0', '0.9.0'],
    ],
    [
      'none for a named override: whoever asks for it must see it fail',
      { previous: '0.9.0' },
      { 'mfe-games': '2.0.0' },
      [],
    ],
  ])('falls back to %s', (_name, packages, overrides, expected) => {
    const document = bootDocument(
      { 'mfe-games': GAMES },
      { packages: { 'mfe-games': { ...servedAs('1.0.0'), ...packages } }, allowsOverrides: true },
    );
    const releases = { 'mfe-games': { '0.9.0': GAMES, '1.0.0': GAMES, '2.0.0': GAMES } };
    const boot = bootOf({ ...document, releases }, { overrides });
    const entry = packageOf(boot.set, 'mfe-games');
    const chosen = entry.status === 'on' ? entry.version : '';
    expect(boot.live.fallbacks('mfe-games', chosen).map(({ version }) => version)).toEqual(expected);
  });

  it('is none that was revoked since the page was loaded', () => {
    const boot = bootOf(
      bootDocument(
        { 'host-shell': bootRelease('host'), 'mfe-games': bootRelease('games') },
        { packages: { 'mfe-games': { ...servedAs('1.0.0'), previous: '0.9.0' } } },
      ),
    );
    boot.document.releases['mfe-games'] = { '1.0.0': bootRelease('games'), '0.9.0': bootRelease('games-before') };
    const versions = (): readonly string[] => boot.live.fallbacks('mfe-games', '1.0.0').map(({ version }) => version);
    expect(versions()).toEqual(['0.9.0']);
    boot.live.revoke({ 'mfe-games': ['0.9.0'] });
    expect(versions()).toEqual([]);
  });
});
