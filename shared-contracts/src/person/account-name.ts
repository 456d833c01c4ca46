/** The longest account name, in characters; what a merchant's registration takes is within it. */
export const ACCOUNT_NAME_MAX_LENGTH = 64;

const ACCOUNT_NAME = new RegExp(String.raw`^[\p{L}\p{M}\p{N}._@+'-]{1,${ACCOUNT_NAME_MAX_LENGTH}}$`, 'u');

/**
 * An account name in the one spelling by which names are compared: composed (NFC), in small letters, without spaces around
 * it. Undefined for what is no account name: letters and digits of any script and `._@+'-` are.
 */
export function accountName(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim().toLowerCase().normalize('NFC');
  return ACCOUNT_NAME.test(name) ? name : undefined;
}
