import { EVENT_RULES, type EventName, type EventOwner, type EventRule } from './event-map';

const rules: readonly (readonly [string, EventRule])[] = Object.entries<EventRule>(EVENT_RULES);

function namesOf(fits: (rule: EventRule) => boolean): string[] {
  return rules.filter(([, rule]) => fits(rule)).map(([name]) => name);
}

describe('the rules of events', () => {
  it.each<[EventOwner, EventName[]]>([
    [
      'host-shell',
      ['session.changed', 'language.changed', 'merchant.statusChanged', 'wallet.balanceChanged', 'unread.changed'],
    ],
    ['mfe-games', ['favourites.changed', 'game.launched']],
    ['mfe-account', ['member.registered', 'member.changed']],
    ['mfe-promotions', ['reward.claimed']],
    ['mfe-agent', ['contract.answered']],
    ['mfe-messaging', ['notice.read', 'inbox.changed']],
  ])('%s tells exactly %j', (owner, names) => {
    expect(namesOf((rule) => rule.owner === owner)).toEqual(names);
  });

  it('repeat to late listeners what is still true, not what has passed', () => {
    expect(namesOf((rule) => rule.replay === 'last')).toEqual([
      'session.changed',
      'language.changed',
      'merchant.statusChanged',
      'wallet.balanceChanged',
      'unread.changed',
      'favourites.changed',
      'member.registered',
    ]);
  });

  it.each(rules)('%s says what happened and has a version', (name, { version }) => {
    expect(name).toMatch(/^[a-z]+\.([a-z]+|[a-z]+[A-Z][a-z]+)$/);
    expect(Number.isInteger(version) && version >= 1).toBe(true);
  });
});
