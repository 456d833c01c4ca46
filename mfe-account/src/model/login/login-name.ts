import { joinedDigits } from 'shared-contracts/code-text';
import { phoneText } from 'shared-contracts/phone-text';

/** A phone number in any spelling. Names have underscores and letters, which numbers do not. */
const NUMBER = /^(?=(?:\P{Nd}*\d){5})\+?(?:[\d\s]|(?!\p{Pc})\p{P})+$/u;

/** A username, or the digits of the phone number that stands in its place (docs/product/accounts.md#login). */
export function loginName(typed: string): string {
  const text = phoneText(typed);
  return NUMBER.test(text) ? joinedDigits(text) : text;
}
