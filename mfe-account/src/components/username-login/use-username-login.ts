import { useCallback, useEffect, useMemo, useState } from 'react';
import { apiError } from 'shared-contracts/api/api-error';
import type { SignInResult } from 'shared-contracts/session/session-requests';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import { browserKeyShelf, type KeyShelf } from '../../api/key-shelf';
import { RememberedLogins } from '../../api/remembered-logins';
import { useCaptcha, type Captcha } from '../../api/use-captcha';
import { formFailure, type FormFailure } from '../../model/login-failure';
import { EMPTY_LOGIN, usernameLoginSchema, type UsernameLoginValues } from '../../model/login-form';
import { rememberAction } from '../../model/remember-action';
import { isHintUsed, markHintUsed } from '../../store/registration-hint';
import { holdSessionPassword } from '../../store/session-password';

export interface UsernameLoginOptions {
  /** Offers to remember, and offers what was remembered; without it nothing remembered is touched. */
  readonly remembers: boolean;
  readonly onSignedIn: (mustChangePassword: boolean) => void;
  /** Where the device's key is kept; the browser's own unless a test brings another. */
  readonly shelf?: KeyShelf | null;
}

type LoginForm = UseFormReturn<UsernameLoginValues, unknown, UsernameLoginValues>;

/** A sign-in form by username: its fields, its captcha, what went wrong, and the way to send it. */
export interface UsernameLogin {
  readonly form: LoginForm;
  readonly needsCaptcha: boolean;
  readonly captcha: Captcha;
  readonly failure: FormFailure | undefined;
  /** The password field holds what was remembered, untouched: it cannot be shown (D-05). */
  readonly isPasswordRemembered: boolean;
  readonly submit: () => void;
}

function useRememberedLogins(shelf: KeyShelf | null | undefined): RememberedLogins {
  const { storage } = useRemoteContext();
  return useMemo(
    () => new RememberedLogins(storage, shelf === undefined ? browserKeyShelf() : shelf),
    [storage, shelf],
  );
}

/** Fills in the remembered password, and the name of who has just registered, unless somebody types already. */
function usePrefill(form: LoginForm, logins: RememberedLogins, isOn: boolean): boolean {
  const { events } = useRemoteContext();
  const [hasPassword, setHasPassword] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    const record = logins.find('username');
    const fill = async (): Promise<void> => {
      const password = record && (await logins.passwordOf(record));
      const isUntouched = !form.getFieldState('password').isDirty && form.getValues('username') === record?.username;
      if (isGone || password === null || !isUntouched) return;
      form.resetField('password', { defaultValue: password });
      setHasPassword(true);
    };
    void fill();
    const stop = events.on('member.registered', ({ userName }) => {
      if (isHintUsed(userName) || form.getFieldState('username').isDirty) return;
      form.resetField('username', { defaultValue: userName });
      form.resetField('password', { defaultValue: '' });
      setHasPassword(false);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [form, logins, events, isOn]);
  return hasPassword;
}

/** Writes what an attempt leaves behind on the device (D-05, D-06). */
function useAftermath(logins: RememberedLogins): (values: UsernameLoginValues, result: SignInResult) => Promise<void> {
  const { storage } = useRemoteContext();
  return useCallback(
    async (values, result) => {
      const login = { type: 'username', username: values.username, password: values.password } as const;
      const isAnswered = result.ok || result.failure.kind === 'rejected' || result.failure.kind === 'forbidden';
      const action = rememberAction({
        isTicked: values.remember,
        outcome: result.ok ? 'accepted' : isAnswered ? 'refused' : 'unanswered',
        isKnownName: logins.find('username')?.username === values.username,
      });
      if (action === 'forget') logins.forget();
      if (action === 'keep-name') logins.keepName(login);
      if (action === 'keep-all') await logins.keepAll(login);
      if (result.ok) storage.setLocal(LOCAL_KEY.autoLogin, values.remember ? '1' : '0');
    },
    [logins, storage],
  );
}

/** Signs in by username; the captcha appears once the server has asked for it (S2 2, D-53 to D-55). */
export function useUsernameLogin({ remembers, onSignedIn, shelf }: UsernameLoginOptions): UsernameLogin {
  const { requests, overlays } = useRemoteContext();
  const logins = useRememberedLogins(shelf);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const [initial] = useState<UsernameLoginValues>(() => {
    const record = remembers ? logins.find('username') : null;
    return { ...EMPTY_LOGIN, username: record?.username ?? '', remember: record !== null };
  });
  const form = useSchemaForm(usernameLoginSchema(needsCaptcha), { defaultValues: initial });
  // Read while drawing: the form keeps track only of what is read so.
  const { dirtyFields } = form.formState;
  const hasPassword = usePrefill(form, logins, remembers);
  const applyRemember = useAftermath(logins);
  const captcha = useCaptcha(needsCaptcha);

  const refuse = (result: Extract<SignInResult, { ok: false }>): void => {
    const said = formFailure(result.failure);
    setFailure(said);
    if (said === undefined) overlays.showFailure(apiError('R-06', result.failure));
    form.resetField('captcha');
    if (needsCaptcha) captcha.refresh();
    else setNeedsCaptcha(result.needsCaptcha);
    if (said === 'authInvalid') form.setFocus('password');
    if (said === 'captchaWrong' && needsCaptcha) form.setFocus('captcha');
  };

  const send = async (values: UsernameLoginValues): Promise<void> => {
    setFailure(undefined);
    const { username, password, remember } = values;
    const solved = needsCaptcha ? { captcha: values.captcha } : {};
    const result = await requests.signIn({ type: 'username', username, password, remember, ...solved });
    if (remembers) await applyRemember(values, result);
    if (!result.ok) return refuse(result);
    if (remember || result.mustChangePassword) holdSessionPassword(password);
    markHintUsed(username);
    onSignedIn(result.mustChangePassword);
  };

  return {
    form,
    needsCaptcha,
    captcha,
    failure,
    isPasswordRemembered: hasPassword && !dirtyFields.password,
    submit: () => void form.handleSubmit(send)(),
  };
}
