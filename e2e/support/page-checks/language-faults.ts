import type { Page, Response } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { CLOSING, OPENING } from './pseudo-language';

/** Everything the gateway has said to a page: data, which no file of texts translates. */
export class SaidByGateway {
  readonly #strings = new Set<string>();

  constructor(page: Page) {
    page.on('response', (answer) => void this.#take(answer).catch(() => undefined));
  }

  /** Whether a text is made of nothing but what the gateway said, or is the initials of it. */
  explains(text: string): boolean {
    if (/^\p{Lu}{1,3}$/u.test(text) && this.#initials().has(text)) return true;
    let rest = text.toLowerCase();
    for (const known of this.#sorted()) rest = rest.replaceAll(known, ' ');
    return !/\p{L}{2,}/u.test(rest);
  }

  async #take(answer: Response): Promise<void> {
    if (new URL(answer.url()).pathname.startsWith(API_PREFIX)) this.#add(await answer.json());
  }

  #add(value: unknown): void {
    if (typeof value === 'string') {
      this.#strings.add(value.trim().toLowerCase());
      // Rich text is drawn without its marks.
      for (const part of value.replaceAll('&amp;', '&').split(/<[^>]*>|\s*\n\s*/))
        if (part.trim() !== '') this.#strings.add(part.trim().toLowerCase());
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach((item) => this.#add(item));
  }

  #initials(): ReadonlySet<string> {
    const letters = (name: string): string[] => name.split(/[\s_]+/).map((word) => word.charAt(0).toUpperCase());
    return new Set([...this.#strings].map((name) => letters(name).join('')));
  }

  #sorted(): readonly string[] {
    return [...this.#strings].filter((text) => text.length > 1).sort((one, other) => other.length - one.length);
  }
}

/**
 * Words that are the same in every language: names, abbreviations, and what dates and amounts are written with; and
 * the country of the demo's phones, which the browser names.
 */
const WORLDWIDE =
  /\b(aurora|philippines|vip|pin|sms|qr|usdt|trc20|erc20|php|gcash|maya|html5|telegram|facebook|messenger|whatsapp|viber|line|zalo|google|wechat|qq|ios|android|iphone|am|pm|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun)\b/gi;

/** The languages' own names are not translated. */
const LANGUAGE_NAMES = /\b(english|filipino|tagalog|indonesia|bahasa)\b|中文|简体|繁體/gi;

/** What of a text stands outside the marks of the locale files. */
export function unmarked(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === OPENING) depth += 1;
    else if (letter === CLOSING) {
      // The text began in another element: a link stands within it.
      if (depth === 0) outside = '';
      else depth -= 1;
    } else if (depth === 0) outside += letter;
  }
  return outside
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(WORLDWIDE, ' ')
    .replaceAll(LANGUAGE_NAMES, ' ')
    .trim();
}

interface SeenText {
  readonly text: string;
  readonly where: string;
}

function readTexts(): readonly SeenText[] {
  const placeOf = (element: Element): string => {
    const part = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
    return `${element.tagName.toLowerCase()} ${part}`;
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('noscript, script, style') === null;
  const found: SeenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement !== null && data.trim() !== '' && isVisible(parentElement))
      found.push({ text: data.trim(), where: placeOf(parentElement) });
  }
  for (const name of [
    'aria-label',
    'placeholder',
    'title',
    'alt',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
  ])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = (element.getAttribute(name) ?? '').trim();
      if (text !== '' && isVisible(element)) found.push({ text, where: `${name} of ${placeOf(element)}` });
    }
  return found;
}

/** Texts of the page that come from no file of texts and are no data. */
export async function hardCodedTexts(page: Page, said: SaidByGateway): Promise<readonly string[]> {
  const seen = await page.evaluate(readTexts);
  const faults = seen.filter(({ text }) => {
    const outside = unmarked(text);
    return /\p{L}{2,}/u.test(outside) && !said.explains(outside);
  });
  return [...new Set(faults.map(({ text, where }) => `${where}: ${text}`))];
}

/** Words of the locale files that are cut where they stand, whatever element they are in. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((opening) => {
    const slack = 1.5;
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWide =
        overflowX === 'hidden' || overflowX === 'clip' ? element.scrollWidth > element.clientWidth + slack : false;
      const isHigh =
        overflowY === 'hidden' || overflowY === 'clip' ? element.scrollHeight > element.clientHeight + slack : false;
      return isWide || isHigh;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node as Text).data.includes(opening),
        ),
      )
      .filter(
        (element) =>
          element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter(isCut)
      .map((element) => `${element.tagName.toLowerCase()} ${element.className.split(' ')[0]}: ${element.textContent}`);
  }, OPENING);
}

/** Pairs of texts that lie over each other in the page itself. */
export function overlappingTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((opening) => {
    const least = 4;
    const isFloating = (element: Element): boolean => {
      for (let place: Element | null = element; place !== null; place = place.parentElement) {
        const { position } = getComputedStyle(place);
        if (position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    };
    // One pixel wide: for readers only.
    const isUnseen = (element: Element): boolean => {
      for (let place: Element | null = element; place !== null; place = place.parentElement)
        if (place.clientWidth === 1) return true;
      return false;
    };
    const boxes: { readonly element: Element; readonly text: string; readonly lines: readonly DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (element === null || !node.data.includes(opening) || isUnseen(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isFloating(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push({ element, text: node.data, lines: [...range.getClientRects()] });
    }
    const liesOver = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > least &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > least;
    return boxes.flatMap(({ element, text, lines }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const isInside = element.contains(other.element) || other.element.contains(element);
        const isOver = !isInside && lines.some((line) => other.lines.some((another) => liesOver(line, another)));
        return isOver ? [`${text} / ${other.text}`] : [];
      }),
    );
  }, OPENING);
}
