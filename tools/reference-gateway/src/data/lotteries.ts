import { texts, type Texts } from './texts';
import { dayOf, dayStart } from './days';
import { seededRandom } from './random';

/** A lottery of the lobby. */
export interface LotterySeed {
  readonly gameCode: string;
  readonly name: Texts;
  readonly vassalage: 'TCG_LOTTO_VN' | 'TCG_SEA' | 'LOTT' | 'ELOTT';
  readonly group: 'VN' | 'SEA' | 'CLASSIC' | 'FAST';
  readonly lottoMode: 'Traditional' | 'Entertainment';
  readonly defaultPlayType: 0 | 1;
  /** Seconds between two draws; a day holds a whole number of them. */
  readonly period: number;
  readonly balls: number;
  readonly highest: number;
}

export const LOTTERY_GROUPS: readonly { readonly group: LotterySeed['group']; readonly title: Texts }[] = [
  { group: 'VN', title: texts('Vietnam', '越南彩', 'Vietnam', 'Vietnam') },
  { group: 'SEA', title: texts('South-East Asia', '东南亚彩', 'Asia Tenggara', 'Timog-Silangang Asya') },
  { group: 'CLASSIC', title: texts('Classic', '经典彩', 'Klasik', 'Klasiko') },
  { group: 'FAST', title: texts('Fast draws', '极速彩', 'Undian cepat', 'Mabilis na draw') },
];

export const LOTTERIES: readonly LotterySeed[] = [
  { gameCode: 'vn_north', name: texts('Northern Daily', '北部每日彩', 'Vietnam Utara', 'Northern Daily'), vassalage: 'TCG_LOTTO_VN', group: 'VN', lottoMode: 'Traditional', defaultPlayType: 1, period: 86_400, balls: 5, highest: 9 },
  { gameCode: 'vn_central', name: texts('Central Daily', '中部每日彩', 'Vietnam Tengah', 'Central Daily'), vassalage: 'TCG_LOTTO_VN', group: 'VN', lottoMode: 'Traditional', defaultPlayType: 1, period: 43_200, balls: 5, highest: 9 },
  { gameCode: 'vn_south', name: texts('Southern Daily', '南部每日彩', 'Vietnam Selatan', 'Southern Daily'), vassalage: 'TCG_LOTTO_VN', group: 'VN', lottoMode: 'Entertainment', defaultPlayType: 0, period: 21_600, balls: 5, highest: 9 },
  { gameCode: 'vn_quick', name: texts('Mekong Quick Five', '湄公快五', 'Mekong Kilat 5D', 'Mekong Quick 5'), vassalage: 'TCG_LOTTO_VN', group: 'VN', lottoMode: 'Entertainment', defaultPlayType: 0, period: 300, balls: 5, highest: 9 },
  { gameCode: 'sea_straits', name: texts('Straits Four', '海峡四星', 'Selat 4D', 'Straits 4D'), vassalage: 'TCG_SEA', group: 'SEA', lottoMode: 'Traditional', defaultPlayType: 1, period: 3_600, balls: 4, highest: 9 },
  { gameCode: 'sea_harbor', name: texts('Harbour Six', '港湾六合', 'Pelabuhan 6', 'Harbour 6'), vassalage: 'TCG_SEA', group: 'SEA', lottoMode: 'Entertainment', defaultPlayType: 0, period: 7_200, balls: 6, highest: 49 },
  { gameCode: 'cl_five', name: texts('Classic Five', '经典五星', 'Klasik 5D', 'Classic 5'), vassalage: 'LOTT', group: 'CLASSIC', lottoMode: 'Traditional', defaultPlayType: 1, period: 1_200, balls: 5, highest: 9 },
  { gameCode: 'cl_three', name: texts('Classic Three', '经典三星', 'Klasik 3D', 'Classic 3'), vassalage: 'LOTT', group: 'CLASSIC', lottoMode: 'Traditional', defaultPlayType: 0, period: 600, balls: 3, highest: 9 },
  { gameCode: 'cl_ten', name: texts('Grand Ten', '至尊十球', 'Grand 10', 'Grand 10'), vassalage: 'LOTT', group: 'CLASSIC', lottoMode: 'Entertainment', defaultPlayType: 1, period: 1_800, balls: 10, highest: 10 },
  { gameCode: 'fast_one', name: texts('One Minute Five', '一分五星', '5D 1 Menit', '1-Minute 5'), vassalage: 'ELOTT', group: 'FAST', lottoMode: 'Entertainment', defaultPlayType: 0, period: 60, balls: 5, highest: 9 },
  { gameCode: 'fast_race', name: texts('Ninety Second Race', '九十秒竞速', 'Balap 90 Detik', '90-Second Race'), vassalage: 'ELOTT', group: 'FAST', lottoMode: 'Entertainment', defaultPlayType: 0, period: 90, balls: 10, highest: 10 },
  { gameCode: 'fast_dice', name: texts('Three Minute Dice', '三分骰宝', 'Dadu 3 Menit', '3-Minute Dice'), vassalage: 'ELOTT', group: 'FAST', lottoMode: 'Entertainment', defaultPlayType: 1, period: 180, balls: 3, highest: 6 },
]; // prettier-ignore

/** The ones that the lobby shows first. */
export const POPULAR_LOTTERIES: readonly string[] = ['fast_one', 'vn_quick', 'cl_five', 'sea_straits', 'vn_north'];

/** The running issue, when it closes, and the numbers of the one before. */
export function drawsOf(lottery: LotterySeed, now: number) {
  const period = lottery.period * 1000;
  const place = Math.floor((now - dayStart(dayOf(now))) / period);
  const opensAt = dayStart(dayOf(now)) + place * period;
  const lastIssue = issueAt(lottery, opensAt - 1);
  return {
    gameCode: lottery.gameCode,
    issue: issueAt(lottery, now),
    closesAt: opensAt + period,
    lastIssue,
    lastNumbers: numbersOf(lottery, lastIssue),
  };
}

function issueAt(lottery: LotterySeed, at: number): string {
  const day = dayOf(at);
  const place = Math.floor((at - dayStart(day)) / (lottery.period * 1000)) + 1;
  return `${day.replaceAll('-', '')}-${String(place).padStart(4, '0')}`;
}

/** The numbers of an issue; ten balls are an order of ten, fewer are drawn one by one. */
function numbersOf(lottery: LotterySeed, issue: string): string[] {
  const random = seededRandom(`${lottery.gameCode} ${issue}`);
  if (lottery.balls < lottery.highest || lottery.highest < 10) {
    const lowest = lottery.highest === 9 ? 0 : 1;
    return Array.from({ length: lottery.balls }, () => String(random.between(lowest, lottery.highest)));
  }
  const left = Array.from({ length: lottery.highest }, (_, index) => index + 1);
  return Array.from({ length: lottery.balls }, () => String(left.splice(random.between(0, left.length - 1), 1)[0]));
}
