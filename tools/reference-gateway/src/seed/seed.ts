import type { Store } from '../db/store';
import { clearTables } from '../db/migrations';
import { demoPasswordHashes, seedAccounts } from './accounts';
import { seedAnnouncements } from './announcements';
import { seedGames } from './games';
import { seedInbox } from './inbox';
import { SITE_MERCHANTS } from './merchants';
import { seedRewards } from './rewards';
import { advanceTeamFigures } from './team-figures';
import { seedWinners } from './winners';

export interface SeedOptions {
  readonly games: number;
  readonly now: number;
}

/** Empties the database and fills it anew, in one transaction: nobody sees it half full. */
export async function seed(store: Store, { games, now }: SeedOptions): Promise<void> {
  const secrets = await demoPasswordHashes();
  store.transaction(() => {
    clearTables(store);
    seedGames(store, games);
    seedWinners(store, now);
    for (const merchant of SITE_MERCHANTS) {
      seedAccounts(store, merchant, secrets, now);
      seedAnnouncements(store, merchant, now);
      seedInbox(store, merchant, now);
      seedRewards(store, merchant, now);
      seedAgents(store, merchant.code, merchant.site);
    }
    advanceTeamFigures(store, now);
    store.run("INSERT INTO meta (name, value) VALUES ('seededAt', ?)", String(now));
  });
}

/** Whether this database was filled before. */
export function isSeeded(store: Store): boolean {
  return store.get("SELECT value FROM meta WHERE name = 'seededAt'") !== undefined;
}

/** The domain that carries an agent's invite code, and the contracts that wait for an answer. */
function seedAgents(store: Store, merchant: string, site: string): void {
  store.run(
    'INSERT INTO affiliate_domains (merchant, domain, code) VALUES (?, ?, ?)',
    merchant,
    `${site}-friends.localhost`,
    'AGENT1',
  );
  const waiting = [
    ['ember_agent', 'salary', 'day'],
    ['ember_agent', 'dividend', 'week'],
    ['coral_agent', 'hour', 'hour'],
  ] as const;
  for (const [username, kind, period] of waiting) {
    store.run(
      'INSERT INTO contract_requests (member_id, kind, period) SELECT id, ?, ? FROM members WHERE merchant = ? AND username = ?',
      kind,
      period,
      merchant,
      username,
    );
  }
}
