import type { IconName } from 'shared-kit/ui';
import type { SectionText, SectionTranslate } from '../i18n';

interface CategoryLook {
  readonly icon: IconName;
  readonly title: SectionText;
}

const LOOKS: Readonly<Record<string, CategoryLook>> = {
  HOME: { icon: 'home', title: 'category.HOME' },
  HOT: { icon: 'flame', title: 'category.HOT' },
  RNG: { icon: 'slots', title: 'category.RNG' },
  BINGO: { icon: 'bingo', title: 'category.BINGO' },
  LIVE: { icon: 'live', title: 'category.LIVE' },
  FISH: { icon: 'fish', title: 'category.FISH' },
  PVP: { icon: 'cards', title: 'category.PVP' },
  SPORTS: { icon: 'ball', title: 'category.SPORTS' },
  ESPORTS: { icon: 'gamepad', title: 'category.ESPORTS' },
  COCKFIGHT: { icon: 'rooster', title: 'category.COCKFIGHT' },
  LOTT: { icon: 'ticket', title: 'category.LOTT' },
  ELOTT: { icon: 'dice', title: 'category.ELOTT' },
  ALL: { icon: 'sparkles', title: 'category.ALL' },
};

export function categoryIcon(type: string): IconName {
  return LOOKS[type]?.icon ?? 'sparkles';
}

/** The name of a category; one that the texts do not know goes by its code. */
export function categoryTitle(t: SectionTranslate, type: string): string {
  const look = LOOKS[type];
  return look ? t(look.title) : type;
}
