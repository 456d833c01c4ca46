import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** A style file, and the folder that its addresses are relative to. */
export interface StyleFile {
  readonly text: string;
  /** Address of that folder, with a slash at its end. */
  readonly base: string;
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const RELATIVE_URL = /url\((["']?)(?!#|\/|[a-z][a-z0-9+.-]*:)([^"')]+)\1\)/gi;
const PROPERTY_USE = /var\((--[\w-]+)/g;

/** States that nothing of a page has before somebody touches it: by then the files are there. */
const LATER_STATE =
  /:(?:hover|active|focus(?:-visible|-within)?|disabled|checked|target|autofill|user-invalid|user-valid)\b/;
const LATER_QUERY = /hover|pointer|print|update/;

function withAddresses({ text, base }: StyleFile): string {
  return text.replace(
    RELATIVE_URL,
    (_whole, quote: string, address: string) => `url(${quote}${base}${address}${quote})`,
  );
}

function isNeeded(selector: string, classes: ReadonlySet<string>): boolean {
  // What it is not may be missing, and in a state.
  const wanted = selector.replace(/:not\([^)]*\)/g, '');
  if (LATER_STATE.test(wanted)) return false;
  return [...wanted.matchAll(CLASS)].every(([, name = '']) => classes.has(name));
}

function pruneRule(rule: Rule, classes: ReadonlySet<string>): void {
  const needed = rule.selectors.filter((selector) => isNeeded(selector, classes));
  if (needed.length === 0) rule.remove();
  else if (needed.length < rule.selectors.length) rule.selectors = needed;
}

const isEmpty = (node: ChildNode): boolean => 'nodes' in node && node.nodes !== undefined && node.nodes.length === 0;

/** Empty blocks go; of an empty layer its place among the layers stays. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if ('nodes' in node && node.nodes !== undefined) removeEmpty(node);
    if (!isEmpty(node)) return;
    if (node.type === 'atrule' && node.name === 'layer' && node.params !== '')
      node.replaceWith({ name: 'layer', params: node.params });
    else node.remove();
  });
}

/** Takes out animations that no rule names. */
function removeIdleAnimations(root: Root): void {
  const names = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => names.add(word)));
  root.walkAtRules('keyframes', (rule: AtRule) => {
    if (!names.has(rule.params)) rule.remove();
  });
}

/** Takes out custom properties that nothing reads; what read another is taken out before it. */
function removeIdleProperties(root: Root, html: string): void {
  const usedIn = (text: string): readonly string[] => [...text.matchAll(PROPERTY_USE)].map(([, name = '']) => name);
  for (let isDone = false; !isDone;) {
    const used = new Set(usedIn(html));
    root.walkDecls(({ value }) => usedIn(value).forEach((name) => used.add(name)));
    isDone = true;
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isDone = false;
    });
  }
}

/** The rules of style files that a piece of HTML with these classes needs in its first frame, in the files' order. */
export function criticalStyles(files: readonly StyleFile[], classes: ReadonlySet<string>, html: string): string {
  const root = postcss.parse(files.map(withAddresses).join('\n'));
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules('media', (rule) => {
    if (LATER_QUERY.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    const { parent } = rule;
    // The steps of an animation have selectors of their own.
    if (parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes') return;
    pruneRule(rule, classes);
  });
  removeIdleAnimations(root);
  removeIdleProperties(root, html);
  removeEmpty(root);
  return root.toString();
}
