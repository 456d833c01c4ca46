import type { Store } from '../../data/store/store';

/** How many accounts an agent may open in all. */
const ACCOUNTS = 20;

export function accountsLeft(store: Store, agentId: number): number {
  const row = store.get<{ accounts_opened: number }>(
    'SELECT accounts_opened FROM agent_quotas WHERE member_id = ?',
    agentId,
  );
  return Math.max(0, ACCOUNTS - (row?.accounts_opened ?? 0));
}

/** Uses one up; false where none was left. */
export function takeAccount(store: Store, agentId: number): boolean {
  if (accountsLeft(store, agentId) === 0) return false;
  store.run(
    `INSERT INTO agent_quotas (member_id, accounts_opened) VALUES (?, 1)
     ON CONFLICT (member_id) DO UPDATE SET accounts_opened = accounts_opened + 1`,
    agentId,
  );
  return true;
}
