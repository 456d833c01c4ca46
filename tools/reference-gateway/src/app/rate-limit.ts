/** At most `max` hits within a window, counted by key. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** The key is an address, which many people may share. */
  readonly isByAddress: boolean;
}

const MINUTE = 60_000;

/** The gateway's limits (E-24). Those by address count everybody behind it, so they are wide. */
export const LIMITS = {
  loginByAddress: { name: 'login', max: 100, windowMs: 5 * MINUTE, isByAddress: true },
  captchaByAddress: { name: 'captcha', max: 60, windowMs: MINUTE, isByAddress: true },
  registrationByAddress: { name: 'registration', max: 20, windowMs: 60 * MINUTE, isByAddress: true },
  fieldCheckByAddress: { name: 'field-check', max: 120, windowMs: MINUTE, isByAddress: true },
  smsByAddress: { name: 'sms-address', max: 20, windowMs: 60 * MINUTE, isByAddress: true },
  smsByNumber: { name: 'sms-number', max: 1, windowMs: MINUTE, isByAddress: false },
  healthByAddress: { name: 'health', max: 120, windowMs: MINUTE, isByAddress: true },
  recoveryByAddress: { name: 'recovery', max: 30, windowMs: 60 * MINUTE, isByAddress: true },
  recoveryByAccount: { name: 'recovery-account', max: 3, windowMs: 15 * MINUTE, isByAddress: false },
  /** Tries of the old password by whoever holds the phone. */
  passwordByMember: { name: 'password-member', max: 10, windowMs: 15 * MINUTE, isByAddress: false },
  profileByMember: { name: 'profile-member', max: 20, windowMs: 10 * MINUTE, isByAddress: false },
  applicationByMember: { name: 'application', max: 20, windowMs: 60 * MINUTE, isByAddress: false },
  trialByAddress: { name: 'trial', max: 20, windowMs: 60 * MINUTE, isByAddress: true },
} as const satisfies Record<string, Limit>;

export interface RateLimiter {
  /** Counts a hit; answers 0, or the seconds to wait when it is one too many. */
  readonly hit: (limit: Limit, key: string) => number;
  readonly clear: () => void;
}

interface Window {
  endsAt: number;
  hits: number;
}

/** Fixed windows in memory; `slack` widens the limits by address, for test runs that share one. */
export function createRateLimiter(clock: () => number, slack = 1): RateLimiter {
  const windows = new Map<string, Window>();
  return {
    hit: (limit, key) => {
      const now = clock();
      if (windows.size > 10_000) for (const [name, window] of windows) if (window.endsAt <= now) windows.delete(name);
      const name = `${limit.name}\n${key}`;
      const window = windows.get(name);
      if (!window || window.endsAt <= now) {
        windows.set(name, { endsAt: now + limit.windowMs, hits: 1 });
        return 0;
      }
      window.hits += 1;
      const max = limit.isByAddress ? limit.max * slack : limit.max;
      return window.hits > max ? Math.ceil((window.endsAt - now) / 1000) : 0;
    },
    clear: () => windows.clear(),
  };
}
