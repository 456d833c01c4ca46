import type { IconName } from 'shared-kit/ui';

const ICONS: Readonly<Record<string, IconName>> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  SPORTS: 'ball',
  PVP: 'cards',
  LOTT: 'ticket',
  ELOTT: 'ticket',
};

/** The picture of a category; one that is new here is a game all the same. */
export function categoryIcon(code: string): IconName {
  return ICONS[code] ?? 'gamepad';
}
