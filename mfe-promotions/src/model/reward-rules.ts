import type { Reward } from 'shared-contracts/api/endpoints/promotions';

/** Days of a week of daily sign-ins. */
export const SIGN_IN_DAYS = 7;

/** How a state is shown: its text, its colour and its picture. */
export interface StateLook {
  readonly text:
    | 'rewards.stateOpen'
    | 'rewards.stateInProgress'
    | 'rewards.stateJoined'
    | 'rewards.statePending'
    | 'rewards.stateApproved'
    | 'rewards.stateRejected'
    | 'rewards.stateClaimed'
    | 'rewards.stateExpired';
  readonly tone: 'neutral' | 'brand' | 'win' | 'loss' | 'warn';
  readonly icon: 'gift' | 'trophy' | 'ticket' | 'history' | 'success' | 'fail' | 'clock';
}

const STATE_LOOKS: Readonly<Record<string, StateLook>> = {
  open: { text: 'rewards.stateOpen', tone: 'brand', icon: 'gift' },
  inProgress: { text: 'rewards.stateInProgress', tone: 'brand', icon: 'trophy' },
  joined: { text: 'rewards.stateJoined', tone: 'brand', icon: 'ticket' },
  pending: { text: 'rewards.statePending', tone: 'warn', icon: 'history' },
  approved: { text: 'rewards.stateApproved', tone: 'win', icon: 'success' },
  rejected: { text: 'rewards.stateRejected', tone: 'loss', icon: 'fail' },
  claimed: { text: 'rewards.stateClaimed', tone: 'win', icon: 'success' },
  expired: { text: 'rewards.stateExpired', tone: 'neutral', icon: 'clock' },
};

/** The look of a state; an unknown one is hidden rather than shown in the server's language. */
export function stateLook(state: string): StateLook | null {
  return Object.hasOwn(STATE_LOOKS, state) ? (STATE_LOOKS[state] ?? null) : null;
}

const DAY = 24 * 60 * 60 * 1000;

/** How the end of a reward is told: a clock on its last day, a date before it, nothing once it is over. */
export type Expiry =
  | { readonly kind: 'none' }
  | { readonly kind: 'clock'; readonly at: number }
  | { readonly kind: 'date'; readonly at: number };

export function expiryOf({ expiresAt, state }: Pick<Reward, 'expiresAt' | 'state'>, now: number): Expiry {
  const isOver = state === 'claimed' || state === 'expired';
  if (expiresAt === null || isOver || expiresAt <= now) return { kind: 'none' };
  return { kind: expiresAt - now < DAY ? 'clock' : 'date', at: expiresAt };
}

/** `h:mm:ss` for the last day of a reward; hours are left out in the last one. */
export function clockOf(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** Days of the week of sign-ins that are done, from the share in percent. */
export function signedInDays(progress: number | null): number {
  const days = Math.round(((progress ?? 0) / 100) * SIGN_IN_DAYS);
  return Math.min(SIGN_IN_DAYS, Math.max(0, days));
}
