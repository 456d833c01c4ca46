import { meantNote } from '../text/meant';
import { merchantsText } from '../text/merchants-text';
import { shownText } from '../text/plain-text';
import { UserError } from '../text/user-error';

/** Says that an environment has no such merchant, and which was probably meant, or which it has. */
export function strangerText(environment: string, merchant: string, merchants: readonly string[]): string {
  const others = merchants.length === 0 ? '' : `: it has ${merchantsText(merchants)}`;
  return `${environment} has no merchant ${shownText(merchant)}${meantNote(merchant, merchants) || others}`;
}

/** Refuses a merchant that an environment does not have. */
export function assertMerchant(environment: string, merchant: string, merchants: readonly string[]): void {
  if (!merchants.includes(merchant)) throw new UserError(strangerText(environment, merchant, merchants));
}
