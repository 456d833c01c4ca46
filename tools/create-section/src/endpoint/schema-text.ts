import type { Field, Kind } from './fields';

/** Source of a schema, and the names that it takes from each module. */
export interface SchemaText {
  readonly text: string;
  /** Names by module, as a file of `api/endpoints` imports them. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
}

const ANSWERS = 'shared-contracts/api/answers';

type Named = readonly [text: string, module?: string];

/** How each kind is read in an answer: what may be missing is, and an id is needed. */
const IN_REPLY: Readonly<Record<Kind, Named>> = {
  id: ['identifier', './fields'],
  text: ['text', ANSWERS],
  number: ['optionalDecimal', ANSWERS],
  money: ['figure', ANSWERS],
  flag: ['flag', ANSWERS],
  moment: ['moment', ANSWERS],
  day: ['text', ANSWERS],
};

/** How each kind is checked in a request. */
const IN_REQUEST: Readonly<Record<Exclude<Kind, 'moment'>, Named>> = {
  id: ['rowId', '../ids'],
  text: ['v.pipe(v.string(), v.maxLength(200))'],
  number: ['v.pipe(v.number(), v.finite())'],
  money: ['sentMoney', '../schemas'],
  flag: ['bit', '../schemas'],
  day: ['day', '../schemas'],
};

class Names {
  readonly #found = new Map<string, Set<string>>();

  take([text, module]: Named): string {
    if (module !== undefined) this.#found.set(module, (this.#found.get(module) ?? new Set()).add(text));
    return text;
  }

  get found(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#found;
  }
}

function fieldText(form: Field['form'], names: Names): string {
  if (typeof form === 'string') return names.take(IN_REPLY[form]);
  const inner = partText(form.fields, names);
  return form.as === 'part' ? inner : `${names.take(['rows', ANSWERS])}(${inner})`;
}

function partText(fields: readonly Field[], names: Names): string {
  const entries = fields.map(({ name, form }) => `${name}: ${fieldText(form, names)}`);
  return `${names.take(['part', ANSWERS])}({ ${entries.join(', ')} })`;
}

/** The schema of an answer; without fields it is no value. */
export function replySchema(fields: readonly Field[]): SchemaText {
  const names = new Names();
  const text = fields.length === 0 ? names.take(['noValue', '../schemas']) : partText(fields, names);
  return { text, names: names.found };
}

/** The schema of a request; refuses what a request cannot carry here. */
export function requestSchema(fields: readonly Field[]): SchemaText {
  const names = new Names();
  const entries = fields.map(({ name, form, isOptional }) => {
    if (typeof form !== 'string' || form === 'moment')
      throw new Error(`The field ${name} of --request has to be one of ${Object.keys(IN_REQUEST).join(', ')}`);
    const text = names.take(IN_REQUEST[form]);
    return `${name}: ${isOptional ? `v.optional(${text})` : text}`;
  });
  const text = entries.length === 0 ? names.take(['nothing', '../schemas']) : `v.object({ ${entries.join(', ')} })`;
  return { text, names: names.found };
}

/** What an answer cannot be read without, each with the reason that the attacks on answers are told. */
export function neededFields(fields: readonly Field[], before: string): readonly (readonly [string, string])[] {
  return fields.flatMap(({ name, form }): readonly (readonly [string, string])[] => {
    const at = `${before}.${name}`;
    if (form === 'id') return [[at, 'what is answered is named by it']];
    if (typeof form === 'string') return [];
    if (form.as === 'rows') return [[at, 'a list is its elements']];
    return [[at, 'an answer is its parts'], ...neededFields(form.fields, at)];
  });
}
