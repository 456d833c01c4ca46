/** One start tag of HTML as React writes it. */
export interface StartTag {
  readonly name: string;
  /** Values with their entities read. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** What React's HTML consists of: nothing else is read, so that nothing is read in two ways. */
const TEXT = /[^<>]+/y;
const START = /<([a-z][a-zA-Z0-9]*)((?: [a-zA-Z][\w:.-]*(?:="[^"<>]*")?)*)(\/?)>/y;
const END = /<\/([a-z][a-zA-Z0-9]*)>/y;
const COMMENT = /<!--[ $/?!&F]{0,3}-->/y;
const ATTRIBUTE = / ([a-zA-Z][\w:.-]*)(?:="([^"<>]*)")?/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Reads the entities of a text or a value. */
export function readEntities(text: string): string {
  return text.replace(
    /&(?:#(x?)([0-9a-f]+)|([a-z]+));/gi,
    (whole, hex: string, code: string | undefined, name: string) => {
      if (code === undefined) return ENTITIES[name] ?? whole;
      const point = Number.parseInt(code, hex === '' ? 10 : 16);
      return point <= 0x10_ffff ? String.fromCodePoint(point) : whole;
    },
  );
}

function attributesOf(text: string): StartTag['attributes'] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, readEntities(value)] as const);
}

/** Thrown for HTML that is not of the form that React writes, or that would end elements that it has not begun. */
export class StrangeHtml extends Error {
  override readonly name = 'StrangeHtml';
}

/** Reads HTML strictly; gives its start tags in order. */
export function* readHtml(html: string, voids: ReadonlySet<string>): Generator<StartTag> {
  const open: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < html.length) {
    if (take(TEXT) !== null || take(COMMENT) !== null) continue;
    const begun = take(START);
    if (begun !== null) {
      const [, name = '', attributes = '', closed = ''] = begun;
      if (!voids.has(name) && closed === '') open.push(name);
      yield { name, attributes: attributesOf(attributes) };
      continue;
    }
    const ended = take(END);
    if (ended === null) throw new StrangeHtml(`its HTML cannot be read at ${JSON.stringify(html.slice(at, at + 40))}`);
    if (open.pop() !== ended[1]) throw new StrangeHtml(`its HTML ends ${ended[1]}, which it has not begun`);
  }
  if (open.length > 0) throw new StrangeHtml(`its HTML does not end ${open.at(-1)}`);
}
