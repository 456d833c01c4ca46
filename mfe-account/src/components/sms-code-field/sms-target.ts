import type { Country } from '../../api/use-dialing-country';
import type { RuleKey } from '../../model/field-rules';
import { nationalNumber } from '../../model/mobile-number';

/** Where a code goes to; the number is the national one. */
export interface SmsTarget {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** As much of a form as its phone number needs. */
export interface NumberForm {
  getValues(name: string): unknown;
  setValue(name: string, value: unknown, options: { shouldTouch: boolean }): void;
  setError(name: string, error: { type: string; message: string }): void;
  setFocus(name: string): void;
}

const NO_COUNTRY: RuleKey = 'countryMissing';

/** Says at the number's field that its country is missing; true where it is there. */
export function hasCountry(form: NumberForm, name: string, country: Country | undefined): country is Country {
  if (country !== undefined) return true;
  form.setError(name, { type: 'server', message: NO_COUNTRY });
  form.setFocus(name);
  return false;
}

/**
 * The number to send a code to, once its field's own check finds it valid (S2 4); null means that the field has said
 * what is wrong.
 */
export async function smsTarget(
  form: NumberForm,
  name: string,
  country: Country | undefined,
  check: () => Promise<boolean>,
): Promise<SmsTarget | null> {
  const typed = String(form.getValues(name));
  // Touched, the field is checked at every key: its error goes while the number is being mended, not after.
  form.setValue(name, typed, { shouldTouch: true });
  if (!(await check()) || !hasCountry(form, name, country)) return null;
  return { mobileNum: nationalNumber(typed, country.dialingCode), countryDialingCode: country.dialingCode };
}
