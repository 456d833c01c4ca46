import { isFields, type Fields } from '../text/fields';

/** Files of the Design Tokens format (DTCG, 2025.10): groups of tokens, types that groups hand down, aliases. */

/** A token whose aliases are resolved. */
export interface DesignToken {
  readonly type: string;
  readonly value: unknown;
}

interface WrittenToken {
  readonly path: string;
  /** Of the token itself. */
  readonly ownType: unknown;
  /** Of the nearest group that has one. */
  readonly groupType: unknown;
  readonly value: unknown;
}

const TYPES = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'strokeStyle',
  'border',
  'transition',
  'shadow',
  'gradient',
  'typography',
] as const; // prettier-ignore

const PROPERTIES = ['$type', '$value', '$description', '$deprecated', '$extensions'];
const ALIAS = /^\{([^{}]+)\}$/;

/** No design nests deeper; it keeps a hostile file from the end of the stack. */
const DEEPEST = 16;
/** Files of whole design systems have some thousands. */
const MOST_TOKENS = 5000;

function placeOf(path: readonly string[]): string {
  return path.length === 0 ? 'the file' : path.join('.');
}

function assertNames(fields: Fields, path: readonly string[]): void {
  for (const name of Object.keys(fields)) {
    if (name.startsWith('$') && !PROPERTIES.includes(name))
      throw new Error(`${placeOf(path)} has ${name}, which is not read: write its tokens out`);
    if (/[{}.]/.test(name)) throw new Error(`${placeOf(path)}: "${name}" is no name of a token: take out {, } and .`);
  }
}

function writtenTokens(value: unknown, path: readonly string[], handed: unknown): readonly WrittenToken[] {
  if (!isFields(value)) throw new Error(`${placeOf(path)} is neither a token nor a group: give it a $value`);
  if (path.length > DEEPEST) throw new Error(`${placeOf(path)} is nested too deeply: at most ${DEEPEST} groups`);
  assertNames(value, path);
  const children = Object.entries(value).filter(([name]) => !name.startsWith('$'));
  if (Object.hasOwn(value, '$value')) {
    if (path.length === 0 || children.length > 0)
      throw new Error(`${placeOf(path)} is a token and a group at once: move its $value or its tokens`);
    return [{ path: path.join('.'), ownType: value['$type'], groupType: handed, value: value['$value'] }];
  }
  return children.flatMap(([name, child]) => writtenTokens(child, [...path, name], value['$type'] ?? handed));
}

/** Follows aliases to a value; the type of a token is its own, else that of what it names, else its group's. */
function resolved(token: WrittenToken, tokens: ReadonlyMap<string, WrittenToken>): DesignToken {
  const way = [token.path];
  let [at, type] = [token, token.ownType];
  for (let alias = aliasOf(at.value); alias !== undefined; alias = aliasOf(at.value)) {
    const next = tokens.get(alias);
    if (next === undefined) throw new Error(`${at.path} names {${alias}}, which is not there: mend the alias`);
    if (way.includes(alias))
      throw new Error(`${[...way, alias].join(' -> ')} goes in a circle: give one of them a value`);
    way.push(alias);
    at = next;
    type ??= at.ownType;
  }
  type ??= at === token ? token.groupType : (at.groupType ?? token.groupType);
  if (typeof type !== 'string') throw new Error(`${token.path} has no $type: give one, or give its group one`);
  if (!(TYPES as readonly string[]).includes(type))
    throw new Error(`${token.path} is of the type "${type}": there are ${TYPES.join(', ')}`);
  return { type, value: at.value };
}

function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
}

/** The tokens of a file by their paths, such as `brand.main`; throws what is wrong, with the token and what to do. */
export function readDesignTokens(document: unknown): ReadonlyMap<string, DesignToken> {
  const written = writtenTokens(document, [], undefined);
  if (written.length > MOST_TOKENS)
    throw new Error(`there are ${written.length} tokens, at most ${MOST_TOKENS} are read`);
  const tokens = new Map(written.map((token) => [token.path, token]));
  return new Map(written.map((token) => [token.path, resolved(token, tokens)]));
}
