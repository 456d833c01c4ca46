import { fieldsOf, type Fields } from '../text/fields';
import { UserError, WrongUsage } from '../text/user-error';
import type { EnvironmentSettings } from './settings';
import { parseSettings } from './settings';
import { shownText } from '../text/plain-text';

/** A field of the settings, such as `merchants.aurora.apiOrigin`, and what it is to hold; undefined takes it out. */
export interface FieldEdit {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Reads `merchants.aurora.name=Aurora`: JSON where the value is some, else a text. */
export function parseFieldEdit(word: string): FieldEdit {
  const [, path = '', text = ''] = /^([^=]+)=(.*)$/u.exec(word) ?? [];
  if (path === '') throw new WrongUsage(`"${word}" is not <field>=<value>, such as merchants.aurora.name=Aurora`);
  try {
    return { path: path.split('.'), value: JSON.parse(text) as unknown };
  } catch {
    return { path: path.split('.'), value: text };
  }
}

/** Of what it holds itself alone: no name may lead to what every object inherits. */
function valueAt(fields: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (Object.hasOwn(fieldsOf(value), name) ? fieldsOf(value)[name] : undefined),
    fields,
  );
}

function withField(fields: Fields, path: readonly string[], value: unknown): Fields {
  const [name = '', ...rest] = path;
  const others = Object.entries(fields).filter(([other]) => other !== name);
  const next = rest.length === 0 ? value : withField(fieldsOf(valueAt(fields, [name])), rest, value);
  return Object.fromEntries(next === undefined ? others : [...others, [name, next]]);
}

/** Settings with some fields set or taken out; refuses a field that settings do not have, as a misspelt one. */
export function editFields(present: Fields, edits: readonly FieldEdit[]): EnvironmentSettings {
  for (const { path, value } of edits)
    if (value === undefined && valueAt(present, path) === undefined)
      throw new UserError(`The settings hold no ${shownText(path.join('.'))} that could be taken out`);
  return parseSettings(edits.reduce((fields, { path, value }) => withField(fields, path, value), present));
}
