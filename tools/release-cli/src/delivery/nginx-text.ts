import type { DeliveryHeaders } from 'shared-contracts/release/delivery-rules';

/** Lines of a configuration, each indented within its own block. */
export type Lines = readonly string[];

/** A text as nginx reads it back out of double quotes; dollar signs would be variables and are not for this. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/** A regular expression for `location ~`, where a dollar sign is the end of the text. */
export function pattern({ source }: RegExp): string {
  return quoted(source.replaceAll(String.raw`\/`, '/'));
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
    .map(([name, value]) => `add_header ${name} ${quoted(value)}${on === 'every' ? ' always' : ''};`);
}

/** A type without its charset, which nginx adds by itself. */
export function bareType(type: string): string {
  return type.replace(/;.*$/, '');
}

/** What leaves answers as they come, with the compression that this nginx has. */
export function uncompressed(hasBrotli: boolean | undefined): Lines {
  return ['gzip off;', ...(hasBrotli === true ? ['brotli off;'] : [])];
}
