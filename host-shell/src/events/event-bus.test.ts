import type { EventBusFor, EventName } from 'shared-contracts/events/event-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { bootRelease } from '../testing/boot-fixture';
import { EventBus } from './event-bus';
import { eventRules } from './event-rules';

const COUNTS = { announcement: 1, chat: 0, inbox: 2, total: 3 };

const DECLARED = {
  'favourites.changed': { version: 1, replay: 'last' },
  'game.launched': { version: 1, replay: 'none' },
} as const;

/** A page with mfe-games, which declares its events, and with mfe-agent and mfe-account of before 1.1.0. */
const LIVE: Parameters<typeof eventRules>[0] = {
  names: () => ['mfe-account', 'mfe-agent', 'mfe-games'],
  remote: (name) => {
    const contributions = { routes: [], slots: [], intents: [], ...(name === 'mfe-games' && { events: DECLARED }) };
    return { status: 'on', version: '1.0.0', release: bootRelease(name, { contributions }) };
  },
};

const OWNERS: readonly (readonly [EventName | 'contract.answered', PackageName])[] = [
  ['session.changed', 'host-shell'],
  ['unread.changed', 'host-shell'],
  ['favourites.changed', 'mfe-games'],
  ['game.launched', 'mfe-games'],
  ['member.changed', 'mfe-account'],
  ['contract.answered', 'mfe-agent'],
];

function makeBus() {
  const faults: [string, string][] = [];
  const bus = new EventBus(eventRules(LIVE), (event, cause) => void faults.push([event, cause]));
  return { bus, faults, host: bus.as('host-shell'), games: bus.as('mfe-games') };
}

describe('EventBus', () => {
  it('tells every listener, of every owner', () => {
    const { host, games } = makeBus();
    const heard: unknown[] = [];
    host.on('game.launched', (payload) => void heard.push(payload));
    games.on('game.launched', (payload) => void heard.push(payload));
    games.emit('game.launched', { nodeId: '7', vassalage: 'PP' });
    expect(heard).toEqual([
      { nodeId: '7', vassalage: 'PP' },
      { nodeId: '7', vassalage: 'PP' },
    ]);
  });

  it('replays the last payload, once, to a late listener where the rule says so', () => {
    const { host, games } = makeBus();
    const heard: number[] = [];
    host.emit('unread.changed', { ...COUNTS, total: 9 });
    host.emit('unread.changed', COUNTS);
    games.on('unread.changed', ({ total }) => void heard.push(total));
    expect(heard).toEqual([3]);
  });

  it('replays nothing where the rule says none', () => {
    const { host, games } = makeBus();
    const listener = jest.fn();
    games.emit('game.launched', { nodeId: '7', vassalage: 'PP' });
    host.on('game.launched', listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each(OWNERS)('lets only the owner emit %s', (name, owner) => {
    const { bus, faults } = makeBus();
    const listener = jest.fn();
    bus.as('host-shell').on(name as EventName, listener);
    const stranger = owner === 'mfe-agent' ? 'mfe-games' : 'mfe-agent';
    // A separately built bundle is not held by our types.
    const emit = (teller: PackageName): void =>
      (bus.as(teller) as unknown as EventBusFor<'host-shell'>).emit(name as 'unread.changed', COUNTS);
    emit(stranger);
    expect(listener).not.toHaveBeenCalled();
    expect(faults).toEqual([[name, `${stranger} does not own it`]]);
    emit(owner);
    expect(listener).toHaveBeenCalledWith(COUNTS);
  });

  it('reports a listener to what no package declares, and goes on', () => {
    const { games, faults } = makeBus();
    const stop = games.on('bonus.won' as 'game.launched', () => undefined);
    expect(() => stop()).not.toThrow();
    expect(faults).toEqual([['bonus.won', 'no package declares it']]);
  });

  it('keeps the payload of a package that is not the owner from late listeners', () => {
    const { bus, host } = makeBus();
    (bus.as('mfe-games') as unknown as EventBusFor<'host-shell'>).emit('unread.changed', COUNTS);
    const listener = jest.fn();
    host.on('unread.changed', listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it('reports an event nobody knows', () => {
    const { host, faults } = makeBus();
    host.emit('made.up' as 'unread.changed', COUNTS);
    expect(faults).toEqual([['made.up', 'host-shell does not own it']]);
  });

  it('goes on when a listener throws, now or at its replay', () => {
    const { host, games, faults } = makeBus();
    const heard: number[] = [];
    const broken = (): void => {
      throw new TypeError('secret detail');
    };
    games.on('unread.changed', broken);
    games.on('unread.changed', ({ total }) => void heard.push(total));
    host.emit('unread.changed', COUNTS);
    expect(() => games.on('unread.changed', broken)).not.toThrow();
    expect(heard).toEqual([3]);
    expect(faults).toEqual([
      ['unread.changed', 'TypeError'],
      ['unread.changed', 'TypeError'],
    ]);
  });

  it('stops telling who left, also from inside the telling, and forgets them', () => {
    const { bus, host } = makeBus();
    const heard: string[] = [];
    const stopFirst = host.on('unread.changed', () => {
      heard.push('first');
      stopFirst();
    });
    const stopSecond = host.on('unread.changed', () => void heard.push('second'));
    host.emit('unread.changed', COUNTS);
    host.emit('unread.changed', COUNTS);
    stopSecond();
    stopSecond();
    host.emit('unread.changed', COUNTS);
    expect(heard).toEqual(['first', 'second', 'second']);
    expect(bus.listenerCount).toBe(0);
  });

  it('leaks nothing over many visits', () => {
    const { bus, games } = makeBus();
    for (let visit = 0; visit < 100; visit += 1) games.on('session.changed', () => undefined)();
    expect(bus.listenerCount).toBe(0);
  });
});
