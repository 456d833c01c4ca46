import type { Page } from '@playwright/test';

/** Replaces every text that is drawn, now and later, by one in elements of its own. Runs in the page. */
function translateAll(): void {
  const isTranslated = (text: Node): boolean =>
    text.parentElement?.closest('font, [translate="no"], script, style') != null;
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (isTranslated(text) || text.data.trim() === '' || !text.isConnected) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target);
      addedNodes.forEach(translate);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('DOMContentLoaded', () => translate(document.body));
}

/** From the next document on, the page is translated as browsers do it: `<font><font>…</font></font>` for each text. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translateAll);
}
