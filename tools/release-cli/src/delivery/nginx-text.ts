import type { DeliveryHeaders } from 'shared-contracts/release/delivery-rules';
import { UserError } from '../text/user-error';

const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
const HEADER_VALUE = /^[\x20-\x7e]*$/;

/** Lines of a configuration, each indented within its own block. */
export type Lines = readonly string[];

/** Between double quotes; refuses characters that nginx has no way to write. */
function inQuotes(text: string): string {
  if (/[^\P{Cc}\n]/u.test(text))
    throw new UserError(`nginx cannot be given the control characters of ${JSON.stringify(text)}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/** A text as nginx reads it back out of double quotes; refuses dollar signs, which would be variables. */
export function quoted(text: string): string {
  if (text.includes('$')) throw new UserError(`nginx would read a variable in ${JSON.stringify(text)}`);
  return inQuotes(text);
}

/** A regular expression for `location ~`, where a dollar sign is the end of the text. */
export function pattern({ source }: RegExp): string {
  return inQuotes(source.replaceAll(String.raw`\/`, '/'));
}

/** A regular expression as the key of a `map`. */
export function mapPattern(expression: RegExp): string {
  return `"~${expression.ignoreCase ? '*' : ''}${pattern(expression).slice(1)}`;
}

/** A block with its lines. */
export function block(head: string, lines: Lines): Lines {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `    ${line}`)), '}'];
}

/** Directives that add headers; on every status, or on good answers only. The type of an answer is set otherwise. */
export function headerLines(headers: DeliveryHeaders, on: 'good' | 'every'): Lines {
  return Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => {
      if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value))
        throw new UserError(`${JSON.stringify(`${name}: ${value}`)} cannot be a header`);
      return `add_header ${name} ${quoted(value)}${on === 'every' ? ' always' : ''};`;
    });
}

/** A type without its charset, which nginx adds by itself. */
export function bareType(type: string): string {
  return type.split(';', 1).join();
}

/** What leaves answers as they come, with the compression that this nginx has. */
export function uncompressed(hasBrotli: boolean | undefined): Lines {
  return ['gzip off;', ...(hasBrotli === true ? ['brotli off;'] : [])];
}
