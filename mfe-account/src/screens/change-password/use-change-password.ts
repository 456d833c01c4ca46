import { useEffect, useMemo, useRef, useState } from 'react';
import { isApiError } from 'shared-contracts/api/api-error';
import { changePassword } from 'shared-contracts/api/endpoints/member';
import { href } from 'shared-contracts/paths';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { serverNow, useRemoteContext } from 'shared-kit/remote';
import type { KeyStore } from '../../browser/key-store';
import { useKeyStore } from '../../browser/use-key-store';
import { RememberedLogins } from '../../store/remembered-logins';
import { useT } from '../../i18n';
import {
  changePasswordSchema,
  changeRefused,
  EMPTY_CHANGE,
  type ChangePasswordValues,
} from '../../model/security/change-password-form';
import type { RuleKey } from '../../model/fields/field-rules';
import { formFailure, type FormFailure } from '../../model/login/login-failure';
import { forgetSessionPassword, sessionPassword } from '../../store/session-password';

/** How long the success message stays before home follows, ms. */
const LEAVE_AFTER_MS = 1000;
const SAME: RuleKey = 'samePassword';

export interface ChangePasswordForm {
  readonly form: UseFormReturn<ChangePasswordValues, unknown, ChangePasswordValues>;
  /** The page does not hold the old password: it has to be typed. */
  readonly needsOld: boolean;
  /** The change is made; the page is about to go. */
  readonly isDone: boolean;
  /** The server has asked to wait. */
  readonly failure: FormFailure | undefined;
  readonly endRest: () => void;
  readonly submit: () => void;
}

/** Seals the new password for a remembered login of this account; one of another account stays. */
async function rememberNew(logins: RememberedLogins, userName: string, password: string): Promise<void> {
  const record = logins.find('username');
  if (record === null || record.password === '' || record.username.toLowerCase() !== userName.toLowerCase()) return;
  await logins.keepAll({ type: 'username', username: record.username, password });
}

/** Changes the password of the signed-in member (R-23; docs/product/accounts.md#change-of-password). */
export function useChangePassword(userName: string, shelf?: KeyStore | null): ChangePasswordForm {
  const t = useT();
  const { http, navigate, overlays, requests, storage } = useRemoteContext();
  const [heldPassword, setHeld] = useState(sessionPassword);
  const needsOld = heldPassword === null;
  const [isDone, setDone] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useSchemaForm(changePasswordSchema(needsOld), { defaultValues: EMPTY_CHANGE, kept: null });
  useRevalidation(form);
  const keys = useKeyStore(shelf);
  const logins = useMemo(() => new RememberedLogins(storage, keys), [storage, keys]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const [failure, setFailure] = useState<FormFailure>();
  const [marked, setMarked] = useState<{ readonly field: keyof ChangePasswordValues }>();
  // A field that has only just been shown can have the focus once it is there.
  useEffect(() => {
    if (marked) form.setFocus(marked.field, { shouldSelect: true });
  }, [form, marked]);

  const mark = (field: keyof ChangePasswordValues, message: RuleKey): void => {
    if (field === 'oldPassword') {
      // The page holds one that is not good any more: from now on it has to be typed.
      forgetSessionPassword();
      setHeld(null);
      form.resetField('oldPassword');
    }
    form.setError(field, { type: 'server', message });
    setMarked({ field });
  };

  /** Says at its field what was refused (docs/decisions/0072-password-refusals.md). */
  const refuse = (error: unknown): void => {
    const failure = isApiError(error) ? error.failure : undefined;
    const refused = failure && changeRefused(failure);
    if (refused) return mark(refused.field, refused.message);
    const rest = failure && formFailure(failure, serverNow());
    if (rest?.restsUntil !== undefined) setFailure(rest);
    else overlays.showFailure(error);
  };
  const finish = async (newPassword: string): Promise<void> => {
    forgetSessionPassword();
    await rememberNew(logins, userName, newPassword);
    setDone(true);
    overlays.toast('success', t('change.saved'));
    requests.passwordChanged();
    leaving.current = setTimeout(() => navigate(href('home'), { replace: true }), LEAVE_AFTER_MS);
  };
  const send = async ({
    oldPassword: typedOld,
    newPassword,
    confirmNewPassword,
  }: ChangePasswordValues): Promise<void> => {
    const oldPassword = heldPassword ?? typedOld;
    if (newPassword === oldPassword) {
      mark('newPassword', SAME);
      overlays.toast('fail', t('rule.samePassword'));
      return;
    }
    const hideLoading = overlays.toast('wait', t('change.wait'));
    try {
      await http.call(changePassword, { oldPassword, newPassword, confirmNewPassword }).finally(hideLoading);
    } catch (error) {
      return refuse(error);
    }
    await finish(newPassword);
  };
  const endRest = (): void => setFailure(undefined);
  return { form, needsOld, isDone, failure, endRest, submit: () => void form.handleSubmit(send)() };
}
