import type { ReactNode } from 'react';
import { FormField } from 'shared-kit/form';
import { Icon, type IconName } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { EARLIEST_BIRTHDAY, latestBirthday } from '../../model/registration/age';
import type { RegistrationField, RegistrationFieldName } from '../../model/registration/registration-fields';
import { CaptchaField } from '../captcha-field/captcha-field';
import { MobileField } from '../mobile-field/mobile-field';
import { SmsCodeField } from '../sms-code-field/sms-code-field';
import type { RegisterForm } from './use-register-form';
import { useRuleText } from '../rule-text/use-rule-text';

export interface RegisterFieldProps {
  readonly field: RegistrationField;
  /** Enter sends the form from here. */
  readonly isLast?: boolean;
  readonly form: Pick<RegisterForm, 'captcha' | 'choice' | 'sms' | 'today' | 'onLeave'>;
}

const PICTURES: Partial<Record<RegistrationFieldName, IconName>> = {
  username: 'user',
  password: 'lock',
  confimpsw: 'lock',
  email: 'mail',
  paymentPassword: 'key',
  affiliateCode: 'ticket',
};

const KEYBOARD = {
  text: {},
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  digits: { inputMode: 'numeric' },
} as const;

function useHint(name: RegistrationFieldName): string | undefined {
  const t = useT();
  if (name === 'username') return t('register.usernameHint');
  return name === 'password' ? t('register.passwordHint') : undefined;
}

/** Fields that need more than a line of text. */
function SpecialField({ field, form, label }: RegisterFieldProps & { readonly label: string }): ReactNode {
  switch (field.kind) {
    case 'mobile':
      return <MobileField name={field.name} label={label} choice={form.choice} onLeave={() => form.onLeave(field)} />;
    case 'code':
      return <SmsCodeField name={field.name} sms={form.sms} />;
    case 'captcha':
      return <CaptchaField name={field.name} captcha={form.captcha} />;
    default:
      return null;
  }
}

/** One field of the registration form, with the keyboard of its kind. */
export function RegisterField({ field, form, isLast = false }: RegisterFieldProps): ReactNode {
  const t = useT();
  const ruleText = useRuleText();
  const hint = useHint(field.name);
  const { name, kind } = field;
  const named = name === 'messageCode1' || name === 'messageCode2' ? 'messageCode' : name;
  const plain = t(`field.${named}`);
  const label = field.rule.isRequired ? plain : t('field.optional', { label: plain });
  if (kind === 'mobile' || kind === 'code' || kind === 'captcha')
    return <SpecialField field={field} form={form} label={label} />;
  const picture = PICTURES[name];
  const common = {
    name,
    label,
    translate: ruleText,
    onLeave: () => form.onLeave(field),
    autoComplete: field.autoComplete,
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: isLast ? ('go' as const) : ('next' as const),
    ...(hint !== undefined && { hint }),
  };
  if (kind === 'date')
    return <FormField {...common} kind="date" min={EARLIEST_BIRTHDAY} max={latestBirthday(form.today)} />;
  const prefix = picture && { prefix: <Icon name={picture} /> };
  if (kind !== 'password') return <FormField {...common} {...prefix} {...KEYBOARD[kind]} />;
  const eye = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  if (name === 'paymentPassword') {
    const { autoComplete: _own, ...pin } = common;
    return <FormField {...pin} {...prefix} {...eye} kind="pin" />;
  }
  return <FormField {...common} {...prefix} {...eye} kind="password" />;
}
