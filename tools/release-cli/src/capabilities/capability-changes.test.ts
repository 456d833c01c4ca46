import { fixture, type FixtureOptions } from '../test-support/fixture-dist';
import { capabilityChanges, type Asking } from './capability-changes';

const READ = 'R-60 GET /announcements';
const LOTTERIES = 'R-46 GET /lottery/list';

function release(version: string, capabilities: FixtureOptions['capabilities'], intents: string[] = []): Asking {
  const { descriptor } = fixture('mfe-promotions', version, { capabilities });
  const slots = intents.map(() => ({ slot: 'panel.promo' as const, widget: 'panel', order: 1 }));
  return { ...descriptor, contributions: { ...descriptor.contributions, intents, slots } };
}

it('says what a release asks for that the one before did not, and what no longer', () => {
  const before = release('1.1.0', { calls: [READ], local: ['aff'], hosts: ['https://one.example'] });
  const after = release(
    '1.2.0',
    {
      calls: [LOTTERIES, READ],
      requests: ['signIn'],
      session: ['smsWait'],
      asks: ['openChat'],
      emits: ['reward.claimed'],
      hears: ['member.changed'],
      hosts: ['https://one.example', 'https://two.example'],
      later: ['thing'],
    },
    ['launchGame'],
  );
  expect(capabilityChanges(before, after)).toEqual([
    ...[
      'R-46 (GET /lottery/list)',
      "the session's signIn",
      'the key smsWait of sessionStorage',
      'the intent openChat',
      'telling the event reward.claimed',
      'hearing the event member.changed',
      'the host https://two.example',
      'later thing',
      'answering the intent launchGame',
      'the slot panel.promo',
    ].map((what) => `mfe-promotions 1.2.0 now asks for ${what}`),
    'mfe-promotions 1.2.0 no longer asks for the key aff of localStorage',
  ]);
  expect(capabilityChanges(after, after)).toEqual([]);
});

it('tells a call that keeps its id and changes what it does', () => {
  const after = release('1.2.0', { calls: ['R-60 POST /withdrawals'] });
  expect(capabilityChanges(release('1.1.0', { calls: [READ] }), after)).toEqual([
    'mfe-promotions 1.2.0 now asks for R-60 (POST /withdrawals)',
    'mfe-promotions 1.2.0 no longer asks for R-60 (GET /announcements)',
  ]);
});

it('says what a first release asks for, and when one from before comes or goes', () => {
  const stated = release('1.2.0', { calls: [READ] });
  const asks = 'mfe-promotions 1.2.0 asks for R-60 (GET /announcements)';
  expect(capabilityChanges(undefined, stated)).toEqual([asks]);
  expect(capabilityChanges(release('1.1.0', null), stated)).toEqual([
    'mfe-promotions 1.2.0 states its capabilities, 1.1.0 could use everything',
    asks,
  ]);
  expect(capabilityChanges(stated, release('1.1.0', null))).toEqual([
    'mfe-promotions 1.1.0 is from before capabilities were stated: it now may use everything',
  ]);
  expect(capabilityChanges(release('1.0.0', null), release('1.1.0', null))).toEqual([]);
});
