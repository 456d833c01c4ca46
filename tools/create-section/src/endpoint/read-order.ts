import { readFileSync } from 'node:fs';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-table';
import { capital, type NameForms } from '../name-forms';
import { AUTHS, METHODS, type NewEndpoint } from './endpoint-sources';
import { fieldsOfExample, readFields, type Field } from './fields';

/** What a call is to be, as it was typed. */
export interface EndpointOrder {
  /** `live-scores`. */
  readonly name: string;
  /** The repository's folder. */
  readonly folder: string;
  readonly method?: string;
  readonly path?: string;
  /** `public` unless told. */
  readonly auth?: string;
  /** Fields of the request: `id:id,day?:day`. */
  readonly request?: string;
  /** Fields of the reply: `list:[id:id,name:text]`. */
  readonly reply?: string;
  /** A file with a reply, in the place of `reply`. */
  readonly example?: string;
  /** A sentence about it. */
  readonly about?: string;
  /** The folder of its handler: `system` unless told. */
  readonly area?: string;
  /** The section that gets a hook. */
  readonly section?: string;
}

const PATH = /^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z][A-Za-z0-9]*\}))+$/;

function oneOf<Name extends string>(names: readonly Name[], given: string, option: string): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new Error(`"${given}" is nothing for ${option}: it takes one of ${names.join(', ')}`);
  return found;
}

function withoutNames(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}');
}

function readPath(path: string, method: string): string {
  if (!PATH.test(path))
    throw new Error(`"${path}" cannot be the path of a call: write one such as /live-scores or /live-scores/{id}`);
  const taken = Object.values(ENDPOINTS).find(
    (other) => other.method === method && withoutNames(other.path) === withoutNames(path),
  );
  if (taken !== undefined) throw new Error(`${method} ${path} is ${taken.id} already: give another by --path`);
  return path;
}

/** The fields of the request, those of the path among them. */
function readRequest(text: string | undefined, path: string): readonly Field[] {
  const told = text === undefined ? [] : readFields(text, '--request');
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const untold = named.filter((name) => told.every((field) => field.name !== name));
  const kinds = untold.map((name) => `${name}:${/^id$|Id$/.test(name) ? 'id' : 'text'}`).join(',');
  const fields = [...(kinds === '' ? [] : readFields(kinds, '--path')), ...told];
  const missing = fields.find(({ name, isOptional }) => isOptional && named.includes(name));
  if (missing !== undefined)
    throw new Error(`The field ${missing.name} is part of the path, so it cannot be missing: write it without "?"`);
  return fields;
}

function readExample(file: string): readonly Field[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return fieldsOfExample(value, file);
}

function readReply({ reply, example }: EndpointOrder): readonly Field[] {
  if (reply !== undefined && example !== undefined)
    throw new Error('The reply is told twice: give either --reply or --example');
  if (example !== undefined) return readExample(example);
  return reply === undefined || reply === '' ? [] : readFields(reply, '--reply');
}

/** Reads what a call is to be; throws a sentence that names the option, and what it takes. */
export function readOrder(order: EndpointOrder, name: NameForms): Omit<NewEndpoint, 'id' | 'name'> {
  const method = oneOf(METHODS, order.method ?? 'GET', '--method');
  const reply = readReply(order);
  if (method === 'GET' && reply.length === 0)
    throw new Error(
      `A GET call answers something: say what, by --reply 'list:[id:id,name:text]' or by --example <file.json>`,
    );
  const path = readPath(order.path ?? `/${name.kebab}`, method);
  const about = order.about ?? `${name.title}.`;
  if (/\*\/|\n/.test(about))
    throw new Error('The sentence of --about goes into a comment: leave out "*/" and line breaks');
  return {
    method,
    path,
    auth: oneOf(AUTHS, order.auth ?? 'public', '--auth'),
    about: /[.!?]$/.test(about) ? capital(about) : `${capital(about)}.`,
    request: readRequest(order.request, path),
    reply,
  };
}
