import { HOST_EVENTS, type EventOwner, type EventRule } from 'shared-contracts/events/event-map';
import { HOST_NAME, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { LiveReleases } from '../boot/live-releases';

/** What the bus knows of an event. */
export interface KnownEvent extends Pick<EventRule, 'replay'> {
  readonly owner: EventOwner;
}

/** Finds the rule of an event; undefined where no package of the page declares it. */
export type EventRules = (name: string) => KnownEvent | undefined;

/** Events of sections from before 1.1.0, whose descriptors do not declare them. */
const EARLIER_EVENTS: Readonly<Record<string, KnownEvent>> = {
  'favourites.changed': { owner: 'mfe-games', replay: 'last' },
  'game.launched': { owner: 'mfe-games', replay: 'none' },
  'member.registered': { owner: 'mfe-account', replay: 'last' },
  'member.changed': { owner: 'mfe-account', replay: 'none' },
  'reward.claimed': { owner: 'mfe-promotions', replay: 'none' },
  'contract.answered': { owner: 'mfe-agent', replay: 'none' },
  'notice.read': { owner: 'mfe-messaging', replay: 'none' },
  'inbox.changed': { owner: 'mfe-messaging', replay: 'none' },
};

function declaredBy(live: Pick<LiveReleases, 'remote'>, owner: RemoteName, name: string): KnownEvent | undefined {
  const release = live.remote(owner);
  if (release.status !== 'on') return undefined;
  const { events } = release.release.contributions;
  if (events === undefined) return EARLIER_EVENTS[name]?.owner === owner ? EARLIER_EVENTS[name] : undefined;
  const rule = Object.hasOwn(events, name) ? events[name] : undefined;
  return rule && { owner, replay: rule.replay };
}

/** Rules of the host's events by the contract, and of each section's by the release that the page has of it. */
export function eventRules(live: Pick<LiveReleases, 'names' | 'remote'>): EventRules {
  return (name) => {
    if (Object.hasOwn(HOST_EVENTS, name)) {
      const { replay } = HOST_EVENTS[name as keyof typeof HOST_EVENTS];
      return { owner: HOST_NAME, replay };
    }
    for (const owner of live.names()) {
      const rule = declaredBy(live, owner, name);
      if (rule !== undefined) return rule;
    }
    return undefined;
  };
}
