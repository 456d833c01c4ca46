import * as v from 'shared-contracts/schema';

/** Something in an answer that should not be there: where it stands and what was expected, never its value. */
export interface AnswerFault {
  /** From the answer's value on, as `content.3.amount`; empty for the value itself. */
  readonly path: string;
  /** What should stand there, such as `an amount`; for logs, in English. */
  readonly expected: string;
}

/** An element of a list that could not be read. */
export interface LeftOut {
  /** As of an {@link AnswerFault}. */
  readonly path: string;
  /** As it came. */
  readonly element: unknown;
}

/** An answer as it was read: its value, or nothing where it fails; and everything that was passed over or failed. */
export interface AnswerReading<Output> {
  /** Absent where the answer as a whole cannot be read. */
  readonly value?: Output;
  /** In the order they were met; the last one is why an answer without a value failed. */
  readonly faults: readonly AnswerFault[];
}

type Config = Parameters<v.GenericSchema['~run']>[1];
type Run = v.GenericSchema['~run'];
type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

/** What travels with a reading: where it is, and what it has found. A schema that is used by itself has none. */
interface Reading extends Config {
  readonly place: (string | number)[];
  readonly faults: AnswerFault[];
  readonly leftOut: LeftOut[];
}

function readingOf(config: Config): Reading | undefined {
  return 'faults' in config ? (config as Reading) : undefined;
}

function expectation({ type, expected, message }: v.BaseIssue<unknown>): string {
  // The library's own messages have the value in them.
  return type === 'custom' || type === 'check' ? message : (expected ?? type);
}

function faultOf(issue: v.BaseIssue<unknown>, place: readonly (string | number)[]): AnswerFault {
  const below = issue.path?.map(({ key }) => String(key)) ?? [];
  return { path: [...place, ...below].join('.'), expected: expectation(issue) };
}

function tell(config: Config, issues: Issues): void {
  const reading = readingOf(config);
  reading?.faults.push(faultOf(issues[0], reading.place));
}

function within<Result>(config: Config, key: string | number, work: () => Result): Result {
  const place = readingOf(config)?.place;
  place?.push(key);
  try {
    return work();
  } finally {
    place?.pop();
  }
}

/** The same schema with another way to run; what names its fields stays. */
function running<Schema extends v.GenericSchema>(schema: Schema, run: (own: Run) => Run): Schema {
  const own: Run = (dataset, config) => schema['~run'](dataset, config);
  const schemaNow = { ...schema, '~run': run(own) };
  const validate = (value: unknown) => schemaNow['~run']({ value }, {});
  return { ...schemaNow, '~standard': { ...schema['~standard'], validate } };
}

/** Where an answer carries what was left out of its lists; a field like the others, so that every copy has it. */
const LEFT_OUT = '~leftOut';

/** Reads the value of an answer, and tells what was passed over in it. */
export function readAnswerValue<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): AnswerReading<v.InferOutput<Schema>> {
  const reading: Reading = { place: [], faults: [], leftOut: [], abortEarly: true };
  const { typed, value: output, issues } = schema['~run']({ value }, reading);
  const { faults, leftOut } = reading;
  if (issues !== undefined) return { faults: [...faults, faultOf(issues[0], [])] };
  if (!typed) return { faults };
  const told = leftOut.length > 0 && typeof output === 'object' ? { ...output, [LEFT_OUT]: leftOut } : output;
  return { value: told as v.InferOutput<Schema>, faults };
}

/** What was left out of an answer's lists, or of the list of that name. */
export function leftOutOf(answer: object | undefined, list = ''): readonly LeftOut[] {
  const all = (answer as { readonly [LEFT_OUT]?: readonly LeftOut[] } | undefined)?.[LEFT_OUT] ?? [];
  return all.filter(({ path }) => list === '' || path.startsWith(`${list}.`));
}

