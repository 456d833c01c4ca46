import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { messageOf, UserError } from './user-error';

/** Where an offset is, as editors count: from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${before.length}, column ${Array.from(before.at(-1) ?? '').length + 1}`;
}

/** `ValueExpected` as words. */
function wordsOf(code: number): string {
  return printParseErrorCode(code as ParseError['error'])
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** Reads JSON that a person wrote: a byte-order mark is read over, a fault is told with its line and column. */
export function parseJsonText(text: string): unknown {
  const content = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(content);
  } catch (fault) {
    const errors: ParseError[] = [];
    parse(content, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    if (first === undefined) throw new Error('is not JSON', { cause: fault });
    throw new Error(`is not JSON at ${placeOf(content, first.offset)}: ${wordsOf(first.error)}`, { cause: fault });
  }
}

/** Reads the JSON of a file that a person wrote by what parses its value; a fault of either is told with the file's name. */
export function parseJsonFile<Value>(file: string, text: string, parseValue: (value: unknown) => Value): Value {
  let value: unknown;
  try {
    value = parseJsonText(text);
  } catch (error) {
    throw new UserError(`${file} ${messageOf(error)}`);
  }
  try {
    return parseValue(value);
  } catch (error) {
    throw new UserError(`${file}: ${messageOf(error)}`);
  }
}
