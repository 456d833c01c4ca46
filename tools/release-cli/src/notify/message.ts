/** What happened, for those who are told of it. */
export const WRITE_EVENTS = [
  'map.promoted',
  'map.rollout_changed',
  'map.stepped',
  'map.guarded',
  'map.pinned',
  'map.unpinned',
  'map.switched',
  'map.rolled_back',
  'map.revoked',
  'map.unrevoked',
  'map.proposed',
  'map.approved',
  'map.locked',
  'map.unlocked',
  'map.scheduled',
  'settings.written',
  'hooks.tested',
] as const;
export type WriteEvent = (typeof WRITE_EVENTS)[number];

/** One write, as it is told. */
export interface Message {
  /** The same however often it is sent: by it a receiver knows what it has. */
  readonly id: string;
  readonly type: WriteEvent;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  readonly data: {
    readonly environment: string;
    /** Of the map, or of the settings; of a proposal the one that it would be. */
    readonly revision: number;
    /** The proposal that waits for another key; null of what has taken effect. */
    readonly proposal: string | null;
    readonly author: string;
    readonly reason: string;
    /** Who gets what, or which fields changed, one line each. */
    readonly changes: readonly string[];
    /** Those who get something else. */
    readonly merchants: readonly string[];
  };
}

/** Which event the write of a command is; null of commands whose writes change nothing for anybody. */
const EVENT_OF_COMMAND: Readonly<Record<string, WriteEvent>> = {
  promote: 'map.promoted',
  publish: 'map.promoted',
  canary: 'map.rollout_changed',
  pin: 'map.pinned',
  unpin: 'map.unpinned',
  switch: 'map.switched',
  rollback: 'map.rolled_back',
  revoke: 'map.revoked',
  unrevoke: 'map.unrevoked',
  sign: 'map.approved',
  lock: 'map.locked',
  unlock: 'map.unlocked',
  schedule: 'map.scheduled',
  settings: 'settings.written',
  merchant: 'settings.written',
};

/** The event of a command's write. */
export function eventOf(command: string, isProposal: boolean): WriteEvent {
  return isProposal ? 'map.proposed' : (EVENT_OF_COMMAND[command] ?? 'map.promoted');
}

const WHAT: Readonly<Record<WriteEvent, string>> = {
  'map.promoted': 'Promoted',
  'map.rollout_changed': 'Rollout changed',
  'map.stepped': 'Rollout went on by schedule',
  'map.guarded': 'Guard stopped a rollout',
  'map.pinned': 'Pinned',
  'map.unpinned': 'Unpinned',
  'map.switched': 'Section switched',
  'map.rolled_back': 'Rolled back',
  'map.revoked': 'Version revoked',
  'map.unrevoked': 'Version no longer revoked',
  'map.proposed': 'Proposed, waits for another key',
  'map.approved': 'Signed, in effect',
  'map.locked': 'Locked',
  'map.unlocked': 'Unlocked',
  'map.scheduled': 'Planned, cancelled or not made',
  'settings.written': 'Settings written',
  'hooks.tested': 'Test',
};

/** A message for people: what, where, by whom, why, and the lines of what changed. */
export function messageText({ type, data }: Message): string {
  const { environment, revision, proposal, author, reason, changes } = data;
  const where = proposal === null ? `revision ${revision} of ${environment}` : `${proposal} for ${environment}`;
  return [`${WHAT[type]}: ${where}, by ${author}: ${reason}`, ...changes].join('\n');
}
