import { parseSync } from 'oxc-parser';

/** Where a list or a table stands in a source file: in a constant of that name, then by field names. */
export interface Place {
  readonly constant: string;
  readonly fields?: readonly string[];
}

/** A source file that is being changed. */
export interface Source {
  /** As refusals name it. */
  readonly file: string;
  readonly text: string;
}

/** The parts of a syntax tree that edits look at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];

function parsed({ file, text }: Source): readonly Node[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}; mend it first`);
  return program.body as unknown as readonly Node[];
}

/** The object or list of an expression; of a call such as `defineRemote({…})` its last argument. */
function literalOf(node: Node | null | undefined): Node | undefined {
  if (node === null || node === undefined) return undefined;
  if (WRAPPERS.includes(node.type)) return literalOf(node['expression'] as Node);
  if (node.type === 'CallExpression') return literalOf((node['arguments'] as readonly Node[]).at(-1));
  return ['ObjectExpression', 'ArrayExpression'].includes(node.type) ? node : undefined;
}

function constantOf(body: readonly Node[], name: string): Node | undefined {
  const statements = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node['declaration'] : node) as Node);
  const declared = statements
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap((node) => node['declarations'] as readonly Node[]);
  return declared.find((node) => (node['id'] as { readonly name?: string }).name === name)?.['init'] as Node;
}

function entriesOf(literal: Node): readonly Node[] {
  return (literal.type === 'ObjectExpression' ? literal['properties'] : literal['elements']) as readonly Node[];
}

function nameOf(property: Node): string | undefined {
  const key = property['key'] as { readonly name?: string; readonly value?: string } | undefined;
  return key?.name ?? key?.value;
}

function placeText({ constant, fields = [] }: Place): string {
  return [constant, ...fields].join('.');
}

function findLiteral(source: Source, { constant, fields = [] }: Place): Node | undefined {
  return fields.reduce<Node | undefined>(
    (literal, field) => {
      const property = literal && entriesOf(literal).find((entry) => nameOf(entry) === field);
      return literalOf(property?.['value'] as Node | undefined);
    },
    literalOf(constantOf(parsed(source), constant)),
  );
}

function literalAt(source: Source, place: Place): Node {
  const found = findLiteral(source, place);
  if (found === undefined)
    throw new Error(`${source.file} has no ${placeText(place)} that is written out: add the entry by hand`);
  return found;
}

/** The names of a table's rows, or the texts of a list. */
export function entryNames(source: Source, place: Place): readonly string[] {
  return entriesOf(literalAt(source, place)).flatMap((entry) => {
    const name = nameOf(entry) ?? entry['value'];
    return typeof name === 'string' ? [name] : [];
  });
}

/** The values that a field has in the rows of a list of objects, where list, rows and values are written out. */
export function fieldTexts(source: Source, place: Place, field: string): readonly string[] {
  const list = findLiteral(source, place);
  return (list === undefined ? [] : entriesOf(list)).flatMap((entry) => {
    if (entry.type !== 'ObjectExpression') return [];
    const value = entriesOf(entry).find((property) => nameOf(property) === field)?.['value'] as Node | undefined;
    return typeof value?.['value'] === 'string' ? [value['value']] : [];
  });
}

/** The text of a list's row whose field has that text, with other values for some of its fields, written as source. */
export function rowText(
  source: Source,
  place: Place,
  [field, value]: readonly [string, string],
  values: Readonly<Record<string, string>>,
): string {
  const row = entriesOf(literalAt(source, place)).find((entry) =>
    entriesOf(entry).some(
      (property) => nameOf(property) === field && (property['value'] as { readonly value?: unknown }).value === value,
    ),
  );
  if (row === undefined)
    throw new Error(`${source.file} has no row of ${value} in ${placeText(place)}: add one by hand`);
  const parts = entriesOf(row).map((property) => {
    const name = nameOf(property) ?? '';
    const own = values[name];
    return own === undefined ? source.text.slice(property.start, property.end) : `${name}: ${own}`;
  });
  return `{\n  ${parts.join(',\n  ')},\n}`;
}

function indentAt(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';
}

function indented(entry: string, indent: string): string {
  return entry.replaceAll('\n', `\n${indent}`);
}

/**
 * The text of a file with one more entry in a list or a table: at its end, or before the row of that name. Comments and
 * everything else stay as they are.
 */
export function withEntry(source: Source, place: Place, entry: string, before?: string): string {
  const { text } = source;
  const literal = literalAt(source, place);
  const entries = entriesOf(literal);
  const next = entries.find((other) => before !== undefined && nameOf(other) === before);
  if (next !== undefined) {
    const indent = indentAt(text, next.start);
    return `${text.slice(0, next.start)}${indented(entry, indent)},\n${indent}${text.slice(next.start)}`;
  }
  const last = entries.at(-1);
  const close = literal.end - 1;
  if (last === undefined) return `${text.slice(0, literal.start + 1)}${entry}${text.slice(close)}`;
  const rest = text.slice(last.end, close);
  if (!rest.includes('\n')) return `${text.slice(0, last.end)}, ${entry}${text.slice(last.end).replace(/^,/, '')}`;
  const hasComma = /^\s*,/.test(rest);
  const lineStart = text.lastIndexOf('\n', close) + 1;
  const indent = indentAt(text, last.start);
  const kept = `${text.slice(0, last.end)}${hasComma ? '' : ','}${text.slice(last.end, lineStart)}`;
  return `${kept}${indent}${indented(entry, indent)},\n${text.slice(lineStart)}`;
}

/** The text of a file with one more import after the others. */
export function withImport(source: Source, line: string): string {
  const last = parsed(source).findLast(({ type }) => type === 'ImportDeclaration');
  if (last === undefined) return `${line}\n\n${source.text}`;
  return `${source.text.slice(0, last.end)}\n${line}${source.text.slice(last.end)}`;
}
