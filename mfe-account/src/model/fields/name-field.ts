import * as v from 'shared-kit/schema';
import { fieldError, type FieldRule } from './field-rules';

/** A name in the spelling that is kept; one with too many characters is told so, any other that is none is simply wrong. */
export function nameField(rule: FieldRule, schema: v.GenericSchema<string, string>) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const read = v.safeParse(schema, dataset.value);
      const fault = fieldError(rule, read.success ? read.output : dataset.value);
      const message = read.success ? fault : (fault ?? rule.wrong);
      if (message !== undefined) addIssue({ message });
    }),
    schema,
  );
}
