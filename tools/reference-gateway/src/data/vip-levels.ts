import { figures, texts, type Texts } from './texts';

export interface VipLevelSeed {
  readonly level: number;
  readonly name: Texts;
  readonly requirement: Texts;
  readonly benefits: readonly Texts[];
}

const NAMES: readonly Texts[] = [
  texts('Guest', '新手', 'Tamu', 'Bisita'),
  texts('Copper', '红铜', 'Tembaga', 'Tanso'),
  texts('Bronze', '青铜', 'Perunggu', 'Bronse'),
  texts('Silver', '白银', 'Perak', 'Pilak'),
  texts('Gold', '黄金', 'Emas', 'Ginto'),
  texts('Jade', '翡翠', 'Giok', 'Jade'),
  texts('Sapphire', '蓝宝石', 'Safir', 'Sapiro'),
  texts('Ruby', '红宝石', 'Rubi', 'Rubi'),
  texts('Diamond', '钻石', 'Berlian', 'Diyamante'),
  texts('Aurora', '极光', 'Aurora', 'Aurora'),
];
const FIRST_TURNOVER = 5_000;

function benefitsOf(level: number): Texts[] {
  const rebate = figures(0.3 + level * 0.06, 2);
  const gift = level * 88;
  const all = [
    texts(
      `Daily rebate ${rebate.EN}%`,
      `每日返水${rebate.CN}%`,
      `Rebate harian ${rebate.ID}%`,
      `Arawang rebate ${rebate.TY}%`,
    ),
    ...(gift > 0
      ? [texts(`Birthday gift ${gift}`, `生日礼金${gift}`, `Hadiah ulang tahun ${gift}`, `Regalo sa kaarawan ${gift}`)]
      : []),
    ...(level >= 5 ? [texts('Personal service', '专属客服', 'Layanan pribadi', 'Sariling customer service')] : []),
  ];
  return all;
}

function requirementOf(level: number): Texts {
  if (level === 0) return texts('Open an account', '注册账号', 'Buka akun', 'Magbukas ng account');
  const sum = figures(FIRST_TURNOVER * 3 ** (level - 1));
  return texts(`Turnover ${sum.EN}`, `流水${sum.CN}`, `Turnover ${sum.ID}`, `Turnover na ${sum.TY}`);
}

/** The ten levels of the VIP club; each asks three times the turnover of the one before. */
export const VIP_LEVELS: readonly VipLevelSeed[] = NAMES.map((name, level) => ({
  level,
  name,
  requirement: requirementOf(level),
  benefits: benefitsOf(level),
}));
