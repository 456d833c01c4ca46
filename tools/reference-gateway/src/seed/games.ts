import type { Store } from '../data/store/store';
import { gameName, type NameStyle } from '../data/game-names';
import { seededRandom } from '../data/random';
import {
  CATEGORIES,
  COCKFIGHT_VENDORS,
  ESPORTS_VENDORS,
  GAMES_BY_CATEGORY,
  VENDORS,
  type Category,
  type VendorSeed,
} from '../data/vendors';

/** How many games the default seed has. */
export const DEFAULT_GAME_COUNT = 640;

const HOT_BY_CATEGORY: Readonly<Record<Category, number>> = {
  RNG: 14, LIVE: 5, FISH: 4, PVP: 4, SPORTS: 3, LOTT: 0, ELOTT: 0,
}; // prettier-ignore
/** Dealt in turn, so that no stretch of the list is all of a kind. */
const CLASSIFICATIONS = ['', 'JP', '', 'AC', '', 'SC', '', 'JP', 'VP', 'TG', 'BG'] as const;
const MIN_BETS = [20, 50, 100, 100, 200, 500, 1000] as const;

interface GameSeed {
  readonly vendor: VendorSeed;
  readonly name: string;
  readonly indexInCategory: number;
}

/** Writes the vendors and games; the same count gives the same games everywhere. */
export function seedGames(store: Store, count: number): void {
  VENDORS.forEach((vendor, position) => {
    store.run(
      'INSERT INTO vendors (code, name, category, position, freeplay, maintenance) VALUES (?, ?, ?, ?, ?, ?)',
      vendor.code,
      vendor.name,
      vendor.category,
      position,
      vendor.freeplay ? 1 : 0,
      vendor.maintenance ? 1 : 0,
    );
  });
  let nodeId = 10_001;
  for (const category of CATEGORIES) {
    for (const game of categoryGames(category, categoryCount(category, count))) {
      insertGame(store, nodeId, game);
      nodeId += 1;
    }
  }
}

/** The proportions of the default seed; RNG takes what rounding leaves. */
function categoryCount(category: Category, total: number): number {
  const share = (name: Category) => Math.floor((total * GAMES_BY_CATEGORY[name]) / DEFAULT_GAME_COUNT);
  if (category !== 'RNG') return share(category);
  return CATEGORIES.reduce((left, name) => (name === 'RNG' ? left : left - share(name)), total);
}

function categoryGames(category: Category, count: number): GameSeed[] {
  const vendors = VENDORS.filter((vendor) => vendor.category === category);
  const turns = vendors.flatMap((vendor) => Array.from({ length: vendor.share }, (_, turn) => ({ vendor, turn })));
  const order = turns.sort((left, right) => left.turn / left.vendor.share - right.turn / right.vendor.share);
  const named = new Map<NameStyle, number>();
  return Array.from({ length: count }, (_, index) => {
    const vendor = order[index % order.length]?.vendor;
    if (!vendor) throw new Error(`no vendor for ${category}`);
    const style = nameStyle(vendor);
    const nameIndex = named.get(style) ?? 0;
    named.set(style, nameIndex + 1);
    return { vendor, name: gameName(style, nameIndex), indexInCategory: index };
  });
}

function nameStyle(vendor: VendorSeed): NameStyle {
  if (ESPORTS_VENDORS.includes(vendor.code)) return 'ESPORTS';
  return COCKFIGHT_VENDORS.includes(vendor.code) ? 'COCKFIGHT' : vendor.category;
}

function classificationOf(category: Category, index: number): string {
  if (category === 'RNG') return CLASSIFICATIONS[index % CLASSIFICATIONS.length] ?? '';
  return category === 'PVP' ? 'TG' : '';
}

function insertGame(store: Store, nodeId: number, game: GameSeed): void {
  const { vendor, indexInCategory } = game;
  const random = seededRandom(`game ${nodeId}`);
  const classify = classificationOf(vendor.category, indexInCategory);
  const isLottery = vendor.category === 'LOTT' || vendor.category === 'ELOTT';
  const hotPlace = indexInCategory % 3 === 0 ? indexInCategory / 3 : -1;
  const isHot = hotPlace >= 0 && hotPlace < HOT_BY_CATEGORY[vendor.category];
  store.run(
    `INSERT INTO games (node_id, vassalage, game_id, name, category, classify, min_bet_cents, min_lines, is_new, hot_rank,
      popularity, support_play, game_code, lotto_mode, default_play_type) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    nodeId,
    vendor.code,
    `${vendor.code.toLowerCase()}-${nodeId - 10_000}`,
    classify === 'JP' ? `${game.name} Jackpot` : game.name,
    vendor.category,
    classify,
    random.pick(MIN_BETS),
    random.pick([1, 5, 9, 20, 25, 50]),
    vendor.category === 'RNG' && indexInCategory % 14 === 5 ? 1 : 0,
    isHot ? hotPlace : null,
    100_000 - indexInCategory * 3 - random.between(0, 2),
    vendor.freeplay ? 0 : 1,
    isLottery ? `${vendor.code.toLowerCase()}_${nodeId}` : 'lobby',
    isLottery ? random.pick(['Traditional', 'Entertainment']) : '',
    isLottery ? random.between(0, 1) : null,
  );
}
