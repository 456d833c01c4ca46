import { ADDRESS_ATTRIBUTES, ALLOWED_ELEMENTS, REFUSED_ATTRIBUTES, VOID_ELEMENTS } from './allowed-markup';
import { readHtml, StrangeHtml, type StartTag } from './read-html';

/** What the page has to know of its rendered part. */
export interface CheckedHtml {
  /** The classes that it uses. */
  readonly classes: ReadonlySet<string>;
  /** The values of its `style` attributes. */
  readonly styles: readonly string[];
}

const ABSOLUTE = /(?:https?:)?\/\/[^\s/"'()<>\\,]+/gi;
const NAMESPACES: ReadonlySet<string> = new Set(['//www.w3.org']);

/** An address as browsers take it: they pass over control characters and spaces at its front. */
function schemeOf(address: string): string | null {
  // oxlint-disable-next-line no-control-regex -- that is what they are
  const plain = address.replace(/[\u0000-\u0020]/g, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase() ?? null;
}

const SCHEMES: ReadonlySet<string | null> = new Set([null, 'http', 'https', 'mailto', 'tel', 'data']);

function assertAddress(address: string, name: string): void {
  const scheme = schemeOf(address);
  if (!SCHEMES.has(scheme)) throw new StrangeHtml(`its HTML has an address of the kind ${scheme}:`);
  if (scheme === 'data' && (name === 'href' || name === 'action' || !/^\s*data:image\//i.test(address)))
    throw new StrangeHtml('its HTML has data in place of an address');
}

function assertTag({ name, attributes }: StartTag): void {
  if (!ALLOWED_ELEMENTS.has(name))
    throw new StrangeHtml(`its HTML has the element ${name}, which no page is drawn with`);
  for (const [attribute, value] of attributes) {
    if (REFUSED_ATTRIBUTES.test(attribute)) throw new StrangeHtml(`its HTML has the attribute ${attribute}`);
    if (ADDRESS_ATTRIBUTES.has(attribute.toLowerCase())) assertAddress(value, attribute);
  }
  const linked = new Map(attributes);
  if (name === 'link' && (linked.get('rel') !== 'preload' || linked.get('as') !== 'image'))
    throw new StrangeHtml('its HTML has a link that is no picture ahead');
}

/** Hosts that a text names, without the scheme. */
export function hostsIn(text: string): ReadonlySet<string> {
  return new Set((text.match(ABSOLUTE) ?? []).map((address) => address.replace(/^https?:/i, '').toLowerCase()));
}

/**
 * Reads the HTML that released code rendered; throws {@link StrangeHtml} for what runs or would, and for addresses of hosts
 * that nothing it was given names.
 */
export function checkHtml(html: string, known: ReadonlySet<string>): CheckedHtml {
  const classes = new Set<string>();
  const styles = new Set<string>();
  for (const tag of readHtml(html, VOID_ELEMENTS)) {
    assertTag(tag);
    for (const [name, value] of tag.attributes) {
      if (name === 'class') value.split(/\s+/).forEach((each) => classes.add(each));
      if (name === 'style') styles.add(value);
      const stranger = [...hostsIn(value)].find((host) => !known.has(host) && !NAMESPACES.has(host));
      if (stranger !== undefined) throw new StrangeHtml(`its HTML names ${stranger}, which nothing it was given names`);
    }
  }
  return { classes, styles: [...styles] };
}
