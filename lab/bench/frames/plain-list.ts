import type { Page } from '@playwright/test';
import { LET_NAME_FUNCTIONS } from 'e2e/support/name-functions';

/** What a list of games looks like, taken from a page that shows one. */
interface ListShape {
  /** The attributes of the document that its styles go by. */
  readonly attributes: string;
  readonly styles: string;
  /** A row of three tiles as it stands in the page. */
  readonly row: string;
  readonly listClass: string;
  /** Pixels. */
  readonly rowHeight: number;
  readonly top: number;
  readonly pictures: readonly string[];
}

const ADDRESS = '/plain-list';
/** Rows beyond each edge of the view, as the site's own list has them. */
const OVERSCAN_ROWS = 3;
/** How long the page has to rest before pictures are asked for, ms: as on the site. */
const REST_MS = 300;

async function shapeOf(page: Page): Promise<ListShape> {
  return page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('main [role=list]');
    const row = list?.firstElementChild as HTMLElement | null | undefined;
    if (!list || !row) throw new Error('There is no list of games on this page');
    const text = (rules: CSSRuleList): string => [...rules].map(({ cssText }) => cssText).join('\n');
    return {
      attributes: [...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`).join(' '),
      styles: [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) => text(sheet.cssRules)).join('\n'),
      row: row.outerHTML,
      listClass: list.className,
      rowHeight: row.getBoundingClientRect().height,
      top: Math.round(list.getBoundingClientRect().top + window.scrollY),
      pictures: [...list.querySelectorAll('img')].map(({ src }) => src).filter((src) => src !== ''),
    };
  });
}

/** The whole program of the page: as few rows as fill the view, which are moved on and given other words. */
function runPlainList({ rowHeight, top, pictures }: ListShape, count: number, overscan: number, rest: number): void {
  const list = document.querySelector<HTMLElement>('[role=list]');
  const pattern = list?.firstElementChild;
  if (!list || !pattern) return;
  const rowCount = Math.ceil(window.innerHeight / rowHeight) + 2 * overscan + 1;
  const rows = Array.from({ length: rowCount }, () => {
    const row = pattern.cloneNode(true) as HTMLElement;
    const tiles = [...row.querySelectorAll<HTMLElement>('[role=listitem]')].map((item) => ({
      item,
      words: [...item.querySelectorAll('button span')].filter((span) => span.children.length === 0),
      picture: item.querySelector('img'),
    }));
    return { row, tiles, index: -1 };
  });
  list.replaceChildren(...rows.map(({ row }) => row));
  list.style.blockSize = `${Math.ceil(count / 3) * rowHeight}px`;
  const place = (one: (typeof rows)[number], index: number): void => {
    one.index = index;
    one.row.style.transform = `translateY(${index * rowHeight}px)`;
    for (const [column, { item, words, picture }] of one.tiles.entries()) {
      const number = index * 3 + column + 1;
      item.setAttribute('aria-posinset', String(number));
      for (const word of words) word.textContent = `Game of number ${number}`;
      picture?.removeAttribute('src');
    }
  };
  const firstRow = (): number => Math.max(0, Math.floor((window.scrollY - top) / rowHeight) - overscan);
  let isAsked = false;
  const onFrame = (): void => {
    isAsked = false;
    const first = firstRow();
    const wanted = (index: number): boolean => index >= first && index < first + rowCount;
    const free = rows.find(({ index }) => index < 0 || !wanted(index));
    if (free === undefined) return;
    const there = new Set(rows.map(({ index }) => index));
    place(
      free,
      Array.from({ length: rowCount }, (_row, step) => first + step).find((index) => !there.has(index)) ?? first,
    );
    ask();
  };
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(onFrame);
  };
  const showPictures = (): void => {
    for (const { index, tiles } of rows)
      for (const [column, { picture }] of tiles.entries())
        if (picture && !picture.hasAttribute('src'))
          picture.src = `${pictures[(index * 3 + column) % pictures.length] ?? ''}?n=${index * 3 + column}`;
  };
  let timer = 0;
  window.addEventListener(
    'scroll',
    () => {
      ask();
      clearTimeout(timer);
      timer = window.setTimeout(showPictures, rest);
    },
    { passive: true },
  );
  ask();
  timer = window.setTimeout(showPictures, rest);
}

/**
 * Turns a page that shows a list of games into one that shows the same tiles with the least work there can be: no
 * framework, no section, nothing around the list, and rows that are never made, only moved. What such a page costs is
 * what this machine's browser takes for these tiles whoever draws them.
 */
export async function openPlainList(page: Page, games: number): Promise<void> {
  await page.evaluate(LET_NAME_FUNCTIONS);
  const shape = await shapeOf(page);
  const body = `<!doctype html><html ${shape.attributes}><head><meta name="viewport" content="width=device-width"><style>${shape.styles}</style></head>
<body><main><div style="block-size:${shape.top}px"></div><div role="list" class="${shape.listClass}">${shape.row}</div></main></body></html>`;
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(ADDRESS);
  await page.evaluate(LET_NAME_FUNCTIONS);
  await page.evaluate(`(${runPlainList.toString()})(${JSON.stringify(shape)}, ${games}, ${OVERSCAN_ROWS}, ${REST_MS})`);
}
