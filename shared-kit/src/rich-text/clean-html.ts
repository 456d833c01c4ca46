import DOMPurify, { type Config } from 'dompurify';
import { LINK_SCHEMES, currentPlace, mediaTarget, shortAddress, type Place } from './addresses';
import { removeHidden, textsIn } from './hidden';
import { settleLinks, settlePictures, linkTo } from './links';
import { keptStyle, looksOf, type Look } from './look';
import { originalText, readSource, STYLE_ATTRIBUTE } from './read-source';
import { settleTables } from './tables';

/** Read while a text is settled, and never shown. */
const READ_ATTRIBUTES = ['bgcolor', 'border', 'class', 'color', 'hidden', 'id', 'role', STYLE_ATTRIBUTE] as const;

/** The formatting a server's text may keep: words, lists, tables, pictures, links. Everything else is removed. */
const SETTINGS = {
  ALLOWED_TAGS: [
    'a', 'abbr', 'b', 'big', 'blockquote', 'br', 'caption', 'center', 'code', 'col', 'colgroup', 'dd', 'del', 'details',
    'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins',
    'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strike', 'strong', 'sub', 'summary', 'sup', 'table',
    'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  ], // prettier-ignore
  ALLOWED_ATTR: [
    'align', 'alt', 'colspan', 'dir', 'height', 'href', 'lang', 'reversed', 'rowspan', 'scope', 'span', 'src', 'start',
    'title', 'type', 'valign', 'value', 'width', ...READ_ATTRIBUTES,
  ], // prettier-ignore
  ADD_URI_SAFE_ATTR: [...READ_ATTRIBUTES],
  ADD_FORBID_CONTENTS: ['title', 'xml', 'select', 'textarea', 'datalist', 'object'],
  // A link is settled by its target; this only lets the schemes come so far.
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.\\-]+(?:[^a-z+.\\-:]|$))`, 'i'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

const MEDIA = 'iframe, frame, video, audio, embed, object';

/** A refused frame or video leaves a link to what it would have shown. */
function leaveLink(media: Element, place: Place): void {
  const [source] = [media, ...media.querySelectorAll('source')]
    .map((element) => originalText(element.getAttribute('src') ?? element.getAttribute('data') ?? ''))
    .filter((address) => address !== '');
  const target = mediaTarget(source ?? '', place);
  if (target === null) return;
  const words = originalText(media.getAttribute('title') ?? media.getAttribute('aria-label') ?? '').trim();
  const link = media.ownerDocument.createElement('a');
  linkTo(link, target);
  link.textContent = words === '' ? shortAddress(target.href) : words;
  media.before(link, ' ');
}

/** Shown by a script alone, and no script comes along. */
const CLOSED = 'dialog:not([open]), [popover]';

// On a server there is nothing to clean: what is formatted comes with the browser.
if (DOMPurify.isSupported)
  DOMPurify.addHook('uponSanitizeElement', (node) => {
    if (!(node instanceof Element)) return;
    if (node.matches(MEDIA)) leaveLink(node, currentPlace());
    if (node.matches(CLOSED)) node.replaceChildren();
  });

function restoreTexts(root: DocumentFragment): void {
  for (const text of textsIn(root)) text.data = originalText(text.data);
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes]) element.setAttribute(name, originalText(value));
}

const LIST_ATTRIBUTES = ['reversed', 'start', 'type', 'value'];
const LIST_STYLES: Readonly<Record<string, string>> = {
  1: 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  circle: 'circle',
  square: 'square',
};

/** A picture is as wide as it was made, as far as its place goes; its height follows. */
function settleSize(picture: Element, look: Look): void {
  const width = /^(\d+(?:\.\d+)?)(px|%)$/.exec(look.get('width') ?? '');
  if (width === null) return;
  picture.setAttribute('width', width[2] === '%' ? width[0] : String(Math.round(Number(width[1]))));
  picture.removeAttribute('height');
}

function settleAttributes(element: Element, look: Look | undefined): void {
  for (const name of READ_ATTRIBUTES) element.removeAttribute(name);
  if (!element.matches('img, table')) element.removeAttribute('width');
  if (!element.matches('img')) for (const name of ['height', 'src', 'alt']) element.removeAttribute(name);
  if (!element.matches('ol, ul, li')) for (const name of LIST_ATTRIBUTES) element.removeAttribute(name);
  if (!element.matches('a')) element.removeAttribute('href');
  if (!(element instanceof HTMLElement)) return;
  const list = LIST_STYLES[element.getAttribute('type') ?? ''];
  if (list !== undefined) element.style.setProperty('list-style-type', list);
  element.removeAttribute('type');
  if (look === undefined) return;
  if (element.matches('img')) settleSize(element, look);
  for (const [name, value] of keptStyle(look)) element.style.setProperty(name, value);
}

/**
 * A server's text without anything that could act: hostile until it has been here. Nothing at all where the cleaner
 * does not run, which would hand the text back as it came. Still outside of any page, so no picture is asked for. No
 * more than `longest` letters are read, style sheets aside.
 */
export function cleanHtml(html: string, longest = Infinity): DocumentFragment {
  if (!DOMPurify.isSupported) return document.createDocumentFragment();
  const source = readSource(html);
  const cleaned: DocumentFragment | null = DOMPurify.sanitize(source.html.slice(0, longest), SETTINGS);
  // A set of frames has no body.
  const text = cleaned ?? document.createDocumentFragment();
  restoreTexts(text);
  const looks = looksOf(text, source.sheets);
  const place = currentPlace();
  removeHidden(text, looks);
  settlePictures(text, place);
  settleLinks(text, looks, place);
  settleTables(text, looks);
  for (const element of text.querySelectorAll('*')) settleAttributes(element, looks.get(element));
  return text;
}
