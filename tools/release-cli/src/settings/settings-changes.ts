import { canonicalJson } from '../trust/canonical-json';
import { fieldsOf, isFields, type Fields } from '../text/fields';
import { picturesInWords } from './picture-words';
import { slotChanges, withoutSlots } from './slot-changes';

function changeText(path: string, before: unknown, after: unknown): string {
  const shown = (value: unknown): string => picturesInWords(path, value) ?? canonicalJson(value);
  if (before === undefined) return `${path}: ${shown(after)} is new`;
  if (after === undefined) return `${path}: ${shown(before)} is gone`;
  return `${path}: ${shown(before)} -> ${shown(after)}`;
}

function fieldChanges(path: string, before: unknown, after: unknown): readonly string[] {
  if (canonicalJson([before]) === canonicalJson([after])) return [];
  if (!isFields(before) || !isFields(after)) return [changeText(path, before, after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => fieldChanges(path === '' ? name : `${path}.${name}`, before[name], after[name]));
}

/** How merchants come and go, from what they were and what they are: served, closed or not there. */
const MOVES: Readonly<Record<string, (code: string) => string>> = {
  'none served': (code) => `merchant ${code} is new`,
  'none closed': (code) => `merchant ${code} is new, and closed`,
  'served none': (code) => `merchant ${code} is gone`,
  'closed none': (code) => `merchant ${code}, which was closed, is gone`,
  'closed served': (code) => `merchant ${code} is opened`,
  'served closed': (code) => `merchant ${code} is closed`,
};

/** Everything that differs between two settings, one line for each field, merchants that come and go first. */
export function settingsChanges(before: Fields, after: Fields): readonly string[] {
  const { merchants: oldServed = {}, closedMerchants: oldClosed = {}, ...oldRest } = before;
  const { merchants: newServed = {}, closedMerchants: newClosed = {}, ...newRest } = after;
  const old = { served: oldServed as Fields, closed: oldClosed as Fields };
  const fresh = { served: newServed as Fields, closed: newClosed as Fields };
  const stateIn = ({ served, closed }: typeof old, code: string): 'served' | 'closed' | 'none' => {
    if (served[code] !== undefined) return 'served';
    return closed[code] === undefined ? 'none' : 'closed';
  };
  const codes = new Set([fresh, old].flatMap(({ served, closed }) => [...Object.keys(served), ...Object.keys(closed)]));
  const moves = [...codes].flatMap((code) => {
    const line = MOVES[`${stateIn(old, code)} ${stateIn(fresh, code)}`];
    return line === undefined ? [] : [line(code)];
  });
  const all = ({ served, closed }: typeof old): Fields => ({ ...closed, ...served });
  const both = (fields: Fields, others: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([code]) => others[code] !== undefined));
  const [oldBoth, newBoth] = [both(all(old), all(fresh)), both(all(fresh), all(old))];
  return [
    ...moves,
    ...fieldChanges('', oldRest, newRest),
    ...fieldChanges('merchants', withoutSlots(oldBoth), withoutSlots(newBoth)),
    ...Object.keys(newBoth).flatMap((code) =>
      slotChanges(code, fieldsOf(oldBoth[code])['slots'], fieldsOf(newBoth[code])['slots']),
    ),
  ];
}
