import { plainDigits } from 'shared-contracts/plain-digits';
import * as v from 'shared-kit/schema';
import { SMS_CODE, type FieldRule } from './field-rules';
import { follows } from './follows';

/** Digits of any script under a rule, out of which they come as 0 to 9. */
export function digitsField(rule: FieldRule) {
  return v.pipe(v.string(), v.transform(plainDigits), follows(rule));
}

/** A code that was sent. */
export const codeField = digitsField(SMS_CODE);
