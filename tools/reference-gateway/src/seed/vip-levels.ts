import { texts, type Texts } from '../app/texts';

export interface VipLevelSeed {
  readonly level: number;
  readonly name: string;
  readonly requirement: Texts;
  readonly benefits: readonly Texts[];
}

const NAMES = ['Guest', 'Copper', 'Bronze', 'Silver', 'Gold', 'Jade', 'Sapphire', 'Ruby', 'Diamond', 'Aurora'] as const;
const FIRST_TURNOVER = 5_000;

function benefitsOf(level: number): Texts[] {
  const rebate = (0.3 + level * 0.06).toFixed(2);
  const gift = level * 88;
  const all = [
    texts(`Daily rebate ${rebate}%`, `每日返水${rebate}%`, `Rebate harian ${rebate}%`, `Daily rebate ${rebate}%`),
    ...(gift > 0
      ? [texts(`Birthday gift ${gift}`, `生日礼金${gift}`, `Hadiah ulang tahun ${gift}`, `Birthday gift ${gift}`)]
      : []),
    ...(level >= 5 ? [texts('Personal service', '专属客服', 'Layanan pribadi', 'Personal na serbisyo')] : []),
  ];
  return all;
}

function requirementOf(level: number): Texts {
  if (level === 0) return texts('Open an account', '注册账号', 'Buka akun', 'Magbukas ng account');
  const sum = (FIRST_TURNOVER * 3 ** (level - 1)).toLocaleString('en-US');
  return texts(`Turnover ${sum}`, `流水${sum}`, `Perputaran ${sum}`, `Turnover ${sum}`);
}

/** The ten levels of the VIP club; each asks three times the turnover of the one before. */
export const VIP_LEVELS: readonly VipLevelSeed[] = NAMES.map((name, level) => ({
  level,
  name,
  requirement: requirementOf(level),
  benefits: benefitsOf(level),
}));
