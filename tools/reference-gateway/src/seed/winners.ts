import type { Store } from '../data/store/store';
import { seededRandom } from '../data/random';

const COUNT = 40;
const HOUR = 60 * 60 * 1000;
const LETTERS = 'abcdefghijklmnoprstuvwyz';

/** Writes recent winners with masked names, one every few minutes before now. */
export function seedWinners(store: Store, now: number): void {
  const random = seededRandom('winners');
  const games = store.all<{ node_id: number }>(
    "SELECT node_id FROM games WHERE category IN ('RNG', 'FISH', 'LIVE') ORDER BY popularity DESC LIMIT 120",
  );
  for (let index = 0; index < COUNT; index += 1) {
    const letters = [...LETTERS];
    const name = `${random.pick(letters)}${random.pick(letters)}***${random.pick(letters)}${random.between(0, 9)}`;
    const cents = Math.round(10 ** (4.7 + random.next() * 2.6));
    store.run(
      'INSERT INTO winners (name_masked, node_id, amount_cents, won_at) VALUES (?, ?, ?, ?)',
      name,
      random.pick(games).node_id,
      cents,
      now - index * random.between(2, 9) * (HOUR / 60),
    );
  }
}
