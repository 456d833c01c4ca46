import type { RegistrationRule } from 'shared-contracts/api/endpoints/registration';

/** What is wrong with a field of a new account; each has a text `account.fault.<key>`. */
export type AccountFault = 'usernameMissing' | 'usernameWrong' | 'usernameTaken' | 'passwordMissing' | 'passwordWrong';

/** The server's rules, if they are known; without them only the server judges. */
export type AccountRules = Readonly<Partial<Record<'username' | 'password', RegistrationRule>>>;

/** The pattern of a rule, or undefined where it is none; it comes from outside. */
function patternOf({ pattern }: RegistrationRule): RegExp | undefined {
  if (pattern === undefined) return undefined;
  try {
    return new RegExp(pattern);
  } catch {
    return undefined;
  }
}

/** Whether a value is what a rule asks for. */
export function fits(rule: RegistrationRule | undefined, value: string): boolean {
  if (rule === undefined) return true;
  const { minLength = 0, maxLength = Infinity } = rule;
  return value.length >= minLength && value.length <= maxLength && (patternOf(rule)?.test(value) ?? true);
}

export interface NewAccount {
  readonly username: string;
  readonly password: string;
}

/** Everything wrong with a new account, by field. */
export function accountFaults(typed: NewAccount, rules: AccountRules): Partial<Record<keyof NewAccount, AccountFault>> {
  const fault = (name: keyof NewAccount): AccountFault | undefined => {
    if (typed[name] === '') return `${name}Missing`;
    return fits(rules[name], typed[name]) ? undefined : `${name}Wrong`;
  };
  const [username, password] = [fault('username'), fault('password')];
  return { ...(username && { username }), ...(password && { password }) };
}
