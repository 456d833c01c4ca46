import { canonicalJson } from '../trust/canonical-json';
import { fieldsOf, type Fields } from '../text/fields';

function listed(names: unknown): string {
  return Array.isArray(names) ? names.join(', ') : '';
}

/** How a slot is arranged, for people. */
function orderText(order: unknown): string {
  const [first, hidden] = [listed(fieldsOf(order)['first']), listed(fieldsOf(order)['hidden'])];
  const parts = [first === '' ? '' : `${first} first`, hidden === '' ? '' : `without ${hidden}`];
  return parts.filter((part) => part !== '').join(', ') || 'as its sections rank it';
}

/** What differs between two arrangements of a merchant's slots, one line for each slot. */
export function slotChanges(merchant: string, before: unknown, after: unknown): readonly string[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((slot) => canonicalJson([old[slot]]) !== canonicalJson([fresh[slot]]))
    .map((slot) => `slot ${slot} of ${merchant}: ${orderText(old[slot])} -> ${orderText(fresh[slot])}`);
}

/** Merchants without the arrangement of their slots, which is told in words of its own. */
export function withoutSlots(merchants: Fields): Fields {
  return Object.fromEntries(
    Object.entries(merchants).map(([code, config]) => {
      const { slots: _slots, ...others } = fieldsOf(config);
      return [code, others];
    }),
  );
}
