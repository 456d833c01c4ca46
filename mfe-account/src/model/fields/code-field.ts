import { codeText, joinedDigits } from 'shared-contracts/code-text';
import * as v from 'shared-kit/schema';
import { SMS_CODE, type FieldRule } from './field-rules';
import { follows } from './follows';

/** Digits of any script under a rule, out of which they come as 0 to 9 and in one piece. */
export function digitsField(rule: FieldRule) {
  return v.pipe(v.string(), v.transform(joinedDigits), follows(rule));
}

/** A code that was sent, alone or with its message, under a rule. */
export function sentCodeField(rule: FieldRule) {
  return v.pipe(v.string(), v.transform(codeText), follows(rule));
}

/** A code that was sent by SMS. */
export const codeField = sentCodeField(SMS_CODE);
