import type { Store } from '../db/store';
import { clearTables } from '../db/migrations';
import { demoPasswordHashes, seedAccounts } from './accounts';
import { seedAgents } from './agents';
import { seedAnnouncements } from './announcements';
import { seedGames } from './games';
import { seedInbox } from './inbox';
import { SITE_MERCHANTS } from './merchants';
import { seedRewards } from './rewards';
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
      seedAgents(store, merchant, now);
    }
    store.run("INSERT INTO meta (name, value) VALUES ('seededAt', ?)", String(now));
  });
}

/** Whether this database was filled before. */
export function isSeeded(store: Store): boolean {
  return store.get("SELECT value FROM meta WHERE name = 'seededAt'") !== undefined;
}
