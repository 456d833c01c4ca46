import { texts, type Texts } from './texts';

/** What the days of a week of daily sign-ins pay, in cents; after the seventh it starts over. */
export const SIGN_IN_WEEK: readonly number[] = [800, 800, 1800, 800, 800, 2800, 8800];

export const SIGN_IN_TITLE = texts('Daily sign-in', '每日签到', 'Check-in harian', 'Araw-araw na sign-in');
/** The title of what a friend's deposit brought; the name is masked. */
export function referralTitle(name: string): Texts {
  return texts(
    `${name} made a first deposit`,
    `好友${name}完成首存`,
    `${name} melakukan deposit pertama`,
    `Nag-deposito na si ${name}`,
  );
}
