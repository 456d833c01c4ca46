import { useEffect, useState } from 'react';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import { useKeepsPasswords } from '../../browser/use-key-store';
import type { RememberedLogins } from '../../store/remembered-logins';
import { EMPTY_LOGIN, usernameLoginSchema, type UsernameLoginValues } from '../../model/login/login-form';
import { isHintUsed } from '../../store/registration-hint';
import type { LoginAttempts } from '../login-attempts/use-login-attempts';

type LoginForm = UseFormReturn<UsernameLoginValues, unknown, UsernameLoginValues>;

/** A sign-in form by username: its fields, and the way to send it. */
export interface UsernameLogin {
  readonly form: LoginForm;
  /** The password field holds the remembered password, untouched: it cannot be shown. */
  readonly isPasswordRemembered: boolean;
  readonly submit: () => void;
}

/** Fills in the remembered password, and the name of who has just registered, unless somebody types already. */
function usePrefill(form: LoginForm, logins: RememberedLogins, isOn: boolean): boolean {
  const { events } = useRemoteContext();
  const keepsPasswords = useKeepsPasswords();
  const [hasPassword, setHasPassword] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    const record = logins.find('username');
    // Kept before the merchant had it so.
    if (keepsPasswords === false && record !== null && record.password !== '') logins.keepName(record);
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
  }, [form, logins, events, isOn, keepsPasswords]);
  return hasPassword;
}

/** Signs in by username and password. */
export function useUsernameLogin(attempts: LoginAttempts): UsernameLogin {
  const { remembers, logins, needsCaptcha } = attempts;
  const [initial] = useState<UsernameLoginValues>(() => {
    const record = remembers ? logins.find('username') : null;
    return { ...EMPTY_LOGIN, username: record?.username ?? '', remember: record !== null };
  });
  const form = useSchemaForm(usernameLoginSchema(needsCaptcha), {
    defaultValues: initial,
    kept: { as: 'login', fields: ['username'] },
  });
  useRevalidation(form);
  // Read while drawing: the form keeps track only of what is read so.
  const { dirtyFields } = form.formState;
  const hasPassword = usePrefill(form, logins, remembers);

  const send = async (values: UsernameLoginValues): Promise<void> => {
    const { username, password, remember } = values;
    const solved = needsCaptcha ? { captcha: values.captcha } : {};
    const typed = { type: 'username', username, password } as const;
    const result = await attempts.attempt({ ...typed, remember, ...solved }, typed);
    if (result.ok) return form.forget();
    form.resetField('captcha');
    const code = result.failure.kind === 'rejected' ? result.failure.code : '';
    if (code === 'auth.invalid') form.setFocus('password', { shouldSelect: true });
    else if (needsCaptcha) form.setFocus('captcha');
  };

  return {
    form,
    isPasswordRemembered: hasPassword && !dirtyFields.password,
    submit: () => void form.handleSubmit(send)(),
  };
}