/** A value that is read by a function, once; `undefined` is what cannot be read. */
export function readBy<Output, Written = Output>(read: (value: unknown) => Output | undefined, expected: string) {
  return running(
    v.custom<Written>(() => false, expected),
    (refuse) => (dataset, config) => {
      const value = read(dataset.value);
      return value === undefined ? refuse(dataset, config) : { typed: true, value };
    },
  ) as unknown as v.GenericSchema<Written, Output>;
}

/** An object of an answer; what is told of its fields says where they stand. */
export function part<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const placed = Object.entries(entries as Record<string, v.GenericSchema>).map(([key, schema]) => [
    key,
    running(schema, (own) => (dataset, config) => within(config, key, () => own(dataset, config))),
  ]);
  return v.object(Object.fromEntries(placed) as Entries);
}

/**
 * What a screen can be without: `missing`, read as if it had come, where there is nothing; `unreadable`, or else the same,
 * where something else stands there, which is told.
 */
export function spare<Schema extends v.GenericSchema, Missing extends v.InferInput<Schema> | null>(
  schema: Schema,
  missing: Missing,
  unreadable?: v.InferOutput<Schema> | Missing,
): v.NullishSchema<Schema, Missing> {
  return running(v.nullish(schema, missing as never), (own) => (dataset, config) => {
    const result = own(dataset, config);
    if (result.issues === undefined) return result;
    tell(config, result.issues);
    if (unreadable !== undefined) return { typed: true, value: unreadable };
    // What has been told is told once; a fallback such as NaN stands for itself.
    const fallback = own({ value: undefined }, {});
    return fallback.issues === undefined ? fallback : { typed: true, value: missing };
  }) as v.NullishSchema<Schema, Missing>;
}

/** The same for what has no value to stand in for it. */
export function maybe<Schema extends v.GenericSchema>(schema: Schema): v.OptionalSchema<Schema, undefined> {
  return running(v.optional(schema), (own) => (dataset, config) => {
    if (dataset.value === null) return { typed: true, value: undefined };
    const result = own(dataset, config);
    if (result.issues === undefined) return result;
    tell(config, result.issues);
    return { typed: true, value: undefined };
  });
}

/**
 * A list that outlives its bad elements: they are left out, kept for {@link leftOutOf} and told; the rest keeps
 * its order. Only what is no list fails.
 */
export function rows<Item extends v.GenericSchema>(item: Item) {
  const read = (value: readonly unknown[], config: Config): ReturnType<Run> => {
    const elements = value.flatMap((element, index) =>
      within(config, index, () => {
        const result = item['~run']({ value: element }, config);
        if (result.issues === undefined) return [result.value];
        tell(config, result.issues);
        const reading = readingOf(config);
        reading?.leftOut.push({ path: reading.place.join('.'), element });
        return [];
      }),
    );
    return { typed: true, value: elements };
  };
  const schema = running(v.custom<v.InferInput<Item>[]>(Array.isArray, 'a list'), (own) => (dataset, config) => {
    const checked = own(dataset, config);
    return checked.issues === undefined ? read(checked.value as readonly unknown[], config) : checked;
  });
  return { ...schema, item } as unknown as v.GenericSchema<v.InferInput<Item>[], v.InferOutput<Item>[]>;
}

/** Values by name, without those that cannot be read; they are told. Only what has no names fails. */
export function table<Value extends v.GenericSchema>(value: Value) {
  const schema = running(v.record(v.string(), v.unknown()), (own) => (dataset, config) => {
    const named = own(dataset, config);
    if (named.issues !== undefined) return named;
    const good = Object.entries(named.value as Record<string, unknown>).flatMap(([key, entry]) =>
      within(config, key, () => {
        const result = value['~run']({ value: entry }, config);
        if (result.issues === undefined) return [[key, result.value] as const];
        tell(config, result.issues);
        return [];
      }),
    );
    return { typed: true, value: Object.fromEntries(good) };
  });
  return { ...schema, value } as unknown as v.GenericSchema<
    Record<string, v.InferInput<Value>>,
    Record<string, v.InferOutput<Value>>
  >;
}
