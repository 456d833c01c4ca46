import type { Page } from '@playwright/test';

/** Names, addresses and codes of others may be longer than a line. */
const MAY_BREAK = '[translate="no"], [data-own-text], code, svg';

/** Words and days of the page that stand in two lines, broken inside themselves; at a hyphen they may. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate((mayBreak) => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (element === null || element.closest(mayBreak) !== null || element.clientWidth === 1) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // Names of accounts, with their underscores, are as long as people chose them.
      const words = text.data.matchAll(/(?<![\p{L}\d_@])(?:[\p{L}\p{M}]{2,}|\d+(?:[/.,:]\d+)+)(?![\p{L}\d_@])/gu);
      for (const { 0: word, index } of words) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = boxes;
        if (first && boxes.some(({ top }) => top >= first.bottom - 1)) found.push(word);
      }
    }
    return found;
  }, MAY_BREAK);
}
