import { HOST_EVENTS, type EventRule } from './event-map';

const rules: readonly (readonly [string, EventRule])[] = Object.entries<EventRule>(HOST_EVENTS);

describe('the rules of the host’s events', () => {
  it('repeat to late listeners what is still true', () => {
    expect(rules.map(([name, { replay }]) => [name, replay])).toEqual([
      ['session.changed', 'last'],
      ['language.changed', 'last'],
      ['merchant.statusChanged', 'last'],
      ['wallet.balanceChanged', 'last'],
      ['unread.changed', 'last'],
      ['live.changed', 'last'],
      ['winners.added', 'none'],
      ['jackpot.changed', 'last'],
      ['lottery.drawn', 'none'],
      ['deposit.ended', 'none'],
    ]);
  });

  it.each(rules)('%s says what happened and has a version', (name, { version }) => {
    expect(name).toMatch(/^[a-z]+\.([a-z]+|[a-z]+[A-Z][a-z]+)$/);
    expect(Number.isInteger(version) && version >= 1).toBe(true);
  });
});
