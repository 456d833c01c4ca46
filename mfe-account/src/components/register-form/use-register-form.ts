import { useMemo, useState } from 'react';
import { apiError, isApiError } from 'shared-contracts/api/api-error';
import {
  registerByMobile,
  registerByUsername,
  type RegistrationSettings,
} from 'shared-contracts/api/endpoints/registration';
import { codeText } from 'shared-contracts/code-text';
import { plainDigits } from 'shared-contracts/plain-digits';
import { useRevalidation, useSchemaForm, type UseFormReturn } from 'shared-kit/form';
import { useRemoteContext, useToday, useTypedState } from 'shared-kit/remote';
import { useCaptcha, type Captcha } from '../../api/use-captcha';
import { useDialingCountry, type DialingChoice } from '../mobile-field/use-dialing-country';
import type { RuleKey } from '../../model/fields/field-rules';
import type { MobileCountry } from '../../model/fields/mobile-number';
import type { FormFailure } from '../../model/login/login-failure';
import {
  mobileOf,
  refusalErrors,
  registrationRequest,
  registrationSchema,
  type RegistrationValues,
} from '../../model/registration/registration-form';
import {
  offeredMethods,
  registrationFields,
  type RegistrationField,
  type RegistrationFieldName,
  type RegistrationMethod,
} from '../../model/registration/registration-fields';
import { forgetProof } from '../../store/third-party-proof';
import { saidOf } from '../form-failure/said-of';
import { smsTarget } from '../sms-code-field/sms-target';
import { useSmsCode, type SmsCode } from '../sms-code-field/use-sms-code';
import { useDomainCode, useInviteCheck } from './use-invite-code';
import { useOpenRegistration, type NewLogin, type RegistrationDoubt } from './use-open-registration';
import { useServerChecks, type WritableVerdicts } from './use-server-checks';
import { useSurroundings } from './use-surroundings';

export interface RegisterFormOptions {
  readonly settings: RegistrationSettings;
  /** Comes with the address or from the entry link; empty where there is none. */
  readonly inviteCode: string;
  readonly onRegistered: (userName: string) => void;
  /** An account whose answer had been lost was entered. */
  readonly onEntered: (userName: string) => void;
}

type RegistrationForm = UseFormReturn<RegistrationValues, unknown, RegistrationValues>;

/** The registration form: its method and fields, its captcha and codes, the ways to send and to empty it. */
export interface RegisterForm {
  readonly form: RegistrationForm;
  readonly methods: readonly RegistrationMethod[];
  readonly method: RegistrationMethod;
  readonly setMethod: (method: RegistrationMethod) => void;
  readonly fields: readonly RegistrationField[];
  readonly captcha: Captcha;
  readonly choice: DialingChoice;
  readonly sms: SmsCode;
  readonly today: string;
  /** The server has asked to wait. */
  readonly failure: FormFailure | undefined;
  readonly endRest: () => void;
  /** An earlier try may have made the account. */
  readonly doubt: RegistrationDoubt | undefined;
  /** Asks the server about a field that has been left. */
  readonly onLeave: (field: RegistrationField) => void;
  readonly submit: () => void;
  readonly reset: () => void;
}

/** Every field of every method, empty: what is typed for one method is there for the other. */
function emptyValues(settings: RegistrationSettings): RegistrationValues {
  const names = offeredMethods(settings).flatMap((method) => registrationFields(settings, method));
  return Object.fromEntries(names.map(({ name }) => [name, '']));
}

const SECRETS: readonly RegistrationField['kind'][] = ['password', 'code', 'captcha'];

/** What is there again after navigation: everything but passwords and codes. */
function keptFields(settings: RegistrationSettings): readonly RegistrationFieldName[] {
  const all = offeredMethods(settings).flatMap((method) => registrationFields(settings, method));
  return all.filter(({ kind }) => !SECRETS.includes(kind)).map(({ name }) => name);
}

/** The fields of the method shown, and the form around them. */
function useFields({ settings, inviteCode }: RegisterFormOptions) {
  const methods = useMemo(() => offeredMethods(settings), [settings]);
  const [chosen, setMethod] = useTypedState<RegistrationMethod | undefined>('register method', undefined);
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : (methods[0] ?? 'username');
  const fields = useMemo(() => registrationFields(settings, method), [settings, method]);
  const fieldOf = (kind: RegistrationField['kind']): RegistrationField | undefined =>
    fields.find((field) => field.kind === kind);
  const choice = useDialingCountry({ of: 'register', isWanted: fieldOf('mobile') !== undefined });
  const empty = useMemo(() => emptyValues(settings), [settings]);
  const [verdicts] = useState((): WritableVerdicts => new Map());
  const around = { today: useToday(), country: choice.country, verdicts };
  const form = useSchemaForm<RegistrationValues, RegistrationValues>(registrationSchema(fields, around), {
    defaultValues: 'affiliateCode' in empty ? { ...empty, affiliateCode: inviteCode } : empty,
    kept: { as: 'register', fields: keptFields(settings) },
    // The form would go by the order in which fields first came, over all methods; the page has another.
    shouldFocusError: false,
  });
  useRevalidation(form);
  const checkOnServer = useServerChecks(form, verdicts);
  const onLeave = (field: RegistrationField): void => checkOnServer(field, around);
  return { methods, method, setMethod, fields, fieldOf, choice, today: around.today, empty, form, onLeave };
}

