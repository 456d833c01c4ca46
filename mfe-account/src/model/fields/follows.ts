import * as v from 'shared-kit/schema';
import { fieldError, type FieldRule } from './field-rules';

/** A field's rule as a step of a schema; its message is the key of what is wrong. */
export function follows(rule: FieldRule) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const message = fieldError(rule, dataset.value);
    if (message !== undefined) addIssue({ message });
  });
}
