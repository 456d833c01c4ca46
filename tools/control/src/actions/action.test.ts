import { merchantFixture } from 'release-cli/test-support/fixture-dist';
import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import { readForm } from './action';
import { ACTIONS } from './action-table';
import { commandLine } from './run-command';

const SITE = {
  map: {
    ...emptyReleaseMap('production'),
    revision: 4,
    releases: { 'host-shell': { '1.0.0': 'a' }, 'mfe-games': { '1.0.0': 'b', '1.1.0': 'c', '1.2.0': 'd' } },
    revoked: { 'mfe-games': ['1.2.0'] },
    defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' },
    pins: { bahari: { 'mfe-games': '1.0.0' } },
    rollouts: [
      { package: 'mfe-games' as const, version: '1.1.0', percent: 10 },
      { package: 'mfe-games' as const, version: '1.1.0', merchants: ['aurora', 'bahari'] },
    ],
    switches: [{ package: 'mfe-games' as const, merchants: ['aurora'], message: {} }],
    previousPins: { aurora: { 'mfe-games': '1.0.0' } },
  },
  waiting: [{ name: 'mfe-agent' as const, version: '2.0.0' }],
  environments: ['production', 'staging'],
  merchants: { aurora: 'Aurora', bahari: 'Bahari' },
  everyMerchant: [
    { table: 'merchants' as const, config: merchantFixture('aurora') },
    { table: 'closedMerchants' as const, config: merchantFixture('palm') },
  ],
  settingsRevision: 2,
};

function read(id: string, given: string) {
  const action = ACTIONS.find((known) => known.id === id);
  if (action === undefined) throw new Error(`there is no ${id}`);
  return readForm(action, SITE, new URLSearchParams(given));
}

describe('a form', () => {
  it.each([
    ['promote', 'release=mfe-games 1.1.0', 'promote mfe-games 1.1.0', 'all', ['mfe-games']],
    ['promote', 'release=mfe-agent 2.0.0', 'promote mfe-agent 2.0.0', 'all', ['mfe-agent']],
    ['promote-set', 'from=staging', 'promote --from staging --to production', 'all', 'all'],
    [
      'promote-set',
      'from=staging&merchant=aurora',
      'promote --from staging --to production --merchant aurora',
      ['aurora'],
      'all',
    ],
    ['pin', 'merchant=aurora&release=mfe-games 1.1.0', 'pin aurora mfe-games 1.1.0', ['aurora'], ['mfe-games']],
    ['unpin', 'pin=bahari mfe-games', 'unpin bahari mfe-games', ['bahari'], ['mfe-games']],
    [
      'canary',
      'release=mfe-games 1.1.0&whom=these&merchants=aurora&percent=10&guard=hold',
      'canary mfe-games 1.1.0 --merchants aurora --percent 10 --guard hold',
      ['aurora'],
      ['mfe-games'],
    ],
    ['canary-end', 'rollout=mfe-games 1.1.0 *', 'canary end mfe-games 1.1.0 --all-merchants', 'all', ['mfe-games']],
    [
      'canary-hold',
      'rollout=mfe-games 1.1.0 aurora,bahari',
      'canary hold mfe-games 1.1.0 --merchants aurora,bahari',
      ['aurora', 'bahari'],
      ['mfe-games'],
    ],
    ['canary-finish', 'rollout=mfe-games 1.1.0 *', 'canary finish mfe-games 1.1.0', 'all', ['mfe-games']],
    [
      'switch-off',
      'section=mfe-games&whom=all&message-EN=Back at noon&message-ID=Nanti',
      "switch mfe-games off --message 'EN=Back at noon' --message ID=Nanti",
      'all',
      ['mfe-games'],
    ],
    ['switch-on', 'switch=mfe-games aurora', 'switch mfe-games on --merchants aurora', ['aurora'], ['mfe-games']],
    ['revoke', 'release=mfe-games 1.0.0', 'revoke mfe-games 1.0.0', 'all', ['mfe-games']],
    ['unrevoke', 'release=mfe-games 1.2.0', 'unrevoke mfe-games 1.2.0', 'all', ['mfe-games']],
    ['rollback', 'package=mfe-games', 'rollback mfe-games', 'all', ['mfe-games']],
    ['rollback-merchant', 'pin=aurora mfe-games', 'rollback mfe-games --merchant aurora', ['aurora'], ['mfe-games']],
    ['return', 'to=3', 'rollback --to 3', 'all', 'all'],
    [
      'merchant-set',
      'merchant=aurora&name=12&languages=EN, TY&live=false&fields=installed.keptPage=false%0D%0A&remove=currency,gateway',
      `merchant set aurora 'name="12"' 'languages={"supported":["EN","TY"],"default":"EN"}' live=false installed.keptPage=false --remove currency --remove gateway`,
      ['aurora'],
      'all',
    ],
    [
      'merchant-create',
      'code=palm&from=staging&dialect={}',
      'merchant create palm --from staging --dialect -',
      ['palm'],
      'all',
    ],
  ])('of %s gives the words of the command, and whom it names', (id, given, words, merchants, packages) => {
    const form = read(id, given);
    expect(commandLine(form.words)).toBe(words);
    expect(form.scope).toEqual({ merchants, packages });
  });

  it.each([
    ['revoke', 'release=mfe-agent 2.0.0', 'Version: "mfe-agent 2.0.0" is not there any more: choose another'],
    ['promote', '', 'Version is missing: choose one'],
    ['promote', 'release=mfe-games 9.9.9', 'Version: "mfe-games 9.9.9" is not there any more: choose another'],
    ['promote', 'release=mfe-games 1.2.0', 'Version: "mfe-games 1.2.0" is not there any more: choose another'],
    ['promote', 'release=mfe-games 1.1.0&release=mfe-games 1.0.0', 'Version is there 2 times: give it once'],
    ['switch-off', 'section=host-shell&whom=all', 'Section: "host-shell" is not there any more: choose another'],
    ['canary-finish', 'rollout=mfe-games 1.1.0 aurora,bahari', 'Rollout: "mfe-games 1.1.0 aurora,bahari" is not there'],
    ['canary', 'release=mfe-games 1.1.0', 'For whom is missing: choose “All merchants” or “Only these”'],
    [
      'canary',
      'release=mfe-games 1.1.0&whom=all&merchants=aurora',
      'Merchants are ticked, and it says “All merchants”',
    ],
    ['canary', 'release=mfe-games 1.1.0&whom=these', '“Only these” names no merchant: tick at least one'],
    [
      'canary',
      'release=mfe-games 1.1.0&whom=these&merchants=__proto__',
      '"__proto__" is no merchant of this environment',
    ],
    ['promote-set', 'from=production', 'From: "production" is not there any more: choose another'],
    ['return', 'to=', 'Revision is missing'],
  ])('of %s refuses "%s" in one sentence', (id, given, sentence) => {
    expect(() => read(id, given)).toThrow(sentence);
  });

  it('of every action has an id, a sentence and options that its command takes', () => {
    expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(ACTIONS.length);
    for (const { about } of ACTIONS) expect(about).toMatch(/^[A-Z].*\.$/);
  });
});

describe('a command line', () => {
  it('is read by a shell as its words', () => {
    expect(commandLine(['switch', 'off', '--message', "EN=It's $HOME; rm -rf"])).toBe(
      String.raw`switch off --message 'EN=It'\''s $HOME; rm -rf'`,
    );
  });
});
