/** One element of an XML document: namespaces and attributes are left out, S3 puts nothing of worth in them. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface OpenElement {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
}

const ATTRIBUTES = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*`;
/** Everything a document of S3 may consist of; no document type, so that no entity can be declared. */
const TOKEN = new RegExp(
  [
    String.raw`<\?[^?]*\?>`,
    String.raw`<!--[^]*?-->`,
    String.raw`<!\[CDATA\[(?<raw>[^]*?)\]\]>`,
    String.raw`</(?<closed>[\w:.-]+)\s*>`,
    String.raw`<(?<opened>[\w:.-]+)${ATTRIBUTES}\s*(?<empty>/?)>`,
    String.raw`(?<text>[^<]+)`,
  ].join('|'),
  'y',
);

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);
const LAST_CODE_POINT = 0x10ffff;

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));|&/gi,
    (_whole, hex?: string, decimal?: string, name: string = '') => {
      const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
      const decoded = code <= LAST_CODE_POINT ? String.fromCodePoint(code) : ENTITIES.get(name);
      if (decoded === undefined) throw new Error('it holds an unknown entity');
      return decoded;
    },
  );
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function close(open: OpenElement[], name: string): void {
  const element = open.pop();
  const parent = open.at(-1);
  if (element === undefined || parent === undefined || element.name !== localName(name))
    throw new Error(`</${name}> closes nothing`);
  parent.children.push(element);
}

/** Reads a whole XML document; throws with what is wrong when it is cut off or not XML. */
export function parseXml(source: string): XmlElement {
  const document: OpenElement = { name: '', text: '', children: [] };
  const open = [document];
  const pattern = new RegExp(TOKEN);
  const text = source.replace(/^\uFEFF/, '');
  while (pattern.lastIndex < text.length) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) throw new Error('it is not XML');
    const current = open.at(-1) ?? document;
    if (groups['opened'] !== undefined) {
      open.push({ name: localName(groups['opened']), text: '', children: [] });
      if (groups['empty'] === '/') close(open, groups['opened']);
    } else if (groups['closed'] !== undefined) close(open, groups['closed']);
    else current.text += groups['raw'] ?? decodeEntities(groups['text'] ?? '');
  }
  const [root, ...others] = document.children;
  if (open.length > 1) throw new Error('it ends too early');
  if (root === undefined || others.length > 0 || document.text.trim() !== '') throw new Error('it is not one document');
  return root;
}

/** The text of the only child with a name; undefined when there is none, throws when there are several. */
export function childText(element: XmlElement, name: string): string | undefined {
  const found = element.children.filter((child) => child.name === name);
  if (found.length > 1) throw new Error(`it has more than one ${name}`);
  return found[0]?.text;
}
