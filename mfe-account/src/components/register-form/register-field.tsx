import type { ReactNode } from 'react';
import { FormField } from 'shared-kit/form';
import { Icon, type IconName } from 'shared-kit/ui';
import { useRuleText, useT } from '../../i18n';
import { EARLIEST_BIRTHDAY, latestBirthday } from '../../model/age';
import type { FieldKind, RegistrationField, RegistrationFieldName } from '../../model/registration-fields';

export interface RegisterFieldProps {
  readonly field: RegistrationField;
  readonly dialingCode: string;
  readonly today: string;
}

const PICTURES: Partial<Record<RegistrationFieldName, IconName>> = {
  username: 'user',
  password: 'lock',
  confimpsw: 'lock',
  mobileNum1: 'phone',
  email: 'mail',
  birthday: 'calendar',
  paymentPassword: 'key',
  affiliateCode: 'ticket',
};

const KEYBOARD: Record<FieldKind, { readonly type?: string; readonly inputMode?: 'email' | 'tel' | 'numeric' }> = {
  text: {},
  password: {},
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  digits: { inputMode: 'numeric' },
  date: { type: 'date' },
};

function useHint(name: RegistrationFieldName): string | undefined {
  const t = useT();
  if (name === 'username') return t('register.usernameHint');
  return name === 'password' ? t('register.passwordHint') : undefined;
}

/** One field of the registration form, with the keyboard of its kind. */
export function RegisterField({ field, dialingCode, today }: RegisterFieldProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const hint = useHint(field.name);
  const label = t(`field.${field.name}`);
  const picture = PICTURES[field.name];
  const isPhone = field.name === 'mobileNum1' && dialingCode !== '';
  const common = {
    name: field.name,
    label: field.rule.isRequired ? label : t('field.optional', { label }),
    translate: ruleText,
    autoComplete: field.autoComplete,
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'next' as const,
    ...(hint !== undefined && { hint }),
    ...(picture && { prefix: isPhone ? `+${dialingCode.replace(/^\+/, '')}` : <Icon name={picture} /> }),
    ...(field.kind === 'date' && { min: EARLIEST_BIRTHDAY, max: latestBirthday(today) }),
    ...(field.name === 'paymentPassword' && { inputMode: 'numeric' as const }),
  };
  if (field.kind !== 'password') return <FormField {...common} {...KEYBOARD[field.kind]} />;
  return (
    <FormField {...common} kind="password" showLabel={t('field.showPassword')} hideLabel={t('field.hidePassword')} />
  );
}
