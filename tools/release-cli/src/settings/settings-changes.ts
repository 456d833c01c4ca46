import { canonicalJson } from '../trust/canonical-json';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function changeText(path: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${path}: ${canonicalJson(after)} is new`;
  if (after === undefined) return `${path}: ${canonicalJson(before)} is gone`;
  return `${path}: ${canonicalJson(before)} -> ${canonicalJson(after)}`;
}

function fieldChanges(path: string, before: unknown, after: unknown): readonly string[] {
  if (canonicalJson([before]) === canonicalJson([after])) return [];
  if (!isFields(before) || !isFields(after)) return [changeText(path, before, after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => fieldChanges(path === '' ? name : `${path}.${name}`, before[name], after[name]));
}

/** Everything that differs between two settings, one line for each field, merchants that come and go first. */
export function settingsChanges(before: Fields, after: Fields): readonly string[] {
  const { merchants: oldMerchants = {}, ...oldRest } = before;
  const { merchants: newMerchants = {}, ...newRest } = after;
  const [old, fresh] = [oldMerchants as Fields, newMerchants as Fields];
  const both = (fields: Fields, others: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([code]) => others[code] !== undefined));
  return [
    ...Object.keys(fresh)
      .filter((code) => old[code] === undefined)
      .map((code) => `merchant ${code} is new`),
    ...Object.keys(old)
      .filter((code) => fresh[code] === undefined)
      .map((code) => `merchant ${code} is gone`),
    ...fieldChanges('', oldRest, newRest),
    ...fieldChanges('merchants', both(old, fresh), both(fresh, old)),
  ];
}
