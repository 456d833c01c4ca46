import { addressPrefix } from './address-prefix';
import { secretHash } from './secrets';

/** At most `max` hits within a window, counted by key. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** The key is an address, which many people may share. */
  readonly isByAddress: boolean;
}

const MINUTE = 60_000;

/** The gateway's limits. Those by address count everybody behind it, so they are wide. */
export const LIMITS = {
  loginByAddress: { name: 'login', max: 100, windowMs: 5 * MINUTE, isByAddress: true },
  captchaByAddress: { name: 'captcha', max: 60, windowMs: MINUTE, isByAddress: true },
  registrationByAddress: { name: 'registration', max: 20, windowMs: 60 * MINUTE, isByAddress: true },
  fieldCheckByAddress: { name: 'field-check', max: 120, windowMs: MINUTE, isByAddress: true },
  smsByAddress: { name: 'sms-address', max: 20, windowMs: 60 * MINUTE, isByAddress: true },
  /** SMS to one number by one asker, whatever for. */
  smsByAsker: { name: 'sms-asker', max: 1, windowMs: MINUTE, isByAddress: false },
  /** SMS to one number by all strangers; devices of its member do not share it. */
  smsByNumber: { name: 'sms-number', max: 3, windowMs: MINUTE, isByAddress: false },
  healthByAddress: { name: 'health', max: 120, windowMs: MINUTE, isByAddress: true },
  recoveryByAddress: { name: 'recovery', max: 30, windowMs: 60 * MINUTE, isByAddress: true },
  /** Mails for one account that one asker asks for. */
  recoveryByAccount: { name: 'recovery-account', max: 3, windowMs: 15 * MINUTE, isByAddress: false },
  /** Tries of the password, or of a code, by whoever holds the session. */
  passwordByMember: { name: 'password-member', max: 10, windowMs: 15 * MINUTE, isByAddress: false },
  /** Codes that a member has sent to their phone or to a new e-mail. */
  codeByMember: { name: 'code-member', max: 5, windowMs: 15 * MINUTE, isByAddress: false },
  profileByMember: { name: 'profile-member', max: 20, windowMs: 10 * MINUTE, isByAddress: false },
  applicationByMember: { name: 'application', max: 20, windowMs: 60 * MINUTE, isByAddress: false },
  feedbackByAsker: { name: 'feedback', max: 10, windowMs: 60 * MINUTE, isByAddress: false },
  trialByAddress: { name: 'trial', max: 20, windowMs: 60 * MINUTE, isByAddress: true },
} as const satisfies Record<string, Limit>;

export interface RateLimiter {
  /** Counts a hit; answers 0, or the seconds to wait when it is one too many. */
  readonly hit: (limit: Limit, key: string) => number;
  /** Counts a hit of each in turn, and ends at the first that is one too many: what is refused leaves no further key. */
  readonly hitEach: (...hits: readonly (readonly [limit: Limit, key: string])[]) => number;
  /** How many keys are kept now; never more than {@link MOST_KEYS}. */
  readonly size: () => number;
  readonly clear: () => void;
}

interface Window {
  readonly endsAt: number;
  hits: number;
}

/** At most so many keys are kept, some 20 MB; past it the oldest of them is forgotten. */
export const MOST_KEYS = 100_000;
/** Ended windows are looked for at most this often, in milliseconds. */
const SWEEP_STEP = 10_000;

/**
 * Fixed windows in memory; `slack` widens the limits by address, for test runs that share one. A key is kept as its
 * hash, so that its length costs nothing, and until its window ends. IPv6 addresses count by their /64.
 */
export function createRateLimiter(clock: () => number, slack = 1): RateLimiter {
  const windows = new Map<string, Window>();
  let sweptAt = clock();

  function sweep(now: number): void {
    if (now - sweptAt >= SWEEP_STEP) {
      sweptAt = now;
      for (const [name, window] of windows) if (window.endsAt <= now) windows.delete(name);
    }
    // A map keeps the order in which windows began.
    for (const oldest of windows.keys()) {
      if (windows.size < MOST_KEYS) return;
      windows.delete(oldest);
    }
  }

  function hit(limit: Limit, key: string): number {
    const now = clock();
    const name = secretHash(`${limit.name}\n${limit.isByAddress ? addressPrefix(key) : key}`);
    const window = windows.get(name);
    if (!window || window.endsAt <= now) {
      windows.delete(name);
      sweep(now);
      windows.set(name, { endsAt: now + limit.windowMs, hits: 1 });
      return 0;
    }
    window.hits += 1;
    const max = limit.isByAddress ? limit.max * slack : limit.max;
    return window.hits > max ? Math.ceil((window.endsAt - now) / 1000) : 0;
  }

  return {
    hit,
    hitEach: (...hits) => {
      for (const [limit, key] of hits) {
        const wait = hit(limit, key);
        if (wait > 0) return wait;
      }
      return 0;
    },
    size: () => windows.size,
    clear: () => windows.clear(),
  };
}
