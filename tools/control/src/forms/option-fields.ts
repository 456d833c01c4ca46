import { textField } from './choice-field';
import type { FormField } from './field';

/** A text that is the value of an option. */
export function optionField(name: string, title: string, hint: string): FormField {
  return textField({ name, title, hint, partOf: (text) => ({ options: { [name]: text } }) });
}

/** A revision to go back to. */
export const REVISION_FIELD = textField({
  name: 'to',
  title: 'Revision',
  hint: 'a number of the history',
  isRequired: true,
  partOf: (text) => ({ options: { to: text } }),
});

/** Ways back are made also while they are locked or frozen, with a reason of their own. */
export const FREEZE_FIELD = optionField(
  'during-freeze',
  'Why it cannot wait',
  'only where it is locked or frozen; the history keeps it',
);
