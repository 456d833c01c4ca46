/** A server's text before it is parsed, and the style sheets that it brought. */
export interface Source {
  readonly html: string;
  readonly sheets: readonly string[];
}

const MARK = 'data-rich-';

/** The attribute that holds an element's own style until it is translated. */
export const STYLE_ATTRIBUTE = `${MARK}style`;

const OPEN = /<!--(?!-?>)|<style(?=[\s/>])/gi;
const COMMENT_END = /--!?>/g;
const SHEET_END = /<\/style\s*>/gi;
/** Matches words of the text as well: {@link originalText} gives them back. */
const REFUSED_ATTRIBUTE = /(?<=[\s"'/])(?=(?:style|on[a-z]+)[\s=/>])/gi;
const REFUSED_ELEMENT = /(?<=<\/?)(?=base[\s/>])/gi;
/** People write addresses between angle brackets, which a parser takes for elements. */
const BRACKETED_ADDRESS = /<(?=https?:\/\/|mailto:|tel:|[\w.+-]{1,64}@)/gi;

interface Pieces {
  readonly kept: string;
  readonly sheets: readonly string[];
}

function endFrom(end: RegExp, text: string, from: number): number | null {
  end.lastIndex = from;
  return end.test(text) ? end.lastIndex : null;
}

/**
 * Cuts out comments and style sheets, each to its end: whichever opens first holds the other. Takes time in proportion
 * to the text, which a lazy pattern would not.
 */
function cutOut(text: string): Pieces {
  const kept: string[] = [];
  const sheets: string[] = [];
  let from = 0;
  let hasCommentEnd = true;
  OPEN.lastIndex = 0;
  for (let start = OPEN.exec(text); start !== null; start = OPEN.exec(text)) {
    const isSheet = start[0] !== '<!--';
    if (!isSheet && !hasCommentEnd) continue;
    const end = endFrom(isSheet ? SHEET_END : COMMENT_END, text, OPEN.lastIndex);
    hasCommentEnd = isSheet ? hasCommentEnd : end !== null;
    if (end === null && !isSheet) continue;
    kept.push(text.slice(from, start.index));
    if (isSheet) sheets.push(text.slice(OPEN.lastIndex, end ?? undefined).replace(/<\/style\s*>$/i, ''));
    from = end ?? text.length;
    OPEN.lastIndex = from;
  }
  kept.push(text.slice(from));
  return { kept: kept.join(''), sheets };
}

const MEDIA = /\smedia\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
/** Sheets that are made by script import none, and browsers say so in the console. */
const IMPORT = /@import\s*(?:url\([^)]{0,2000}\)|"[^"]{0,2000}"|'[^']{0,2000}')?[^;{}]{0,2000};?/gi;

/** The rules of a sheet, from the attributes of its element on; a sheet for some media says so in its rules. */
function rulesOf(element: string): string {
  const start = element.indexOf('>') + 1;
  const rules = element
    .slice(start)
    .replace(/<!--|-->/g, '')
    .replace(IMPORT, '')
    .trim();
  const [, double, single, bare] = MEDIA.exec(element.slice(0, start)) ?? [];
  const media = (double ?? single ?? bare ?? '').trim();
  return media === '' || rules === '' ? rules : `@media ${media}{${rules}}`;
}

/**
 * Renames what the page's policy refuses even in a document that is never shown: style and event attributes and
 * `<base>`. The browser would report each in the console. Comments and style sheets are taken out.
 */
export function readSource(text: string): Source {
  const { kept, sheets } = cutOut(text);
  return {
    html: kept.replace(BRACKETED_ADDRESS, '&lt;').replace(REFUSED_ELEMENT, MARK).replace(REFUSED_ATTRIBUTE, MARK),
    sheets: sheets.map(rulesOf).filter((rules) => rules !== ''),
  };
}

/** A text or the value of an attribute as the server sent it. */
export function originalText(text: string): string {
  return text.replaceAll(MARK, '');
}
