import metadata from 'libphonenumber-js/max/metadata';
import { createPhoneReader, type Phone, type TypedPhone } from 'shared-contracts/phone-number';
import * as v from 'valibot';
import { maskedNumber } from '../masked-number';
import { invalidFields } from '../refusal';

export const { readPhone, readLocalPhone } = createPhoneReader(metadata);

/** Whether digits without a code are this number (E.164), as it is dialled in its own country or written in full. */
export function isDialledAs(e164: string, digits: string): boolean {
  const countryDialingCode = keptPhone(e164)?.callingCode ?? '';
  return /^\d+$/.test(digits) && readPhone({ countryDialingCode, mobileNum: digits })?.e164 === e164;
}

/** The number of a request; every field of every call that holds one is read by this. */
export const phoneSchema = v.pipe(
  v.object({ countryDialingCode: v.string(), mobileNum: v.string() }),
  v.rawTransform<TypedPhone, Phone>(({ dataset, addIssue, NEVER }) => {
    const phone = readPhone(dataset.value);
    if (phone?.hasMobileLength === true) return phone;
    addIssue({ message: 'reg_mobile_format' });
    return NEVER;
  }),
);

/** The number of a request, refused at `field` where it is none. */
export function requirePhone(typed: TypedPhone, field = 'mobileNum'): Phone {
  const phone = v.safeParse(phoneSchema, typed);
  if (!phone.success) throw invalidFields({ [field]: phone.issues[0].message });
  return phone.output;
}

/** A number that was kept, read again. */
export function keptPhone(e164: string): Phone | undefined {
  return e164 === '' ? undefined : readPhone({ countryDialingCode: '', mobileNum: e164 });
}

/** The country and the last four digits; empty for no number. */
export function maskedPhone(e164: string): string {
  const phone = keptPhone(e164);
  return phone === undefined ? '' : `+${phone.callingCode} ${maskedNumber(phone.nationalNumber)}`;
}
