import { texts, type Texts } from '../data/texts';
import type { Store } from '../data/store/store';
import type { Merchant } from '../data/merchants';

const HOUR = 60 * 60 * 1000;

interface RewardSeed {
  readonly source: string;
  readonly title: Texts;
  /** The headline of the promotion it comes of, whose terms are its own. */
  readonly promotion?: string;
  readonly cents: number;
  /** What has to be reached and how much of it is, in whatever the title counts. */
  readonly target?: number;
  readonly reached?: number;
  readonly createdHoursAgo: number;
  /** Hours from now to the end; below zero for one that has passed. */
  readonly hoursLeft?: number;
  readonly claimedHoursAgo?: number;
}

/** What every demo account finds in its reward centre: to claim, under way, claimed, and missed. */
const REWARDS: readonly RewardSeed[] = [
  {
    source: 'welcome',
    title: texts('Welcome bonus, second part', '迎新红利第二份', 'Bonus sambutan, bagian kedua', 'Welcome bonus, ikalawang bahagi'),
    promotion: 'Welcome 100%', cents: 50_000, createdHoursAgo: 30, hoursLeft: 42,
  },
  {
    source: 'turnover-race',
    title: texts('Weekly turnover race', '每周流水竞赛', 'Lomba turnover mingguan', 'Lingguhang turnover race'),
    cents: 128_800, target: 50_000, reached: 32_000, createdHoursAgo: 80, hoursLeft: 88,
  },
  {
    source: 'ray-voucher',
    title: texts('Golden ray voucher', '金鳐礼券', 'Voucher pari emas', 'Golden ray voucher'),
    cents: 8_800, createdHoursAgo: 20, hoursLeft: 2,
  },
  {
    source: 'app-gift',
    title: texts('Thank you for the app', '感谢下载应用', 'Terima kasih telah memakai aplikasi', 'Salamat sa pag-install ng app'),
    cents: 18_800, createdHoursAgo: 400, claimedHoursAgo: 390,
  },
  {
    source: 'monsoon-gift',
    title: texts('Rainy day gift', '雨天礼金', 'Hadiah hari hujan', 'Regalo sa tag-ulan'),
    cents: 5_000, createdHoursAgo: 300, hoursLeft: -100,
  },
]; // prettier-ignore

/** Writes the rewards of the demo accounts of a merchant. */
export function seedRewards(store: Store, merchant: Merchant, now: number): void {
  const members = store.all<{ id: number }>(
    "SELECT id FROM members WHERE merchant = ? AND username LIKE 'demo\\_%' ESCAPE '\\' ORDER BY id",
    merchant.code,
  );
  const promotionOf = (headline = ''): number | null =>
    store.get<{ id: number }>(
      "SELECT id FROM announcements WHERE merchant = ? AND type = 'PR' AND json_extract(data, '$.headline') = ?",
      merchant.site,
      headline,
    )?.id ?? null;
  for (const { id } of members) {
    for (const reward of REWARDS) {
      store.run(
        `INSERT INTO rewards (member_id, kind, source, promotion_id, title, amount_cents, target, reached, created_at, expires_at, claimed_at)
         VALUES (?, 'gift', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        reward.source,
        promotionOf(reward.promotion),
        JSON.stringify(reward.title),
        reward.cents,
        reward.target ?? 0,
        reward.reached ?? 0,
        now - reward.createdHoursAgo * HOUR,
        reward.hoursLeft === undefined ? null : now + reward.hoursLeft * HOUR,
        reward.claimedHoursAgo === undefined ? null : now - reward.claimedHoursAgo * HOUR,
      );
    }
  }
}
