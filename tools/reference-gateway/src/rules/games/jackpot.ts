import type { Store } from '../../data/store/store';

/** What the jackpot begins with: the amount that the site shows where it is told none (docs/product/games.md#jackpot). */
const FIRST_CENTS = 1_103_759_400;
/** The share of every stake that goes into it. */
const SHARE = 0.01;

export function jackpotCents(store: Store, site: string): number {
  const row = store.get<{ amount_cents: number }>('SELECT amount_cents FROM jackpots WHERE merchant = ?', site);
  return row?.amount_cents ?? FIRST_CENTS;
}

/** Adds the share of a stake to a site's jackpot. */
export function feedJackpot(store: Store, site: string, stakeCents: number): void {
  const share = Math.round(stakeCents * SHARE);
  if (share <= 0) return;
  store.run(
    `INSERT INTO jackpots (merchant, amount_cents) VALUES (?, ?)
     ON CONFLICT (merchant) DO UPDATE SET amount_cents = amount_cents + ?`,
    site,
    FIRST_CENTS + share,
    share,
  );
}
