/** A vendor of the seed. Codes that the client treats on their own are real; every name is invented. */
export interface VendorSeed {
  readonly code: string;
  readonly name: string;
  readonly category: Category;
  /** How many of its category's games are this vendor's, in proportion to the others. */
  readonly share: number;
  readonly freeplay?: true;
  readonly maintenance?: true;
}

/** The categories the gateway sorts by; the client splits SPORTS and adds BINGO. */
export const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
export type Category = (typeof CATEGORIES)[number];

export const ESPORTS_VENDORS: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA'];
export const COCKFIGHT_VENDORS: readonly string[] = ['DS88', 'DIG', 'WGB'];

export const VENDORS: readonly VendorSeed[] = [
  { code: 'AMBR', name: 'Amberreel', category: 'RNG', share: 9 },
  { code: 'NOVA', name: 'Novatide', category: 'RNG', share: 8 },
  { code: 'KOIL', name: 'Koi & Lantern', category: 'RNG', share: 7 },
  { code: 'MYRA', name: 'Myra Gold', category: 'RNG', share: 6 },
  { code: 'TIDE', name: 'Tidewheel', category: 'RNG', share: 5, freeplay: true },
  { code: 'ONYX', name: 'Onyx Forge', category: 'RNG', share: 4 },
  { code: 'BAYA', name: 'Bayani Reels', category: 'RNG', share: 4 },
  { code: 'ZEPH', name: 'Zephyr Loom', category: 'RNG', share: 3 },
  { code: 'VLVT', name: 'Velvet Table', category: 'LIVE', share: 4 },
  { code: 'SALA', name: 'Sala Live', category: 'LIVE', share: 3 },
  { code: 'CRWN', name: 'Crownhall', category: 'LIVE', share: 2 },
  { code: 'CORL', name: 'Coral Thunder', category: 'FISH', share: 3 },
  { code: 'DPBL', name: 'Deepwell', category: 'FISH', share: 2 },
  { code: 'BRJD', name: 'Bright Jade', category: 'PVP', share: 3 },
  { code: 'KUBO', name: 'Kubo Cards', category: 'PVP', share: 2 },
  { code: 'STAD', name: 'Stadion', category: 'SPORTS', share: 7 },
  { code: 'PTCH', name: 'Pitchlight', category: 'SPORTS', share: 5 },
  { code: 'AV', name: 'Avant Arena', category: 'SPORTS', share: 3 },
  { code: 'AI', name: 'Arena Index', category: 'SPORTS', share: 3 },
  { code: 'IMES', name: 'Iron Meridian', category: 'SPORTS', share: 3 },
  { code: 'TF', name: 'Titanfront', category: 'SPORTS', share: 3 },
  { code: 'IA', name: 'Ion Alliance', category: 'SPORTS', share: 3 },
  { code: 'DS88', name: 'Dawn Spur 88', category: 'SPORTS', share: 2 },
  { code: 'DIG', name: 'Derby Island', category: 'SPORTS', share: 2 },
  { code: 'WGB', name: 'Wing Bastion', category: 'SPORTS', share: 2, maintenance: true },
  { code: 'LOTT', name: 'Classic Lottery', category: 'LOTT', share: 1 },
  { code: 'TCG_LOTTO_VN', name: 'Mekong Lotto', category: 'ELOTT', share: 2 },
  { code: 'TCG_SEA', name: 'Straits Draw', category: 'ELOTT', share: 1 },
  { code: 'ELOTT', name: 'Rapid Lottery', category: 'ELOTT', share: 1 },
];

/** Games by category in the default seed of 640; a larger seed keeps the proportions. */
export const GAMES_BY_CATEGORY: Readonly<Record<Category, number>> = {
  RNG: 424,
  LIVE: 58,
  FISH: 36,
  PVP: 42,
  SPORTS: 52,
  LOTT: 12,
  ELOTT: 16,
};
