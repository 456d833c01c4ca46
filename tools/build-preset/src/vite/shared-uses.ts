import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';

interface Call extends Node {
  readonly callee: { readonly type: string; readonly name?: string };
  readonly arguments: readonly { readonly type: string; readonly value?: unknown }[];
}

interface Declarator extends Node {
  readonly id: { readonly name?: string };
  readonly init: Node | null;
}

interface Member extends Node {
  readonly object: { readonly type: string; readonly name?: string };
  readonly property: { readonly name?: string; readonly value?: unknown };
  readonly computed: boolean;
}

/** What a module asks for by `require`; undefined for any other node. */
function required(node: Node | null): string | undefined {
  if (node?.type !== 'CallExpression') return undefined;
  const { callee, arguments: words } = node as Call;
  const value = callee.name === 'require' ? words[0]?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The shared modules that a chunk takes, each with the names of the exports that its code reads. */
export function sharedUses(code: string, keys: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const keyOf = new Map<string, string>();
  const found = new Map<string, Set<string>>();
  const members: Member[] = [];
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'script' }), (node) => {
    if (node.type === 'MemberExpression') members.push(node as Member);
    const key = required(node);
    if (key !== undefined && keys.has(key)) found.set(key, new Set());
    if (node.type !== 'VariableDeclarator') return;
    const { id, init } = node as Declarator;
    const taken = required(init);
    if (taken !== undefined && id.name !== undefined && keys.has(taken)) keyOf.set(id.name, taken);
  });
  for (const { object, property, computed } of members) {
    const key = keyOf.get(object.name ?? '');
    const name = computed ? property.value : property.name;
    if (key !== undefined && typeof name === 'string') found.get(key)?.add(name);
  }
  return new Map([...found].map(([key, names]) => [key, [...names]]));
}
