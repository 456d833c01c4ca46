import type { BrowserContext, Page } from '@playwright/test';

/** What a page has to show for itself at a moment. */
export interface PageState {
  /** Path and query. */
  readonly at: string;
  /** The screen in view, or what stands in the place of one. */
  readonly screen: string;
  /** The screen has drawn its content, or says why it cannot. */
  readonly isSettled: boolean;
  /** What still claims to be under way. */
  readonly busy: readonly string[];
  /** Everything a person can read. */
  readonly text: string;
  /** Each text of what is announced: alerts and messages, also those that have gone. */
  readonly said: readonly string[];
}

declare global {
  interface Window {
    /** What the page announced since it was opened, text by text. */
    announced?: string[];
  }
}

/** Messages stay for a second: what is announced is written down as it comes. */
export async function writeDownAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const announced: string[] = [];
    window.announced = announced;
    const places = '[role="alert"], [role="status"], [data-toast]';
    const write = (root: Element): void => {
      // What the page holds ready for the worst is not said as long as nobody sees it.
      if (!root.checkVisibility()) return;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node.textContent !== null && node.textContent.trim() !== '') announced.push(node.textContent.trim());
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement;
        if (around?.closest(places) != null) write(around.closest(places) ?? around);
        else
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const place of [...(node.matches(places) ? [node] : []), ...node.querySelectorAll(places)])
                write(place);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** What was said before is no answer to what comes. */
export async function forgetAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => void window.announced?.splice(0));
}

function readState(): PageState {
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const [main] = [...document.querySelectorAll<HTMLElement>('main')].filter(isSeen);
  const busy = [...document.querySelectorAll<HTMLElement>('[aria-busy="true"], [data-skeleton]')]
    .filter((element) => isSeen(element) && element.getClientRects().length > 0)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 90));
  const isFailed = main?.querySelector('[role="alert"]') != null;
  // Before there is any code, the page itself says that it cannot start, or offers to try again.
  const { start } = document.documentElement.dataset;
  const isDown = start === 'failed' || (start === 'late' && document.getElementById('splash') !== null);
  // A rendered page shows its screen before any code has run; it answers nothing yet. A surface makes the root inert, too.
  const hasBegun = document.readyState !== 'loading';
  const isTakenOver = hasBegun && document.getElementById('root')?.getAttribute('aria-disabled') !== 'true';
  return {
    at: `${location.pathname}${location.search}`,
    screen: isDown ? 'not started' : (main?.dataset['screen'] ?? main?.dataset['section'] ?? ''),
    isSettled: isDown || (isTakenOver && main !== undefined && (main.dataset['ready'] !== undefined || isFailed)),
    busy,
    text: document.body.innerText,
    said: [...new Set(window.announced)],
  };
}

/** Looks at the page once; null while it is between two documents. */
export function stateOf(page: Page): Promise<PageState | null> {
  return page.evaluate(readState).catch(() => null);
}

/** What stands in the fields in view, by their name: nothing secret, nothing that is good for one time. */
export function typedInto(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const kept = fields.filter(
      ({ type, name, autocomplete }) =>
        name !== '' &&
        !['password', 'file', 'checkbox', 'radio', 'hidden', 'search'].includes(type) &&
        autocomplete !== 'one-time-code' &&
        !/password|pin|captcha/i.test(name),
    );
    return Object.fromEntries(kept.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
  });
}
