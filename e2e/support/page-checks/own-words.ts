import type { Locator, Page } from '@playwright/test';

/** First line of what an element says: rows carry details and badges below it. */
export async function firstLines(rows: Locator): Promise<readonly string[]> {
  const texts = await rows.allInnerTexts();
  return texts.map((text) => text.trim().split('\n')[0] ?? '');
}

/** Every control inside, by its name: what a person could press or fill in. */
export function controlsOf(root: Locator): Promise<readonly string[]> {
  return root.locator('a, button, input').evaluateAll((all) =>
    all.map((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null;
      const name = control.getAttribute('aria-label') ?? label ?? control.textContent;
      return name.replaceAll(/\s+/g, ' ').trim();
    }),
  );
}

/** What the operator's data says, and what moves through its window, may be cut; the logo's word gives way to its sign. */
const MAY_BE_CUT = [
  '[data-game]',
  ...['banner', 'ticker', 'winners'].map((slot) => `[data-slot="home.${slot}"]`),
  '[data-header] > a',
].join(', ');

/** Words of controls that do not fit where they stand, with the control they belong to. */
export function clippedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate((mayBeCut) => {
    /** Pixels of rounding. */
    const slack = 1.5;
    const isCut = (word: Text, control: Element): boolean => {
      // What is out of view (`content-visibility`) is laid out by the first question, whose answer is empty.
      control.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(word);
      const box = range.getBoundingClientRect();
      const isBeyond = ({ left, right, top, bottom }: DOMRect): boolean =>
        box.left < left - slack || box.right > right + slack || box.top < top - slack || box.bottom > bottom + slack;
      // One pixel wide: for readers only.
      if (control.clientWidth === 1) return false;
      // The first lines of what the control opens; the rest stands there.
      const isPreview =
        control.hasAttribute('aria-expanded') &&
        getComputedStyle(word.parentElement ?? control).webkitLineClamp !== 'none';
      if (isPreview) return false;
      for (let place = word.parentElement; place !== null && place !== control; place = place.parentElement) {
        if (place.clientWidth === 1) return false;
        if (getComputedStyle(place).overflowX !== 'visible' && isBeyond(place.getBoundingClientRect())) return true;
      }
      return isBeyond(control.getBoundingClientRect());
    };
    return [...document.querySelectorAll('button, a, label')]
      .filter((control) => control.closest(mayBeCut) === null && control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        const words: Text[] = [];
        while (walker.nextNode()) words.push(walker.currentNode as Text);
        return words
          .filter((word) => word.data.trim() !== '' && isCut(word, control))
          .map((word) => `${control.tagName.toLowerCase()}: ${word.data}`);
      });
  }, MAY_BE_CUT);
}
