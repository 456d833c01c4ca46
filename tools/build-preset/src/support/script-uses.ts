import { parse, type AnyNode, type Identifier, type MemberExpression } from 'acorn';
import { ancestor, full } from 'acorn-walk';
import { ECMASCRIPT } from '../workspace/browsers';

/**
 * Something of the platform that a script uses: a `global`, the `member` of an undeclared name, the `method` of any other
 * object.
 */
export type ScriptUse =
  | { readonly kind: 'global'; readonly name: string }
  | { readonly kind: 'member'; readonly object: string; readonly name: string; readonly isCalled: boolean }
  | { readonly kind: 'method'; readonly name: string };

/** What a script uses, and the names of members that it gives objects of its own. */
export interface ScriptUses {
  readonly uses: readonly ScriptUse[];
  readonly ownMembers: ReadonlySet<string>;
}

/** Every name that a pattern binds. */
function namesIn(pattern: AnyNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesIn(element)));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** Names that a script declares anywhere: those never stand for the platform's own. */
function declaredNames(tree: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (...patterns: readonly (AnyNode | null | undefined)[]): void => {
    for (const pattern of patterns) if (pattern) for (const name of namesIn(pattern)) names.add(name);
  };
  full(tree, (node) => {
    const found = node as AnyNode;
    if (found.type === 'VariableDeclarator' || found.type === 'ClassDeclaration' || found.type === 'ClassExpression')
      add(found.id);
    if (found.type === 'FunctionDeclaration' || found.type === 'FunctionExpression') add(found.id, ...found.params);
    if (found.type === 'ArrowFunctionExpression') add(...found.params);
    if (found.type === 'CatchClause') add(found.param);
    if (found.type.startsWith('Import') && 'local' in found) add(found.local as AnyNode);
  });
  return names;
}

/** Whether an expression is only looked at for being there: what a guard does. */
function isTested(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'UnaryExpression':
      return ['typeof', '!', 'void', 'delete'].includes(parent.operator);
    case 'BinaryExpression':
      return /^(?:[!=]==?|in)$/.test(parent.operator);
    case 'LogicalExpression':
      return parent.left === node;
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node;
    case 'CallExpression':
      return parent.callee === node && parent.optional;
    case 'MemberExpression':
      return parent.object === node && parent.optional;
    case 'ExpressionStatement':
      return true;
    case 'AssignmentExpression':
      return parent.left === node;
    default:
      return false;
  }
}

function memberName({ property, computed }: MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/** Members that are taken out of a global: `const { canParse } = URL`. */
function takenMembers(object: string, pattern: AnyNode): ScriptUse[] {
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && !property.computed
      ? [{ kind: 'member' as const, object, name: property.key.name, isCalled: false }]
      : [],
  );
}

/**
 * What of the platform a script uses, wherever in it; guards are no uses (`typeof`, `in`, `?.()`, a test). Throws for
 * syntax that is newer than {@link ECMASCRIPT}.
 */
export function scriptUses(text: string): ScriptUses {
  const tree = parse(text, { ecmaVersion: ECMASCRIPT, sourceType: 'module' }) as AnyNode;
  const declared = declaredNames(tree);
  const uses: ScriptUse[] = [];
  const ownMembers = new Set<string>();
  const isGlobal = (node: AnyNode): node is Identifier => node.type === 'Identifier' && !declared.has(node.name);
  ancestor(tree, {
    Identifier(node, _state, ancestors) {
      const parent = ancestors.at(-2) as AnyNode | undefined;
      const isTypeof = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
      if (!isTypeof && isGlobal(node)) uses.push({ kind: 'global', name: node.name });
    },
    MemberExpression(node, _state, ancestors) {
      const parent = ancestors.at(-2) as AnyNode | undefined;
      const name = memberName(node);
      if (name === null || isTested(node, parent)) return;
      const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
      if (isGlobal(node.object)) uses.push({ kind: 'member', object: node.object.name, name, isCalled });
      else if (isCalled) uses.push({ kind: 'method', name });
    },
    MethodDefinition({ key }) {
      if (key.type === 'Identifier') ownMembers.add(key.name);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && /Function|Identifier/.test(value.type)) ownMembers.add(key.name);
    },
    AssignmentExpression({ left }) {
      const name = left.type === 'MemberExpression' ? memberName(left) : null;
      if (name !== null) ownMembers.add(name);
    },
    VariableDeclarator({ id, init }) {
      if (init && isGlobal(init)) uses.push(...takenMembers(init.name, id));
    },
  });
  return { uses, ownMembers };
}
