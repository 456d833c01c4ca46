import type { TypedPhone } from 'shared-contracts/phone-number';
import { readMobile, type MobileCountry } from '../../model/fields/mobile-number';

/** As much of a form as its phone number needs. */
export interface NumberForm {
  getValues(name: string): unknown;
  setValue(name: string, value: unknown, options: { shouldTouch: boolean }): void;
}

/**
 * The number to send a code to, once its field's own check finds it valid; null means that the field has said
 * what is wrong.
 */
export async function smsTarget(
  form: NumberForm,
  name: string,
  country: MobileCountry | undefined,
  check: () => Promise<boolean>,
): Promise<TypedPhone | null> {
  const typed = String(form.getValues(name));
  // Touched, the field is checked at every key: its error goes while the number is being mended, not after.
  form.setValue(name, typed, { shouldTouch: true });
  if (!(await check())) return null;
  const reading = await readMobile(typed, country);
  return reading.kind === 'number' ? reading.target : null;
}
