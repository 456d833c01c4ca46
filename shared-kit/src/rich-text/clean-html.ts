import DOMPurify, { type Config } from 'dompurify';
import { externalLink } from 'shared-contracts/external-link';
import { ownPath } from 'shared-contracts/paths';

/** The formatting a server's text may keep (D-18): words, lists, tables, pictures, links. What is not here goes. */
const SETTINGS = {
  ALLOWED_TAGS: [
    'a', 'abbr', 'b', 'big', 'blockquote', 'br', 'caption', 'center', 'code', 'col', 'colgroup', 'dd', 'del', 'details',
    'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins',
    'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strike', 'strong', 'sub', 'summary', 'sup', 'table',
    'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  ], // prettier-ignore
  ALLOWED_ATTR: [
    'align', 'alt', 'color', 'colspan', 'dir', 'height', 'href', 'lang', 'rel', 'rowspan', 'scope', 'span', 'src',
    'start', 'target', 'title', 'valign', 'width',
  ], // prettier-ignore
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config;

const OWN_PICTURE = /^\/(?:images|cdn\d)\/[\w./-]*$/;

function isOwnPicture(address: string): boolean {
  return OWN_PICTURE.test(address) && !address.includes('..');
}

/** Pages of the site stay in this tab, others get one of their own and no hold on this one; the rest leads nowhere. */
function settleLink(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  const isOwn = ownPath(address) !== null;
  const isExternal = !isOwn && externalLink(address) !== null;
  if (!isOwn && !isExternal) link.removeAttribute('href');
  link.setAttribute('rel', 'noopener noreferrer');
  if (isExternal) link.setAttribute('target', '_blank');
  else link.removeAttribute('target');
}

function settlePicture(picture: Element): void {
  const address = picture.getAttribute('src') ?? '';
  if (!isOwnPicture(address) && externalLink(address) === null) picture.removeAttribute('src');
}

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') settleLink(node);
  else node.removeAttribute('href');
  if (node.tagName === 'IMG') settlePicture(node);
  else node.removeAttribute('src');
});

/**
 * A server's text without anything that could act: hostile until it has been here. A trusted value where the browser
 * knows such, which React hands through unchanged; its types know only strings. Nothing at all where the cleaner does
 * not run, which would hand the text back as it came.
 */
export function cleanHtml(html: string): string {
  if (!DOMPurify.isSupported) return '';
  const lists = { ALLOWED_TAGS: [...SETTINGS.ALLOWED_TAGS], ALLOWED_ATTR: [...SETTINGS.ALLOWED_ATTR] };
  return DOMPurify.sanitize(html, { ...SETTINGS, ...lists }) as unknown as string;
}
