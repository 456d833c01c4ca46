import type { GameTypes } from 'shared-contracts/api/endpoints/game-entities';
import type { Lottery, LotteryGroup } from 'shared-contracts/api/endpoints/lottery';
import type { LaunchTarget } from '../../contract';
import { playTypeOf } from '../catalogue/game-entry';

type Mapping = GameTypes['mapping'];

/** The vendor whose draws have calls of their own. */
const VIETNAMESE_VENDOR = 'TCG_LOTTO_VN';
/** An entry of the lobby of this vendor is a CN lottery. */
const CHINESE_VENDOR = 'LOTT';
/** With one of these under e-lottery the lobby has two tabs. */
const SPLITTING_VENDORS = [VIETNAMESE_VENDOR, CHINESE_VENDOR];

/** The tabs of the lobby; without the split there is only the first, and it has everything. */
export const LOTTERY_TABS = ['lottery', 'elott'] as const;
export type LotteryTab = (typeof LOTTERY_TABS)[number];

/** One list of lotteries, or two: by the vendors of the server's e-lottery (docs/product/lottery.md#lobby). */
export function lobbyMode(mapping: Mapping): 'lottery' | 'lottery-elott' {
  const codes = (mapping['ELOTT'] ?? []).map(({ vassalage }) => vassalage);
  return SPLITTING_VENDORS.some((code) => codes.includes(code)) ? 'lottery-elott' : 'lottery';
}

/** The category a lottery's vendor is sorted under; one that the vendor data does not know is a plain lottery. */
export function lotteryCategory(vassalage: string, mapping: Mapping): 'LOTT' | 'ELOTT' {
  return (mapping['ELOTT'] ?? []).some((vendor) => vendor.vassalage === vassalage) ? 'ELOTT' : 'LOTT';
}

/** The tab of an address; anything else than a tab is the first one. */
export function tabNamed(text: string | null): LotteryTab {
  return LOTTERY_TABS.find((tab) => tab === text) ?? 'lottery';
}

/** The lotteries of a tab; in a lobby without tabs, all. */
export function lotteriesOfTab(lotteries: readonly Lottery[], tab: LotteryTab, mapping: Mapping): readonly Lottery[] {
  if (lobbyMode(mapping) === 'lottery') return lotteries;
  const category = tab === 'elott' ? 'ELOTT' : 'LOTT';
  return lotteries.filter(({ vassalage }) => lotteryCategory(vassalage, mapping) === category);
}

/** Whether a lottery's numbers come with the Vietnamese ones. */
export function isVietnamese({ vassalage }: Pick<Lottery, 'vassalage'>): boolean {
  return vassalage === VIETNAMESE_VENDOR;
}

/** Lotteries under one title; null where the server gives them none. */
export interface LotterySection {
  readonly group: string;
  readonly title: string | null;
  readonly lotteries: readonly Lottery[];
}

/** The lotteries by group, in the menu's order; what the menu does not name stands last, together. */
export function lotterySections(lotteries: readonly Lottery[], menu: readonly LotteryGroup[]): LotterySection[] {
  const named = menu.map(({ group, title }) => ({
    group,
    title,
    lotteries: lotteries.filter((lottery) => lottery.group === group),
  }));
  const rest = lotteries.filter((lottery) => !menu.some(({ group }) => group === lottery.group));
  return [...named, { group: '', title: null, lotteries: rest }].filter((section) => section.lotteries.length > 0);
}

/** A CN lottery goes by its default play type, every other one by its mode (docs/product/lottery.md#launch). */
function playType({ vassalage, defaultPlayType, lottoMode }: Lottery): 'trad' | 'ent' {
  if (vassalage === CHINESE_VENDOR) return defaultPlayType === 1 ? 'trad' : 'ent';
  return playTypeOf(lottoMode);
}

/** What a tap on a lottery opens. */
export function lotteryTarget(lottery: Lottery, mapping: Mapping): LaunchTarget {
  const { vassalage, gameCode } = lottery;
  return {
    gameCategory: lotteryCategory(vassalage, mapping),
    vassalage,
    freePlay: 0,
    gameCode,
    playType: playType(lottery),
  };
}
