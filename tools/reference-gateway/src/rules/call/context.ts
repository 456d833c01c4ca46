import type { LanguageCode } from 'shared-contracts/language';
import type { Store } from '../../data/store/store';
import type { Merchant } from '../../data/merchants';
import type { Cohorts } from '../security/cohorts';
import type { KeyRing } from '../security/encryption';
import type { Commit } from '../security/idempotency';
import type { KeyedHash } from '../security/keyed-hash';
import type { Log } from '../log';
import type { PasswordHasher } from '../security/passwords';
import type { RateLimiter } from '../security/rate-limit';
import type { SiteOrigin } from './site';

/** What lives as long as the gateway. */
export interface Services {
  readonly store: Store;
  readonly clock: () => number;
  readonly keys: KeyRing;
  readonly keyedHash: KeyedHash;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly log: Log;
  /** Says which members get versions that others do not. */
  readonly cohorts: Cohorts;
  /** What operators show to read the health of releases. */
  readonly operatorToken: string;
  /** Checks replies against the contract and opens the control API. */
  readonly isTest: boolean;
  /** Vendors that a scenario put into maintenance, besides those of the database. */
  readonly scenarioMaintenance: () => readonly string[] | undefined;
}

/** Who calls. */
export interface Session {
  readonly tokenHash: string;
  readonly memberId: number;
  readonly userName: string;
  readonly type: number;
  /** Its password is temporary or was given by somebody else: it may only be changed. */
  readonly mustChangePassword: boolean;
}

export interface CookieJar {
  readonly get: (name: string) => string | undefined;
  /** HttpOnly and SameSite, for the API's paths only; age in seconds, 0 removes it. */
  readonly set: (name: string, value: string, maxAge: number) => void;
}

/** What a handler knows besides its request. */
export interface CallContext {
  readonly services: Services;
  readonly store: Store;
  /** The moment of the call. */
  readonly now: number;
  readonly merchant: Merchant;
  readonly language: LanguageCode;
  /** Absent for visitors; a call that needs one uses {@link requireSession}. */
  readonly session: Session | undefined;
  /** The caller's own token; never stored and never logged. */
  readonly token: string | undefined;
  readonly address: string;
  readonly site: SiteOrigin;
  readonly cookies: CookieJar;
  /** Where a call that moves money writes everything it changes; what it answers is kept with it. */
  readonly commit: Commit;
}
