/** A server's text before it is parsed, and the style sheets that it brought. */
export interface Source {
  readonly html: string;
  readonly sheets: readonly string[];
}

const MARK = 'data-rich-';

/** The attribute that holds an element's own style until it is translated. */
export const STYLE_ATTRIBUTE = `${MARK}style`;

const COMMENT = { open: /<!--(?!-?>)/g, close: /--!?>/g } as const;
const SHEET = { open: /<style(?=[\s/>])/gi, close: /<\/style\s*>/gi } as const;
/** Matches words of the text as well: {@link originalText} gives them back. */
const REFUSED_ATTRIBUTE = /(?<=[\s"'/])(?=(?:style|on[a-z]+)[\s=/>])/gi;
const REFUSED_ELEMENT = /(?<=<\/?)(?=base[\s/>])/gi;

interface Pieces {
  readonly kept: string;
  readonly cut: readonly string[];
}

/** Cuts from every `open` to its `close`. Takes time in proportion to the text, which a lazy pattern would not. */
function cutOut(text: string, { open, close }: typeof COMMENT | typeof SHEET, unclosed: 'keep' | 'cut'): Pieces {
  const kept: string[] = [];
  const cut: string[] = [];
  let from = 0;
  for (;;) {
    open.lastIndex = from;
    const start = open.exec(text);
    if (start === null) break;
    close.lastIndex = open.lastIndex;
    const end = close.exec(text);
    if (end === null && unclosed === 'keep') break;
    kept.push(text.slice(from, start.index));
    cut.push(text.slice(open.lastIndex, end?.index));
    from = end === null ? text.length : close.lastIndex;
  }
  kept.push(text.slice(from));
  return { kept: kept.join(''), cut };
}

function sheetText(element: string): string {
  const start = element.indexOf('>') + 1;
  return /\smedia=["']?print\b/i.test(element.slice(0, start)) ? '' : element.slice(start);
}

/**
 * Renames what the page's policy refuses even in a document that is never shown: style and event attributes and
 * `<base>`. The browser would report each in the console. Comments and style sheets are taken out.
 */
export function readSource(text: string): Source {
  const { kept } = cutOut(text, COMMENT, 'keep');
  const { kept: html, cut } = cutOut(kept, SHEET, 'cut');
  return {
    html: html.replace(REFUSED_ELEMENT, MARK).replace(REFUSED_ATTRIBUTE, MARK),
    sheets: cut.map(sheetText).filter((sheet) => sheet.trim() !== ''),
  };
}

/** A text or the value of an attribute as the server sent it. */
export function originalText(text: string): string {
  return text.replaceAll(MARK, '');
}
