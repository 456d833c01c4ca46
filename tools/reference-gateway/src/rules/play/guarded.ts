import type { Merchant } from '../../data/merchants';

/** Whether the merchant offers limits and breaks; where it does not, none is kept to (docs/product/accounts.md#limits-and-breaks). */
export function isPlayGuarded({ flags }: Pick<Merchant, 'flags'>): boolean {
  return flags.includes('RESPGAMING3');
}
