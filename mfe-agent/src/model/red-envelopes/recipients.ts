import type { Subordinate } from 'shared-contracts/api/endpoints/agent';
import { TRANSFER_LIMITS } from 'shared-contracts/api/endpoints/agent-money';

/** Names in the order in which they were chosen: the first gets the odd cents. */
export type Selection = readonly string[];

/** How many can be reached at once. */
export const MOST_RECIPIENTS = TRANSFER_LIMITS.recipients;

/** Accounts that are switched off get nothing. */
export function canReceive({ state }: Pick<Subordinate, 'state'>): boolean {
  return state !== 'disabled';
}

/** Takes a name out, or in while there is room. */
export function toggled(selected: Selection, username: string): Selection {
  if (selected.includes(username)) return selected.filter((name) => name !== username);
  return selected.length >= MOST_RECIPIENTS ? selected : [...selected, username];
}

type Shown = readonly Pick<Subordinate, 'username' | 'state'>[];

/** All of the shown that can receive, after those chosen already, as far as there is room. */
export function withAll(selected: Selection, shown: Shown): Selection {
  const more = shown.filter(canReceive).map(({ username }) => username);
  return [...new Set([...selected, ...more])].slice(0, MOST_RECIPIENTS);
}

/** Without any of the shown; what was chosen by another search stays. */
export function withoutAll(selected: Selection, shown: Shown): Selection {
  const names = new Set(shown.map(({ username }) => username));
  return selected.filter((name) => !names.has(name));
}

/** Nothing of what is shown is left to choose. */
export function hasAll(selected: Selection, shown: Shown): boolean {
  const open = shown.filter(canReceive);
  return (
    open.length > 0 && (selected.length >= MOST_RECIPIENTS || open.every(({ username }) => selected.includes(username)))
  );
}
