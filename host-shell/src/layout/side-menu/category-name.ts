import type { HostTranslate } from '../../i18n/page-texts';

const NAMED = [
  'HOME',
  'HOT',
  'RNG',
  'BINGO',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const;

/** A category's name; one that the site has no word for shows its code. */
export function categoryName(type: string, t: HostTranslate): string {
  const known = NAMED.find((name) => name === type);
  return known === undefined ? type : t(`games.${known}`);
}
