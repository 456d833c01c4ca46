import { joinedDigits } from 'shared-contracts/code-text';
import { hasOwnPrefix, phoneText } from 'shared-contracts/phone-text';

const NUMBER = /^\+?[\d\s\p{P}]+$/u;

/** A number of a messenger in one spelling, with a plus where it names its country; a name stays as it is. */
export function contactNumber(typed: string): string {
  const text = phoneText(typed);
  if (!NUMBER.test(text)) return text;
  return hasOwnPrefix(text) ? `+${joinedDigits(text).replace(/^00/, '')}` : joinedDigits(text);
}
