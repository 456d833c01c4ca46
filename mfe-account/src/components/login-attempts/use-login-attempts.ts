import { useCallback, useMemo, useState } from 'react';
import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { OutcomeReport } from 'shared-contracts/remote/outcome';
import type { SignInRequest, SignInResult } from 'shared-contracts/session/session-requests';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { serverNow, useRemoteContext } from 'shared-kit/remote';
import type { KeyStore } from '../../browser/key-store';
import { RememberedLogins, type TypedLogin } from '../../store/remembered-logins';
import { useKeyStore } from '../../browser/use-key-store';
import { useCaptcha, type Captcha } from '../../api/use-captcha';
import { breakFailure } from '../../model/login/break-failure';
import { formFailure, type FormFailure } from '../../model/login/login-failure';
import { rememberAction } from '../../model/login/remember-action';
import { markHintUsed } from '../../store/registration-hint';
import { forgetSessionPassword, holdSessionPassword } from '../../store/session-password';

export interface LoginOptions {
  /** Offers to remember, and offers what was remembered; without it nothing remembered is touched. */
  readonly remembers: boolean;
  /** The site leads on from pages of visitors; what stands over a page has to close. */
  readonly onSignedIn?: () => void;
  /** The person came by the affiliate service's link, which lets in agents only. */
  readonly isForAgents?: boolean;
  /** Where the device's key is kept; the browser's own unless a test brings another. */
  readonly shelf?: KeyStore | null;
}

/** What all methods of one sign-in form share: captcha, refusals, rests, and what is remembered. */
export interface LoginAttempts {
  readonly remembers: boolean;
  readonly logins: RememberedLogins;
  readonly needsCaptcha: boolean;
  readonly captcha: Captcha;
  readonly failure: FormFailure | undefined;
  /** The server has asked to wait: nothing can be sent. */
  readonly isResting: boolean;
  readonly endRest: () => void;
  /** Signs in; a refusal has been said when it comes back. `typed` is what may be remembered. */
  readonly attempt: (request: SignInRequest, typed?: TypedLogin) => Promise<SignInResult>;
  /** Another method is shown: it begins without the refusals of the first. */
  readonly turn: () => void;
}

const isAnswer = ({ kind }: ApiFailure): boolean => kind === 'rejected' || kind === 'forbidden';

/** Whether a refusal leads to the registration instead of a message. */
export function isNotRegistered(result: SignInResult): boolean {
  return !result.ok && result.failure.kind === 'rejected' && result.failure.code === 'auth.not_registered';
}

/** A wrong code is said at the field of the code, and there alone. */
export function isSaidAtField(result: SignInResult): boolean {
  return !result.ok && result.failure.kind === 'rejected' && result.failure.code === 'sms.wrong';
}

/** Writes what the device remembers of an attempt (docs/product/accounts.md#remembered-login). */
function useAftermath(
  logins: RememberedLogins,
): (typed: TypedLogin, isTicked: boolean, result: SignInResult) => Promise<void> {
  const { storage } = useRemoteContext();
  return useCallback(
    async (typed, isTicked, result) => {
      const action = rememberAction({
        isTicked,
        outcome: result.ok ? 'accepted' : isAnswer(result.failure) ? 'refused' : 'unanswered',
        isKnownName: logins.find(typed.type)?.username === typed.username,
      });
      if (action === 'forget') logins.forget();
      // An SMS code is good for one time: of that method the number alone is kept.
      if (action === 'keep-name' || (action === 'keep-all' && typed.type === 'sms')) logins.keepName(typed);
      else if (action === 'keep-all') await logins.keepAll(typed);
      if (result.ok) storage.setLocal(LOCAL_KEY.autoLogin, isTicked ? '1' : '0');
    },
    [logins, storage],
  );
}

/** The attempts of a sign-in form (docs/product/accounts.md#login). */
export function useLoginAttempts({ remembers, onSignedIn, isForAgents, shelf }: LoginOptions): LoginAttempts {
  const { requests, overlays, storage, telemetry } = useRemoteContext();
  const keys = useKeyStore(shelf);
  const logins = useMemo(() => new RememberedLogins(storage, keys), [storage, keys]);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const captcha = useCaptcha(needsCaptcha);
  const applyRemember = useAftermath(logins);

  const attempt = async (request: SignInRequest, typed?: TypedLogin): Promise<SignInResult> => {
    setFailure(undefined);
    // The next page comes with the session, and a forced change of the password asks for it.
    if (request.type === 'username') holdSessionPassword(request.password);
    const result = await requests.signIn(isForAgents ? { ...request, role: 'agent' } : request);
    const end = result.ok ? 'done' : result.failure.kind;
    telemetry.report('outcome', { of: 'sign-in', end } satisfies OutcomeReport);
    if (!result.ok || (!request.remember && !result.mustChangePassword)) forgetSessionPassword();
    if (remembers && typed !== undefined) await applyRemember(typed, request.remember, result);
    if (result.ok) {
      if (request.type === 'username') markHintUsed(request.username);
      onSignedIn?.();
      return result;
    }
    const said = breakFailure(result.failure) ?? formFailure(result.failure, serverNow());
    setFailure(said);
    if (said === undefined && !isNotRegistered(result) && !isSaidAtField(result))
      overlays.showFailure(apiError('R-06', result.failure));
    if (needsCaptcha) captcha.refresh();
    else setNeedsCaptcha(result.needsCaptcha);
    return result;
  };

  return {
    remembers,
    logins,
    needsCaptcha,
    captcha,
    failure,
    isResting: failure?.restsUntil !== undefined,
    endRest: () => setFailure(undefined),
    attempt,
    turn: () => {
      setFailure((last) => (last?.restsUntil === undefined ? undefined : last));
      if (needsCaptcha) captcha.refresh();
    },
  };
}
