/** The mark of a retry URL: part of the address, so that the browser uses nothing it cached under the first. */
export const RETRY_MARK = '?r=1';

/** Id of the element that holds the boot document. */
export const BOOT_ELEMENT_ID = 'boot';

const BOOT_BEGIN = `<script type="application/json" id="${BOOT_ELEMENT_ID}">`;
const BOOT_END = '</script>';

/** The element in a page's text, with the boot document as JSON in which nothing can end a script. */
export function bootElement(text: string): string {
  return `${BOOT_BEGIN}${text}${BOOT_END}`;
}

/** The text of the boot document in a page's text; null where there is none. */
export function bootTextOf(html: string): string | null {
  const begin = html.indexOf(BOOT_BEGIN);
  const end = html.indexOf(BOOT_END, begin);
  return begin === -1 || end === -1 ? null : html.slice(begin + BOOT_BEGIN.length, end);
}

/** Name of the global that the starter leaves for the host. */
export const BOOT_GLOBAL = '__SITE_BOOT__';

/** The attribute of the page and of its root that says for whom the page was rendered. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

/** Id of the element that says where the answers are that a page was rendered from, as JSON of `AnswersFile`. */
export const PAGE_ANSWERS_ID = 'page-answers';

/** Id of the element with the styles of a rendered page's first frame; the host takes it away when it has the page. */
export const PRERENDERED_STYLE_ID = 'prerendered-style';