/** The name and the password that a registration makes. */
async function newLogin(
  fields: readonly RegistrationField[],
  values: RegistrationValues,
  country: MobileCountry | undefined,
): Promise<NewLogin> {
  const has = (wanted: RegistrationFieldName): boolean => fields.some(({ name }) => name === wanted);
  const password = has('password') ? (values['password'] ?? '') : '';
  if (has('username')) return { username: plainDigits(values['username'] ?? ''), password };
  const mobile = await mobileOf(fields, values, country);
  if (mobile.kind !== 'number') return { username: '', password: '' };
  return { username: mobile.target.mobileNum, countryDialingCode: mobile.target.countryDialingCode, password };
}

/** Says at its field what was refused; what belongs to no field is said under the form or by the site. */
function useRefusals(form: RegistrationForm, fields: readonly RegistrationField[]) {
  const { overlays } = useRemoteContext();
  const [failure, setFailure] = useState<FormFailure>();
  const refuse = (error: unknown): void => {
    const told = isApiError(error) ? refusalErrors(fields, error.failure) : new Map<RegistrationFieldName, RuleKey>();
    const [first] = told.keys();
    for (const [name, message] of told) form.setError(name, { type: 'server', message });
    const rest = saidOf(error);
    // Emptied by every refusal: it has to be typed again whatever else was wrong.
    const emptied = fields.find(({ kind }) => kind === 'captcha')?.name;
    const target = first ?? emptied;
    if (target !== undefined) form.setFocus(target);
    if (first !== undefined) return;
    if (rest?.restsUntil !== undefined) setFailure(rest);
    else overlays.showFailure(error);
  };
  return { failure, setFailure, refuse };
}

/**
 * Registers by username or mobile number: checks the fields, then the invite code, then sends
 * (docs/product/accounts.md#registration).
 */
export function useRegisterForm(options: RegisterFormOptions): RegisterForm {
  const { settings, inviteCode, onRegistered, onEntered } = options;
  const { http, requests } = useRemoteContext();
  const shown = useFields(options);
  const { method, fields, fieldOf, choice, form, empty } = shown;
  const captcha = useCaptcha(fieldOf('captcha') !== undefined);
  const surroundings = useSurroundings();
  const checkInvite = useInviteCheck(settings.affiliateRequired === true);
  const { failure, setFailure, refuse } = useRefusals(form, fields);
  const open = useOpenRegistration(onEntered);
  useDomainCode(form, 'affiliateCode' in empty && inviteCode === '');
  const mobileName = fieldOf('mobile')?.name;
  const codeName = fieldOf('code')?.name;
  const dialingCode = choice.country?.dialingCode ?? '';

  const sms = useSmsCode('register', async () => {
    if (mobileName === undefined) return null;
    return smsTarget(form, mobileName, choice.country, () => form.trigger(mobileName, { shouldFocus: true }));
  });

  const register = async (values: RegistrationValues): Promise<string> => {
    const typedCode = codeName === undefined ? '' : codeText(values[codeName] ?? '');
    const phone = typedCode === '' ? null : await sms.prove(typedCode);
    if (codeName !== undefined && phone === null) {
      throw apiError('R-15', { kind: 'rejected', code: 'sms.wrong', status: 422, message: '' });
    }
    await checkInvite(plainDigits(values['affiliateCode'] ?? ''));
    const mobile = await mobileOf(fields, values, choice.country);
    const target = mobile.kind === 'number' ? mobile.target : undefined;
    const request = registrationRequest(fields, values, surroundings(dialingCode, target, phone));
    const reply = await http.call(method === 'mobile' ? registerByMobile : registerByUsername, request);
    const typed = method === 'mobile' ? (target?.mobileNum ?? '') : plainDigits(values['username'] ?? '');
    const userName = reply.userName === '' ? typed : reply.userName;
    const { token, type } = reply;
    if (token !== undefined && token !== '') requests.adopt({ token, userName, ...(type !== undefined && { type }) });
    return userName;
  };
  const finish = (): void => {
    forgetProof();
    form.forget();
    open.close();
  };
  const send = async (values: RegistrationValues): Promise<void> => {
    const login = await newLogin(fields, values, choice.country);
    try {
      if (await open.enterEarlier(login)) return finish();
      const userName = await register(values);
      finish();
      onRegistered(userName);
    } catch (error) {
      if (fieldOf('captcha') !== undefined) {
        form.resetField('identifying');
        captcha.refresh();
      }
      const settled = await open.settle(error, login);
      if (settled === 'entered') finish();
      else if (settled === 'other') refuse(error);
    }
  };

  return {
    ...shown,
    captcha,
    sms,
    failure,
    doubt: open.doubt,
    endRest: () => setFailure(undefined),
    submit: () =>
      void form.handleSubmit(send, (errors) => {
        const first = fields.find(({ name }) => errors[name] !== undefined);
        if (first !== undefined) form.setFocus(first.name);
      })(),
    reset: () => form.reset(empty),
  };
}
