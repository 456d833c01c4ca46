import type { RequestOf } from '../api/endpoint';
import type { login } from '../api/endpoints/auth';
import type { ApiFailure } from '../api/api-error';

/** The fields of R-06 that a sign-in form collects; the host adds the constant ones. */
export type SignInRequest =
  | {
      readonly type: 'username';
      /** A user name, or a mobile number as it was typed. */
      readonly username: string;
      /** As it was typed; the host seals it. */
      readonly password: string;
      /** With it the name is a mobile number. */
      readonly countryDialingCode?: string;
      /** The typed solution of R-05; demanded after {@link SignInResult} said `needsCaptcha`. */
      readonly captcha?: string;
      /** Whether the person wants the device to remember the sign-in. */
      readonly remember: boolean;
      /** The person came by the link of the affiliate service. */
      readonly role?: 'agent';
    }
  | {
      readonly type: 'sms';
      /** The mobile number that the code was sent to, without its dialling code. */
      readonly username: string;
      /** The code that R-12 sent, good for one sign-in. */
      readonly password: string;
      /** Of the number; digits. */
      readonly countryDialingCode: string;
      /** As for a password. */
      readonly captcha?: string;
      /** As for a password. */
      readonly remember: boolean;
      /** As for a password. */
      readonly role?: 'agent';
    }
  | {
      /** Proven by a third party. */
      readonly type: 'firebase';
      /** How the third party proved who it is. */
      readonly firebaseChannel: 'sms' | 'facebook' | 'google';
      /** The third party's proof; the gateway checks it. */
      readonly firebaseIdToken: string;
      /** The proven mobile number, of channel `sms`. */
      readonly firebaseMobileNo?: string;
      /** Of that number. */
      readonly countryDialingCode?: string;
      /** As for a password. */
      readonly remember: boolean;
      /** As for a password. */
      readonly role?: 'agent';
    };

/** The wire form of a sign-in. */
export type LoginRequest = RequestOf<typeof login>;

/** What a sign-in came to. */
export type SignInResult =
  | {
      readonly ok: true;
      /** The session is good for nothing but R-23 until then: lead the person to the change of password. */
      readonly mustChangePassword: boolean;
    }
  | {
      readonly ok: false;
      /** Why; the asker shows it, by `overlays.showFailure(apiError(…))`. */
      readonly failure: ApiFailure;
      /** The gateway asks for a captcha with the next attempt, or found this one's wrong. */
      readonly needsCaptcha: boolean;
    };

/** What a trial start came to. */
export type TrialResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Why; the asker shows it. */
      readonly failure: ApiFailure;
    };

/**
 * The requests a remote may make of the session; the host decides and writes. Each throws where the section's release does
 * not list it.
 */
export interface SessionRequests {
  /** Signs in by R-06. Never rejects; when it resolves, `session.changed` has been told. */
  readonly signIn: (request: SignInRequest) => Promise<SignInResult>;
  /** Starts a free-play session at the trial merchant by R-08. Never rejects. */
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
