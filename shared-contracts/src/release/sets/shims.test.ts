import type { ReleaseDescriptor } from '../documents/descriptor';
import { madeRelease, onContract } from '../test-support/made-releases';
import type { ContractTerms } from './contract-fit';
import { servesContract, shimFor } from './shims';
import { SetVerifier } from './verify';

const SHIM = { script: 'shim-1.mjs', events: { 'wallet.changed': 1 }, intents: { openPanel: 1 } };

const host = madeRelease('host-shell', '5.0.0', {
  ...onContract(2),
  events: { 'wallet.changed': 2 },
  intents: { openPanel: 2 },
  shims: { '1.4.0': SHIM },
});
const older = { contract: { version: '1.2.0', range: '^1.2.0' } };
const games = madeRelease('mfe-games', '3.1.0', {
  ...older,
  events: { 'wallet.changed': 1 },
  intents: { openPanel: 1 },
});
const ADMITTED: ContractTerms = { olderContracts: { 1: { until: '2027-03-31' } } };
const NEEDS = 'mfe-games 3.1.0 needs contract ^1.2.0, host-shell 5.0.0 has 2.0.0';

function problemsOf(terms: ContractTerms, ...releases: readonly ReleaseDescriptor[]) {
  const verifier = new SetVerifier((name) => releases.find((release) => release.name === name), terms);
  return verifier.verify(Object.fromEntries(releases.map(({ name, version }) => [name, [version]])));
}

describe('the shim of a range', () => {
  it.each([
    ['^1.0.0', SHIM],
    ['^1.4.0', SHIM],
    ['^1.5.0', undefined],
    ['^2.0.0', undefined],
    ['^0.9.0', undefined],
  ])('%s', (range, shim) => {
    expect(shimFor(host.shims, range)).toBe(shim);
  });

  it('is none of a host without shims, which serves its own major', () => {
    const plain = { contract: { version: '2.0.0' } };
    expect(['^1.2.0', '^2.0.0'].map((range) => servesContract(plain, range))).toEqual([false, true]);
    expect(['^1.2.0', '^2.0.0', '^3.0.0'].map((range) => servesContract(host, range))).toEqual([true, true, false]);
  });
});

describe('a section of an earlier major', () => {
  it('is served through the shim of its host while the settings admit its major', () => {
    expect(problemsOf(ADMITTED, host, games)).toEqual([]);
    expect(problemsOf({ ...ADMITTED, today: '2027-03-31' }, host, games)).toEqual([]);
  });

  it.each<[string, ContractTerms, ReleaseDescriptor, string, string]>([
    ['without a shim', ADMITTED, { ...host, shims: {} }, 'contract', `${NEEDS}: build mfe-games with contract 2.0.0`],
    [
      'that needs a later minor than the shim offers',
      ADMITTED,
      { ...host, shims: { '1.1.0': SHIM } },
      'contract',
      `${NEEDS}: build mfe-games with contract 2.0.0`,
    ],
    [
      'where the settings admit none',
      {},
      host,
      'contract',
      `${NEEDS}: build mfe-games with contract 2.0.0, or name the day until which its shim may serve it in olderContracts.1.until of the settings`,
    ],
    [
      'after the day of the settings',
      { ...ADMITTED, today: '2027-04-01' },
      host,
      'contract-age',
      `${NEEDS}, and its shim may serve it until 2027-03-31: build mfe-games with contract 2.0.0, or name a later day in olderContracts.1.until of the settings`,
    ],
  ])('is refused %s', (_, terms, beside, rule, message) => {
    const quiet = { ...games, events: {}, intents: {} };
    expect(problemsOf(terms, beside, quiet)).toEqual([{ rule, packages: ['host-shell', 'mfe-games'], message }]);
  });
});

describe('events and intents across a shim', () => {
  const promotions = madeRelease('mfe-promotions', '9.0.0', {
    ...onContract(2),
    events: { 'wallet.changed': 2, 'offer.taken': 2 },
    intents: { openPanel: 2 },
  });

  it('are translated between host and section, and between sections of both majors', () => {
    expect(problemsOf(ADMITTED, host, games, promotions)).toEqual([]);
  });

  it.each<[string, Partial<ReleaseDescriptor>, string]>([
    [
      'the shim does not know',
      { events: { 'offer.taken': 1 } },
      'offer.taken: mfe-games 3.1.0 speaks version 1, mfe-promotions 9.0.0 version 2',
    ],
    [
      'the shim knows in another version',
      { events: { 'wallet.changed': 3 } },
      'wallet.changed: host-shell 5.0.0 speaks version 2, mfe-games 3.1.0 version 3',
    ],
  ])('fit as they are where %s', (_, change, message) => {
    const [first] = problemsOf(ADMITTED, host, { ...games, ...change }, promotions);
    expect(first).toMatchObject({ rule: 'event', message });
  });

  it('fit beside every host that devices may get', () => {
    const terms = ADMITTED;
    const silent = { ...host, version: '5.1.0', events: {}, shims: { '1.4.0': { ...SHIM, events: {} } } };
    const all = [host, silent, games, promotions];
    const verifier = new SetVerifier(
      (name, version) => all.find((release) => release.name === name && release.version === version),
      terms,
    );
    const set = { 'mfe-games': ['3.1.0'], 'mfe-promotions': ['9.0.0'] };
    expect(verifier.verify({ ...set, 'host-shell': ['5.0.0'] })).toEqual([]);
    const both = verifier.verify({ ...set, 'host-shell': ['5.0.0', '5.1.0'] });
    expect(both.map(({ message }) => message)).toEqual([
      'wallet.changed: mfe-games 3.1.0 speaks version 1, mfe-promotions 9.0.0 version 2',
    ]);
  });
});

it('a host is refused whose shim is for its own major', () => {
  const odd = { ...host, shims: { '1.4.0': SHIM, '2.1.0': SHIM } };
  expect(problemsOf({}, odd).map(({ message }) => message)).toEqual([
    'host-shell 5.0.0 has a shim for contract 2.1.0: a shim is for an earlier major than 2',
  ]);
});
