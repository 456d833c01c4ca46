import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonText } from 'release-cli/text/json-text';
import { meantNote } from 'release-cli/text/meant';
import { messageOf, UserError } from 'release-cli/text/user-error';
import * as v from 'valibot';
import { SCHEMAS, type ServiceName } from './schemas';
import { SECRETS_REMEDY } from './secrets';

/** The configuration of a service as it was read, with its defaults. */
export type Configuration<Name extends ServiceName> = v.InferOutput<(typeof SCHEMAS)[Name]>;

interface Node {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
}

const SECRET_NAME = /token|secret|password|credential|key/i;

/** The schema of the field that a path leads to. */
function fieldAt(schema: Node | undefined, keys: readonly string[]): Node | undefined {
  const bare = schema?.wrapped ?? schema;
  const [key, ...rest] = keys;
  if (bare === undefined || key === undefined) return bare;
  return fieldAt(bare.entries?.[key] ?? bare.item ?? bare.value, rest);
}

/** What a field takes, as its schema says. */
function takenBy(schema: Node, keys: readonly string[]): string {
  const field = fieldAt(schema, keys) as v.GenericSchema | undefined;
  return (field === undefined ? undefined : v.getDescription(field)) ?? 'an object with the fields of its schema';
}

/** The sentence of an issue. It never repeats a value: what stands in the wrong place may be a secret. */
function sentenceOf(schema: Node, issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const field = keys.join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const name = keys.at(-1) ?? '';
    const known = Object.keys(fieldAt(schema, keys.slice(0, -1))?.entries ?? {});
    const remedy = SECRET_NAME.test(name)
      ? `: ${SECRETS_REMEDY}`
      : meantNote(name, known) || `: it takes ${known.join(', ')}`;
    return `${field} is not a field${remedy}`;
  }
  const takes = `takes ${takenBy(schema, keys)}`;
  if (field === '') return takes;
  return issue.received === 'undefined' ? `${field} is missing: it ${takes}` : `${field} ${takes}`;
}

function parsedFile(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UserError(`${file} cannot be read (${code}): name a configuration with --config`);
  }
  try {
    return parseJsonText(text);
  } catch (error) {
    throw new UserError(`${file} ${messageOf(error)}`);
  }
}

/** A place as a configuration names it: of the folder that the file lies in, or of nobody's, as s3://bucket. */
function placeFrom(file: string, place: string): string {
  return /^[a-z0-9]+:\/\//.test(place) ? place : path.resolve(path.dirname(file), place);
}

/**
 * Reads the configuration of a service, with places made absolute. Refuses one that cannot be used in one sentence with the file,
 * the field and what it takes.
 */
export function readConfiguration<Name extends ServiceName>(name: Name, file: string): Configuration<Name> {
  const schema = SCHEMAS[name];
  const parsed = v.safeParse(schema, parsedFile(file));
  if (!parsed.success) throw new UserError(`${file}: ${sentenceOf(schema as Node, parsed.issues[0])}`);
  const { output } = parsed;
  const { home } = output;
  const store = 'store' in output && output.store !== undefined ? { store: placeFrom(file, output.store) } : {};
  return { ...output, home: placeFrom(file, home), ...store } as Configuration<Name>;
}
