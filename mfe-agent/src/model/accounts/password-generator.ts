import type { RegistrationRule } from 'shared-contracts/api/endpoints/registration';

/** Without signs that look like others: the password is read out and typed on another phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';
const USUAL_LENGTH = 12;

/** A whole number from 0 up to, not including, `below`. */
export type PickNumber = (below: number) => number;

/** Chance that nobody can guess, each number as likely as any other. */
export function securePick(below: number): number {
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < limit ? value % below : securePick(below);
}

function shuffled(signs: readonly string[], pick: PickNumber): string[] {
  const mixed = [...signs];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] ?? '', mixed[last] ?? ''];
  }
  return mixed;
}

/** A password with letters and digits, as long as the rule of passwords allows, twelve signs unless it says otherwise. */
export function generatePassword(rule: RegistrationRule | undefined, pick: PickNumber = securePick): string {
  const length = Math.min(Math.max(USUAL_LENGTH, rule?.minLength ?? 0), rule?.maxLength ?? USUAL_LENGTH);
  const one = (signs: string): string => signs[pick(signs.length)] ?? '';
  const rest = Array.from({ length: Math.max(0, length - 2) }, () => one(LETTERS + DIGITS));
  return shuffled([one(LETTERS), one(DIGITS), ...rest], pick).join('');
}
