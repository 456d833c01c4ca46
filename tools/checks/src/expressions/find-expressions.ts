import { parseSync } from '@swc/core';

/** A regular expression as it stands in a source file. */
export interface FoundExpression {
  readonly source: string;
  readonly flags: string;
}

/** The expressions of a file, and how many more it makes of something that only comes while it runs. */
export interface FileExpressions {
  readonly found: readonly FoundExpression[];
  readonly unknown: number;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, look);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) look(value);
  for (const part of Object.values(value)) visit(part, look);
}

/** What stands for a part of a template that only comes while it runs; it matches itself. */
const ANYTHING = 'x';

function templateText(node: Node, isRaw: boolean, constants: ReadonlyMap<string, Node>): string {
  const [quasis, expressions] = [node['quasis'] as readonly Node[], node['expressions'] as readonly unknown[]];
  return quasis
    .map((quasi, index) => {
      const text = String(quasi[isRaw ? 'raw' : 'cooked']);
      return index < expressions.length ? text + (textOf(expressions[index], constants) ?? ANYTHING) : text;
    })
    .join('');
}

/** The text that an expression of the source is, as far as the file itself tells; null for what it does not. */
function textOf(node: unknown, constants: ReadonlyMap<string, Node>): string | null {
  if (!isNode(node)) return null;
  switch (node.type) {
    case 'StringLiteral':
      return String(node['value']);
    case 'TemplateLiteral':
      return templateText(node, false, constants);
    case 'TaggedTemplateExpression':
      return templateText(node['template'] as Node, true, constants);
    case 'BinaryExpression': {
      const [left, right] = [textOf(node['left'], constants), textOf(node['right'], constants)];
      return node['operator'] === '+' && left !== null && right !== null ? left + right : null;
    }
    case 'Identifier':
      return textOf(constants.get(String(node['value'])), constants);
    case 'ParenthesisExpression':
      return textOf(node['expression'], constants);
    default:
      return null;
  }
}

function constantsOf(tree: unknown): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>();
  visit(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node['id']) || !isNode(node['init'])) return;
    if (node['id'].type === 'Identifier') constants.set(String(node['id']['value']), node['init']);
  });
  return constants;
}

/** Every regular expression that a file of TypeScript writes down, those also that go out as text named `pattern`. */
export function expressionsIn(code: string, isMarkup: boolean): FileExpressions {
  const tree = parseSync(code, { syntax: 'typescript', tsx: isMarkup, target: 'es2022' });
  const constants = constantsOf(tree);
  const found: FoundExpression[] = [];
  let unknown = 0;
  visit(tree, (node) => {
    if (node.type === 'RegExpLiteral') {
      found.push({ source: String(node['pattern']), flags: String(node['flags']) });
      return;
    }
    if (node.type === 'KeyValueProperty' && isNode(node['key']) && node['key']['value'] === 'pattern') {
      const source = textOf(node['value'], constants);
      if (source !== null) found.push({ source, flags: '' });
      return;
    }
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
    if (!isCall || !isNode(node['callee']) || node['callee']['value'] !== 'RegExp') return;
    const [first, second] = (node['arguments'] ?? []) as readonly { readonly expression: unknown }[];
    const source = textOf(first?.expression, constants);
    if (source === null) unknown += 1;
    else found.push({ source, flags: textOf(second?.expression, constants) ?? '' });
  });
  return { found, unknown };
}
