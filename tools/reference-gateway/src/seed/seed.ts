import type { Store } from '../data/store/store';
import { clearTables } from '../data/store/migrations';
import type { PasswordHasher } from '../rules/security/passwords';
import { demoPasswordHashes, seedAccounts } from './accounts';
import { seedAgents } from './agents';
import { seedAnnouncements } from './announcements';
import { seedGames } from './games';
import { seedInbox } from './inbox';
import { SITE_MERCHANTS } from '../data/merchants';
import { seedMoneyHistory } from './money-history';
import { copyPast } from './past-copy';
import { seedRewards } from './rewards';
import { advancePlay } from '../rules/agent/team-play';
import { seedWinners } from './winners';

export interface SeedOptions {
  readonly games: number;
  readonly now: number;
  readonly passwords: PasswordHasher;
}

/** Empties the database and refills it, in one transaction: nobody sees it half full. */
export async function seed(store: Store, { games, now, passwords }: SeedOptions): Promise<void> {
  const secrets = await demoPasswordHashes(passwords);
  store.transaction(() => {
    clearTables(store);
    seedGames(store, games);
    seedWinners(store, now);
    for (const merchant of SITE_MERCHANTS) seedAccounts(store, merchant, secrets, now);
    seedPast(store, now);
    for (const merchant of SITE_MERCHANTS) {
      seedAnnouncements(store, merchant, now);
      seedInbox(store, merchant, now);
      seedRewards(store, merchant, now);
      seedAgents(store, merchant, now);
    }
    // Nobody missed how it came to be.
    store.run('DELETE FROM live_changes');
    store.run("INSERT INTO meta (name, value) VALUES ('seededAt', ?)", String(now));
  });
}

/** What happened so far: the same at every merchant, so it is made up once and written again for the others. */
function seedPast(store: Store, now: number): void {
  const [first, ...others] = SITE_MERCHANTS;
  if (!first) return;
  seedMoneyHistory(store, first, now);
  advancePlay(store, first.code, now);
  for (const other of others) copyPast(store, first.code, other.code);
}

/** Whether this database was filled before. */
export function isSeeded(store: Store): boolean {
  return store.get("SELECT value FROM meta WHERE name = 'seededAt'") !== undefined;
}
