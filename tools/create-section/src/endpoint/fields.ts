import { capital } from '../name-forms';

/** The kinds of a plain value. */
export const KINDS = ['id', 'text', 'number', 'money', 'flag', 'moment', 'day'] as const;
export type Kind = (typeof KINDS)[number];

/** A field of a request or a reply. */
export interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  /** A plain value, an object's fields, or those of a list's elements. */
  readonly form: Kind | Inner;
  /** What the reference gateway answers, and samples send; of an object or a list its whole value. */
  readonly example: unknown;
}

/** The fields of an object, or of each element of a list. */
export interface Inner {
  readonly as: 'part' | 'rows';
  readonly fields: readonly Field[];
}

const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
/** 2026-01-01, midnight in UTC. */
const SOME_MOMENT = 1_767_225_600_000;
const DEEPEST = 4;

function exampleOf(name: string, kind: Kind, index: number): unknown {
  const examples: Readonly<Record<Kind, unknown>> = {
    id: String(index + 1),
    text: `${capital(name)} ${index + 1}`,
    number: index + 1,
    money: 12.5,
    flag: index === 0,
    moment: SOME_MOMENT,
    day: '2026-01-01',
  };
  return examples[kind];
}

/** An object with the examples of its fields, as the element of a list with that index. */
export function exampleValue(fields: readonly Field[], index = 0): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.map(({ name, form, example }) => [
      name,
      typeof form === 'string' && index > 0 ? exampleOf(name, form, index) : example,
    ]),
  );
}

/** Refuses a field's name that sources and gateways could not all have, and one that is there twice. */
function assertNames(names: readonly string[], where: string): void {
  const strange = names.find((name) => !NAME.test(name));
  if (strange !== undefined)
    throw new Error(`"${strange}" in ${where} cannot be a field: write it like accountName, letters and digits`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`The field ${twice} is in ${where} twice: leave one out`);
}

/** The parts of a text that commas divide, those in brackets left together. */
function divided(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('[{'.includes(sign)) depth += 1;
    if (']}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function readForm(text: string, name: string, where: string): Pick<Field, 'form' | 'example'> {
  const [, open, inner] = /^([[{])(.*)[\]}]$/s.exec(text) ?? [];
  if (inner !== undefined) {
    const fields = readFields(inner, where);
    if (open === '{') return { form: { as: 'part', fields }, example: exampleValue(fields) };
    return { form: { as: 'rows', fields }, example: [exampleValue(fields), exampleValue(fields, 1)] };
  }
  const kind = KINDS.find((known) => known === text);
  if (kind === undefined)
    throw new Error(`"${text}" in ${where} is no kind of field: there are ${KINDS.join(', ')}, [a:text] and {a:text}`);
  return { form: kind, example: exampleOf(name, kind, 0) };
}

/** Reads `id:id,name:text,rows:[id:id,at:moment]`; `name?:text` may be missing. `where` is the option. */
export function readFields(text: string, where: string): readonly Field[] {
  const fields = divided(text).map((part): Field => {
    const [, name, mark, form] = /^(\w+)(\??):(.+)$/s.exec(part) ?? [];
    if (name === undefined || form === undefined)
      throw new Error(`"${part}" in ${where} is no field: write name and kind, such as id:id,name:text`);
    return { name, isOptional: mark === '?', ...readForm(form.trim(), name, where) };
  });
  assertNames(
    fields.map(({ name }) => name),
    where,
  );
  return fields;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

function kindOf(name: string, value: unknown): Kind | undefined {
  if (/^id$|Id$/.test(name) && ['string', 'number'].includes(typeof value)) return 'id';
  if (typeof value === 'string') return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? 'moment' : 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'flag' : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sameForm(one: Field, other: Field): boolean {
  if (typeof one.form === 'string' || typeof other.form === 'string') return one.form === other.form;
  return one.form.as === other.form.as;
}

/** The fields of a list's elements: those of all of them, each of one kind. */
function rowFields(rows: readonly unknown[], where: string, depth: number): readonly Field[] {
  const all = new Map<string, Field>();
  for (const row of rows)
    for (const field of fieldsOfExample(row, where, depth)) {
      const known = all.get(field.name);
      if (known !== undefined && !sameForm(known, field))
        throw new Error(`${where} has ${field.name} in two kinds: make them one`);
      if (known === undefined) all.set(field.name, field);
    }
  return [...all.values()];
}

function fieldOfExample(name: string, value: unknown, where: string, depth: number): Field {
  const at = `${where}, ${name}`;
  if (Array.isArray(value)) {
    if (value.length === 0)
      throw new Error(`The list ${at} is empty: give it an element, so that its fields are known`);
    return { name, isOptional: false, form: { as: 'rows', fields: rowFields(value, at, depth + 1) }, example: value };
  }
  if (isObject(value))
    return {
      name,
      isOptional: false,
      form: { as: 'part', fields: fieldsOfExample(value, at, depth + 1) },
      example: value,
    };
  const kind = kindOf(name, value);
  if (kind === undefined) throw new Error(`Nothing tells of what kind ${at} is: give it a value that is not null`);
  return { name, isOptional: false, form: kind, example: kind === 'moment' ? Date.parse(value as string) : value };
}

/** The fields of an answer of which there is an example; a text such as `2026-01-01T00:00:00Z` is a moment. */
export function fieldsOfExample(value: unknown, where: string, depth = 0): readonly Field[] {
  if (!isObject(value)) throw new Error(`${where} is no object: put what it has under a name, such as {"list": […]}`);
  if (depth > DEEPEST) throw new Error(`${where} lies deeper than ${DEEPEST} objects: make the answer flatter`);
  const fields = Object.entries(value).map(([name, inner]) => fieldOfExample(name, inner, where, depth));
  if (fields.length === 0) throw new Error(`${where} has no field: give it one`);
  assertNames(
    fields.map(({ name }) => name),
    where,
  );
  return fields;
}
