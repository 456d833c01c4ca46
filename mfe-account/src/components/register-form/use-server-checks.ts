import { useState } from 'react';
import { checkRegistrationField, checkUsername } from 'shared-contracts/api/endpoints/registration';
import { afterPress } from 'shared-kit/form';
import { useRemoteContext } from 'shared-kit/remote';
import type { RuleMessage } from '../../model/fields/field-rules';
import {
  inKeptSpelling,
  mobileOf,
  registrationErrors,
  type RegistrationValues,
  type RuleSurroundings,
} from '../../model/registration/registration-form';
import {
  refusalText,
  type RegistrationField,
  type RegistrationFieldName,
} from '../../model/registration/registration-fields';

/**
 * What is asked of the server when its field is left. The value travels in the address, so nothing secret is
 * asked: no passwords, codes or papers.
 */
const ASKED: readonly RegistrationFieldName[] = [
  'mobileNum1', 'mobileNum2', 'email', 'nickname', 'recommenderId', 'affiliateCode',
]; // prettier-ignore

/** Consulted by the rules: a value the server refused stays refused until it changes. */
export type WritableVerdicts = Map<RegistrationFieldName, { value: string; message: RuleMessage }>;

/** Asks the server about fields as they are left; a check that fails says nothing. */
export function useServerChecks(
  form: {
    readonly getValues: () => RegistrationValues;
    readonly trigger: (name: string) => Promise<boolean>;
  },
  verdicts: WritableVerdicts,
): (field: RegistrationField, around: RuleSurroundings) => void {
  const { http } = useRemoteContext();
  const [asked] = useState(() => new Map<string, string>());

  const ask = async ({ name, rule }: RegistrationField, value: string): Promise<RuleMessage | undefined> => {
    if (name === 'username') {
      const { available } = await http.call(checkUsername, { username: value });
      return available ? undefined : 'usernameTaken';
    }
    const { valid, errorKey } = await http.call(checkRegistrationField, { field: name, value });
    return valid ? undefined : refusalText(rule, errorKey);
  };

  const check = async (
    field: RegistrationField,
    values: RegistrationValues,
    around: RuleSurroundings,
  ): Promise<void> => {
    const typed = values[field.name] ?? '';
    const isOurs = (await registrationErrors([field], values, around)).size > 0;
    if (typed === '' || isOurs || asked.get(field.name) === typed) return;
    asked.set(field.name, typed);
    const mobile = await mobileOf([field], values, around.country);
    try {
      const message = await ask(
        field,
        mobile.kind === 'number' ? mobile.target.mobileNum : (inKeptSpelling(field.name, typed) ?? typed),
      );
      if (message === undefined) return;
      verdicts.set(field.name, { value: typed, message });
      // An answer may come in the middle of a press, which its message would take from its target.
      afterPress(() => {
        if (form.getValues()[field.name] === typed) void form.trigger(field.name);
      });
    } catch {
      // Sending the form asks again: a check that nobody answered is no verdict.
      asked.delete(field.name);
    }
  };

  return (field, around) => {
    if (field.name === 'username' || ASKED.includes(field.name)) void check(field, form.getValues(), around);
  };
}
