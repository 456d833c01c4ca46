import { textsIn } from './hidden';
import type { Look } from './look';

/** What a table is told by: one of data is drawn with lines, one that only lays out its parts is not. */
export interface TableFacts {
  readonly role: string;
  /** A caption, or cells that are headers. */
  readonly hasHeaders: boolean;
  /** Lines between cells, by attribute or style. */
  readonly hasLines: boolean;
  /** A table, picture, list, heading or button in a cell. */
  readonly hasParts: boolean;
  readonly rows: number;
  readonly columns: number;
}

/** Whether a table shows data. */
export function isDataTable({ role, hasHeaders, hasLines, hasParts, rows, columns }: TableFacts): boolean {
  if (role === 'presentation' || role === 'none') return false;
  if (hasHeaders) return true;
  if (columns < 2 || hasParts) return hasLines && columns > 1;
  return hasLines || rows > 1;
}

const PARTS = 'table, img, ul, ol, h1, h2, h3, h4, h5, h6, hr, center, blockquote, a[data-button]';

function hasLine(look: Look | undefined): boolean {
  const style = look?.get('border-bottom-style') ?? look?.get('border-top-style') ?? 'none';
  return !/none|hidden|initial/.test(style);
}

function factsOf(table: HTMLTableElement, looks: ReadonlyMap<Element, Look>): TableFacts {
  const rows = [...table.rows];
  const cells = cellsOf(table);
  return {
    role: table.getAttribute('role') ?? '',
    hasHeaders: table.caption !== null || table.tHead !== null || cells.some(({ tagName }) => tagName === 'TH'),
    hasLines: Number(table.getAttribute('border')) > 0 || cells.some((cell) => hasLine(looks.get(cell))),
    hasParts: cells.some((cell) => cell.querySelector(PARTS) !== null),
    rows: rows.length,
    columns: Math.max(0, ...rows.map(({ cells: { length } }) => length)),
  };
}

const PIXELS = /^\s*(\d{1,4})(?:px)?\s*$/;

/** Within a phone's width a table is as wide as its words; one that was made wider keeps that and scrolls. */
function settleWidth(table: HTMLTableElement, look: Look | undefined): void {
  const width = PIXELS.exec(look?.get('width') ?? table.getAttribute('width') ?? '')?.[1];
  table.removeAttribute('width');
  if (width !== undefined) table.style.setProperty('min-inline-size', `${width}px`);
}

/** Letters without a place to break, of scripts that write spaces; some would not fit into a cell of usual width. */
const LONG_WORD = /[^\s\-\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]{18,}/u;

function cellsOf(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...table.rows].flatMap((row) => [...row.cells]);
}

function markLongWords(table: HTMLTableElement): void {
  for (const cell of cellsOf(table))
    if (textsIn(cell).some(({ data }) => LONG_WORD.test(data))) cell.setAttribute('data-long', '');
}

/** So many columns fit into a phone's width when their words wrap. */
const FEW_COLUMNS = 3;

/** A frame in which something wide can be scrolled, by keys as well. */
function scrollFrame(wide: Element): void {
  const parent = wide.parentElement;
  if (parent?.matches('div') === true && parent.childNodes.length === 1) {
    makeScroll(parent);
    return;
  }
  const frame = wide.ownerDocument.createElement('div');
  wide.before(frame);
  frame.append(wide);
  makeScroll(frame);
}

function makeScroll(frame: Element): void {
  const direction = frame.firstElementChild?.getAttribute('dir') ?? '';
  // Whatever is read from the right begins there.
  if (direction !== '' && !frame.hasAttribute('dir')) frame.setAttribute('dir', direction);
  frame.setAttribute('data-scroll', '');
  frame.setAttribute('tabindex', '0');
}

/** Tables of data scroll in frames of their own, as `pre` does; tables that lay out flow as the page does. */
export function settleTables(root: DocumentFragment, looks: ReadonlyMap<Element, Look>): void {
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const facts = factsOf(table, looks);
    if (isDataTable(facts)) {
      settleWidth(table, looks.get(table));
      markLongWords(table);
      if (facts.columns <= FEW_COLUMNS) table.setAttribute('data-few', '');
      scrollFrame(table);
    } else {
      // One that was given a width is as wide as its place, and has no middle to stand in.
      if (table.hasAttribute('width') || looks.get(table)?.has('width') === true) table.removeAttribute('align');
      table.removeAttribute('width');
      table.setAttribute('data-layout', '');
      for (const cell of cellsOf(table))
        if (cell.textContent.trim() === '') cell.setAttribute('data-bare', '');
        else if (cell.querySelector('[data-scroll]') !== null) cell.setAttribute('data-wide', '');
    }
  }
  for (const pre of root.querySelectorAll('pre')) makeScroll(pre);
}
