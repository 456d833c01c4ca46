import type { RequestOf } from '../api/endpoint';
import type { login } from '../api/endpoints/auth';
import type { ApiFailure } from '../api/api-error';

/** The fields of R-06 that a sign-in form collects; the host adds the constant ones. */
export type SignInRequest =
  | {
      readonly type: 'username';
      readonly username: string;
      readonly password: string;
      /** With it the name is a mobile number. */
      readonly countryDialingCode?: string;
      readonly captcha?: string;
      readonly remember: boolean;
      /** The person came by the link of the affiliate service. */
      readonly role?: 'agent';
    }
  | {
      readonly type: 'sms';
      readonly username: string;
      readonly password: string;
      readonly countryDialingCode: string;
      readonly captcha?: string;
      readonly remember: boolean;
      readonly role?: 'agent';
    }
  | {
      /** Proven by a third party. */
      readonly type: 'firebase';
      readonly firebaseChannel: 'sms' | 'facebook' | 'google';
      readonly firebaseIdToken: string;
      readonly firebaseMobileNo?: string;
      readonly countryDialingCode?: string;
      readonly remember: boolean;
      readonly role?: 'agent';
    };

/** The wire form of a sign-in. */
export type LoginRequest = RequestOf<typeof login>;

/** What a sign-in came to. `needsCaptcha` follows `value.captcha` of the refusal. */
export type SignInResult =
  | { readonly ok: true; readonly mustChangePassword: boolean }
  | { readonly ok: false; readonly failure: ApiFailure; readonly needsCaptcha: boolean };

/** What a trial start came to. */
export type TrialResult = { readonly ok: true } | { readonly ok: false; readonly failure: ApiFailure };

/** The requests a remote may make of the session; the host decides and writes. */
export interface SessionRequests {
  readonly signIn: (request: SignInRequest) => Promise<SignInResult>;
  readonly startTrial: () => Promise<TrialResult>;
  /**
   * Starts the session that a registration was answered with, at merchants who sign in at once. `token` is what the
   * reply gave as such: sections see handles, and only a handle of this page is taken.
   */
  readonly adopt: (session: { readonly token: string; readonly userName: string; readonly type?: number }) => void;
  /** The password was changed: the forced change of a first login is over. */
  readonly passwordChanged: () => void;
  /** Asks for confirmation, tells the server, clears locally whatever the server says. */
  readonly signOut: (options?: { readonly confirmed?: boolean }) => Promise<void>;
}
