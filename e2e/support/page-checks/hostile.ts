import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';

/** In every hostile text: what bears it on a page came out of one. */
export const MARK = 'hx7';

/** Texts that want to run, to leave, to break out of where they are put, or to push the page apart. */
export const HOSTILE_TEXTS: readonly string[] = [
  `"><img src=x onerror=canary()>${MARK}`,
  `<script>canary()</script>${MARK}`,
  `javascript:canary()//${MARK}`,
  ` java\tscript:canary()//${MARK}`,
  `data:text/html,<script>canary()</script>${MARK}`,
  `'"onmouseover='canary()'autofocus onfocus="canary()" ${MARK}`,
  `</script></style></title></textarea><svg onload=canary()>${MARK}`,
  `//evil.example/${MARK}`,
  `https://evil.example/${MARK}"onclick="canary()`,
  `\\\\evil.example\\${MARK}`,
  `/m/../..//evil.example/${MARK}`,
  `$t(frame.home) {{name}} \${canary()} {{constructor.constructor("canary()")()}} ${MARK}`,
  `${'W'.repeat(300)}${MARK}`,
  `${'long '.repeat(120)}${MARK}`,
  `\u202e\u2066${MARK}\u0000\ud800\u{1f469}\u200d\u{1f469}\u200d\u{1f467} Z\u0351\u0312\u0307\u0353`,
  `__proto__ constructor toString ${MARK}`,
  `url(https://evil.example/${MARK}); } * { display: none`,
  `%00%0d%0aSet-Cookie:${MARK}=1`,
];

/** Follows every text that people read: a word that no line has room for, to push apart what it stands in. */
const LONG_WORD = 'W'.repeat(300);

/** What a reply tells its reader by a word of its own; hostile there, most of a screen has nothing to show. */
const CODE =
  /(?:^|[a-z])(?:ids?|code|kind|type|state|action|category|group|groupname|classify|classifynew|vassalage|mode|period|date|issue|default|supported|menus|names)$/i;
/** With another token or merchant nobody is signed in, and with another key nothing is sealed. */
const KEPT = /^(?:token|merchantCode|kid|n|e|alg|enc|kty)$/;

type Path = readonly (string | number)[];

function stringLeaves(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, part]) => stringLeaves(part, [...path, key]));
}

function replaced(value: unknown, path: Path, text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((part, index) => (index === key ? replaced(part, rest, text) : part));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: replaced(fields[key], rest, text) };
}

/** How many hostile texts the site itself would take out of a reply; none of one that it refuses. */
function takenBySite(id: EndpointId, value: unknown): number {
  const result = ENDPOINTS[id].reply['~standard'].validate(value);
  if (result instanceof Promise || result.issues !== undefined) return -1;
  return JSON.stringify(result.value ?? null).split(MARK).length - 1;
}

/** Which strings are made hostile: those that are read by people, or all that the contract lets through. */
export type Reach = 'texts' | 'everything';

function isReached(path: Path, reach: Reach): boolean {
  const name = String(path.filter((key) => typeof key === 'string').at(-1) ?? '');
  return !KEPT.test(name) && (reach === 'everything' || !CODE.test(name));
}

/** A reply with hostile strings wherever the contract takes any text; strings of one field are tried together. */
export function poisonedReply(id: EndpointId, value: unknown, reach: Reach): unknown {
  const fields = new Map<string, Path[]>();
  for (const path of stringLeaves(value).filter((leaf) => isReached(leaf, reach))) {
    const field = path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
    fields.set(field, [...(fields.get(field) ?? []), path]);
  }
  let poisoned = value;
  let taken = 0;
  let next = id.charCodeAt(3);
  for (const paths of fields.values()) {
    const tried = paths.reduce((whole, path) => {
      next += 1;
      const text = HOSTILE_TEXTS[next % HOSTILE_TEXTS.length] ?? MARK;
      return replaced(whole, path, reach === 'texts' ? `${text}${LONG_WORD}` : text);
    }, poisoned);
    const found = takenBySite(id, tried);
    if (found <= taken) continue;
    poisoned = tried;
    taken = found;
  }
  return poisoned;
}

const ROUTES = (Object.keys(ENDPOINTS) as EndpointId[])
  .map((id) => {
    const { method, path } = ENDPOINTS[id];
    const pattern = new RegExp(`^${API_PREFIX}${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    return { id, method, pattern, holes: path.split('{').length };
  })
  // A path without placeholders is meant before one that would take its last word for an id.
  .sort((left, right) => left.holes - right.holes);

/** Which call a request is; undefined for what is none of the contract. */
export function callOf(method: string, url: string): EndpointId | undefined {
  const { pathname } = new URL(url);
  return ROUTES.find((route) => route.method === method && route.pattern.test(pathname))?.id;
}
