import type { MobileFault, Phone, TypedPhone } from 'shared-contracts/phone-number';
import { hasOwnPrefix, phoneText } from 'shared-contracts/phone-text';
import { loadPhoneData } from 'shared-kit/fields';
import * as v from 'shared-kit/schema';
import { fieldError, LOGIN_MOBILE, longText, shortText, type FieldRule, type RuleMessage } from './field-rules';

/** The country chosen beside a number; its code with or without its plus. */
export interface MobileCountry {
  readonly dialingCode: string;
}

/** What a number's field holds: nothing, a number as requests name it, or what is wrong. */
export type MobileReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly target: TypedPhone }
  | { readonly kind: 'wrong'; readonly message: RuleMessage };

/** The national number, as the country says it, and with the country's code: a rule for digits may mean any of them. */
function spellings({ nationalNumber, dialledAtHome, callingCode }: Phone): readonly string[] {
  return [nationalNumber, dialledAtHome, `${callingCode}${nationalNumber}`];
}

/** The code of the country chosen where the number is one of it, in the server's own spelling. */
function targetOf(phone: Phone, country: MobileCountry | undefined): TypedPhone {
  const isOfChosen = country?.dialingCode.replace(/\D/g, '') === phone.callingCode;
  return {
    mobileNum: phone.nationalNumber,
    countryDialingCode: isOfChosen ? country.dialingCode : phone.callingCode,
  };
}

/** Reads a typed or pasted number by the numbering data of all countries; its own prefix counts before the one chosen. */
export async function readMobile(
  typed: string,
  country: MobileCountry | undefined,
  rule: FieldRule = LOGIN_MOBILE,
  load = loadPhoneData,
): Promise<MobileReading> {
  const wrong = (message: RuleMessage): MobileReading => ({ kind: 'wrong', message });
  if (phoneText(typed) === '') return rule.isRequired ? wrong(rule.missing) : { kind: 'empty' };
  if (country === undefined && !hasOwnPrefix(typed)) return wrong('countryMissing');
  const data = await load().catch(() => undefined);
  if (data === undefined) return wrong('mobileUnchecked');
  const named: TypedPhone = { countryDialingCode: country?.dialingCode ?? '', mobileNum: typed };
  const phone = data.readPhone(named);
  if (phone?.hasMobileLength !== true) return wrong(faultText(rule, data.mobileFault(named)));
  const faults = spellings(phone).map((digits) => fieldError(rule, digits));
  return faults.includes(undefined)
    ? { kind: 'number', target: targetOf(phone, country) }
    : wrong(faults[0] ?? rule.wrong);
}

function faultText(rule: FieldRule, fault: MobileFault): RuleMessage {
  if (fault === 'short') return shortText(rule);
  return fault === 'long' ? longText(rule) : rule.wrong;
}

/** A phone number as a field of a schema; what comes out is how requests name it. */
export function mobileField(country: MobileCountry | undefined) {
  return v.pipeAsync(
    v.string(),
    v.rawTransformAsync<string, TypedPhone>(async ({ dataset, addIssue, NEVER }) => {
      const reading = await readMobile(dataset.value, country);
      if (reading.kind === 'number') return reading.target;
      addIssue({ message: reading.kind === 'wrong' ? reading.message : LOGIN_MOBILE.missing });
      return NEVER;
    }),
  );
}
