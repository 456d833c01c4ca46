import type { SessionRequests, SignInRequest, SignInResult, TrialResult } from './session-requests';

declare const requests: SessionRequests;
declare const result: SignInResult;
declare const trial: TrialResult;

export const byName: SignInRequest = { type: 'username', username: 'demo', password: 'p', remember: false };
export const byCode: SignInRequest = { ...byName, type: 'sms', countryDialingCode: '63' };

// @ts-expect-error -- a code goes to a number with its country
export const withoutCountry: SignInRequest = { type: 'sms', username: '917', password: '1', remember: false };

// @ts-expect-error -- a third party proves by its token
export const withoutProof: SignInRequest = { type: 'firebase', firebaseChannel: 'google', remember: false };

// @ts-expect-error -- no such party is known
export const unknownParty: Extract<SignInRequest, { type: 'firebase' }>['firebaseChannel'] = 'twitter';

// @ts-expect-error -- whether to remember is always asked
export const unasked: SignInRequest = { type: 'username', username: 'demo', password: 'p' };

// @ts-expect-error -- who failed to sign in has no password to change
export const mustChange: boolean = result.mustChangePassword;

export const captcha: boolean = !result.ok && result.needsCaptcha;

// @ts-expect-error -- a session that began has no failure
export const failure = result.ok ? result.failure : undefined;

// @ts-expect-error -- nor has a trial
export const trialFailure = trial.ok ? trial.failure : undefined;

// @ts-expect-error -- a session belongs to somebody
export const nobody = requests.adopt({ token: 't' });

// @ts-expect-error -- sections ask, the host writes
requests.signOut = async () => undefined;
