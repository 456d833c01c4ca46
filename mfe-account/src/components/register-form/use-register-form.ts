import { useEffect, useMemo, useRef } from 'react';
import { failureCode, isApiError } from 'shared-contracts/api/api-error';
import {
  affiliateCode,
  checkAffiliateCode,
  registerByUsername,
  type RegistrationSettings,
} from 'shared-contracts/api/endpoints/registration';
import { countries } from 'shared-contracts/api/endpoints/system';
import { SESSION_KEY } from 'shared-contracts/storage';
import { useEndpoint } from 'shared-kit/data';
import { useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import { useCaptcha, type Captcha } from '../../api/use-captcha';
import { dayOf } from '../../model/age';
import type { RuleKey } from '../../model/field-rules';
import { registerMethod } from '../../model/register-method';
import {
  refusalErrors,
  registrationRequest,
  registrationSchema,
  type RegistrationSurroundings,
  type RegistrationValues,
} from '../../model/registration-form';
import {
  registrationFields,
  type RegistrationField,
  type RegistrationFieldName,
} from '../../model/registration-fields';

export interface RegisterFormOptions {
  readonly settings: RegistrationSettings;
  /** Comes with the address or from the entry link; empty where there is none. */
  readonly inviteCode: string;
  readonly onRegistered: (userName: string) => void;
}

type RegistrationForm = UseFormReturn<RegistrationValues, unknown, RegistrationValues>;

/** The registration form by username: its fields, its captcha, the ways to send and to empty it. */
export interface RegisterForm {
  readonly form: RegistrationForm;
  readonly fields: readonly RegistrationField[];
  readonly captcha: Captcha;
  readonly dialingCode: string;
  readonly today: string;
  readonly submit: () => void;
  readonly reset: () => void;
}

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
const isWebClip = (): boolean => (navigator as Navigator & { readonly standalone?: boolean }).standalone === true;

function useSurroundings(countryDialingCode: string): () => RegistrationSurroundings {
  const { site, storage } = useRemoteContext();
  return () => ({
    host: window.location.host,
    mainDomain: site.info().mainDomain,
    countryDialingCode,
    method: registerMethod({
      isApp: storage.getSession(SESSION_KEY.appMode) === '1',
      isWebClip: isWebClip(),
      isStandalone: isStandalone(),
    }),
  });
}

/** The dialling code of where the visitor is, for a phone number on the form. */
function useDialingCode(isWanted: boolean): string {
  const read = useEndpoint(countries, {}, { enabled: isWanted, staleTime: Infinity });
  return read.data?.list.find((country) => country.code === read.data.current)?.dialingCode ?? '';
}

/** The invite code of the domain stands in where nobody brought one; never over what was typed (D-57). */
function useDomainCode(form: RegistrationForm, isWanted: boolean): void {
  const { data, error } = useEndpoint(
    affiliateCode,
    { domain: window.location.hostname },
    { enabled: isWanted, staleTime: Infinity },
  );
  useEffect(() => {
    if (data !== undefined && data.code !== '' && form.getValues('affiliateCode') === '')
      form.setValue('affiliateCode', data.code);
  }, [data, form]);
  useEffect(() => {
    if (failureCode(error) === 'affiliate.referrer_invalid')
      form.setError('affiliateCode', { message: 'referrerInvalid' satisfies RuleKey });
  }, [error, form]);
}

/** Registers by username (D-56 to D-58, S2 4): fields, invite code, then the request. */
export function useRegisterForm({ settings, inviteCode, onRegistered }: RegisterFormOptions): RegisterForm {
  const { http, overlays } = useRemoteContext();
  const fields = useMemo(() => registrationFields(settings), [settings]);
  const today = dayOf(new Date());
  const schema = useMemo(() => registrationSchema(fields, today), [fields, today]);
  const has = (name: RegistrationFieldName): boolean => fields.some((field) => field.name === name);
  const empty = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const form = useSchemaForm<RegistrationValues, RegistrationValues>(schema, {
    defaultValues: has('affiliateCode') ? { ...empty, affiliateCode: inviteCode } : empty,
  });
  const captcha = useCaptcha(has('identifying'));
  const dialingCode = useDialingCode(has('mobileNum1'));
  const surroundings = useSurroundings(dialingCode);
  const verifiedCode = useRef('');
  useDomainCode(form, has('affiliateCode') && inviteCode === '');

  const showRefusal = (error: unknown): void => {
    const told = isApiError(error) ? refusalErrors(fields, error.failure) : new Map<RegistrationFieldName, RuleKey>();
    const [first] = told.keys();
    for (const [name, message] of told) form.setError(name, { message });
    if (first !== undefined) form.setFocus(first);
    else overlays.showFailure(error);
  };

  const send = async (values: RegistrationValues): Promise<void> => {
    const code = values['affiliateCode']?.trim() ?? '';
    try {
      if (settings.affiliateRequired === true && verifiedCode.current !== code) {
        await http.call(checkAffiliateCode, { affiliateCode: code });
        verifiedCode.current = code;
      }
      const reply = await http.call(registerByUsername, registrationRequest(fields, values, surroundings()));
      onRegistered(reply.userName !== '' ? reply.userName : (values['username'] ?? '').trim());
    } catch (error) {
      if (has('identifying')) {
        form.resetField('identifying');
        captcha.refresh();
      }
      showRefusal(error);
    }
  };

  return {
    form,
    fields,
    captcha,
    dialingCode,
    today,
    submit: () => void form.handleSubmit(send)(),
    reset: () => form.reset(empty),
  };
}
