import type { Page } from '@playwright/test';

function readBrokenWords(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) continue;
    // A word may end its line at a hyphen; an address or a code is no word.
    for (const { 0: word, index } of text.data.matchAll(/\p{L}[\p{L}\p{M}’']*/gu)) {
      const around = /\S*$/.exec(text.data.slice(0, index))?.[0] ?? '';
      if (/[/@.\d]$/.test(around) || /^[/@\d]/.test(text.data.slice(index + word.length))) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${word} in ${text.data.trim().slice(0, 60)} (${text.parentElement.className})`);
    }
  }
  return found;
}

/** Words that a line breaks inside themselves. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(readBrokenWords);
}
