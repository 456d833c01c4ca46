import type { Page } from '@playwright/test';
import { HARMLESS_TEXTS } from 'shared-kit/testing/harmless-html';
import { HOSTILE_TEXTS } from 'shared-kit/testing/hostile-html';
import { expect, test } from '../../support/fixtures';

declare global {
  interface Window {
    /** Every dialog a text has called for. */
    executed: string[];
  }
}

/** Things that happen to what a person touches, sees or waits for. */
const HAPPENINGS = [
  'mouseover', 'mouseenter', 'pointerdown', 'pointerover', 'touchstart', 'mousedown', 'click', 'focus', 'focusin', 'blur',
  'keydown', 'input', 'beforeinput', 'change', 'copy', 'dragstart', 'wheel', 'scroll', 'toggle', 'beforetoggle', 'load',
  'error', 'loadstart', 'pageshow', 'animationstart', 'transitionend', 'begin', 'start', 'submit',
]; // prettier-ignore

/** Notes every call of a dialog; a link is never followed. */
async function watchDialogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const executed: string[] = [];
    const note = (...words: unknown[]): void => void executed.push(words.join(' '));
    Object.assign(window, { executed, alert: note, confirm: note, prompt: note });
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
      },
      true,
    );
  });
}

/** Opens every promotion one after the other, does everything to what it shows, and gives back what that is. */
function openAll(page: Page, happenings: readonly string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => queueMicrotask(done)));
    const shown: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('article button[aria-controls]')) {
      button.click();
      const terms = document.getElementById(button.getAttribute('aria-controls') ?? '');
      while (terms?.firstElementChild?.firstElementChild == null) await drawn();
      const text = terms.firstElementChild.firstElementChild;
      shown.push(text.innerHTML);
      // Without attributes there is nothing that could listen; what the site itself hears of is not tried.
      for (const element of [...text.querySelectorAll('*')].filter(({ attributes }) => attributes.length > 0)) {
        for (const name of names) element.dispatchEvent(new Event(name, { bubbles: false, cancelable: true }));
        if (element instanceof HTMLElement) element.focus();
      }
    }
    // Whatever was asked for before this picture has had its answer once this one has.
    await new Promise((done) => {
      const last = new Image();
      last.onload = last.onerror = done;
      last.src = '/images/default.png?last';
    });
    return shown;
  }, happenings);
}

function promotionsOf(texts: readonly string[]): Record<string, unknown>[] {
  return texts.map((content, index) => ({
    id: index + 1,
    title: `Text ${index + 1}`,
    content,
    category: 'NEW',
    startDate: 1_767_571_200_000,
  }));
}

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without any policy' : "with the site's own policy", () => {
    test.use({ bypassCSP });

    test('of all hostile texts none executes, leaves, asks or upsets the policy', async ({ page, control }) => {
      const strayed: string[] = [];
      page.on('request', (request) => request.url().includes('evil.example') && strayed.push(request.url()));
      page.on('framenavigated', (frame) => frame !== page.mainFrame() && strayed.push(frame.url()));
      page.on('popup', (popup) => strayed.push(popup.url()));
      await watchDialogs(page);
      await control.scenario('hostile', { promotions: promotionsOf(HOSTILE_TEXTS.map(({ html }) => html)) });
      await page.goto('/m/activity');
      // The page comes with those of its rendering.
      await expect(page.getByRole('article')).toHaveCount(HOSTILE_TEXTS.length);
      const shown = await openAll(page, HAPPENINGS);
      expect(shown).toHaveLength(HOSTILE_TEXTS.length);
      expect({ executed: await page.evaluate(() => window.executed), strayed }).toEqual({ executed: [], strayed: [] });
      expect(new URL(page.url()).pathname).toBe('/m/activity');
    });
  });
}

test('harmless formatting is shown as it was sent, pictures of hosts that the settings do not name by their words', async ({
  page,
  control,
}) => {
  const picture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  const asked: string[] = [];
  await page.route(/^https:\/\/pictures\.example\/|\/images\/banner\/1\.png(?:\?v=2)?$/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'image/gif', body: picture });
  });
  await watchDialogs(page);
  const foreign = '<p><img src="https://pictures.example/one.png" alt="One wheel"></p>';
  await control.scenario('harmless', { promotions: promotionsOf([...HARMLESS_TEXTS, foreign]) });
  await page.goto('/m/activity');
  await expect(page.getByRole('article')).toHaveCount(HARMLESS_TEXTS.length + 1);
  // Headings have ranks of their own here: below that of the promotion.
  const shown = (await openAll(page, [])).map((html) => html.replaceAll(/ aria-level="\d"/g, ''));
  expect(shown).toEqual([...HARMLESS_TEXTS, '<p>One wheel</p>']);
  expect(await page.evaluate(() => window.executed)).toEqual([]);
  expect(asked).not.toContain('pictures.example');
  expect(asked.length).toBeGreaterThan(0);
});

test('the same texts do harm where nobody cleans them, so the watch sees', async ({
  browser,
  expectFaults: _fresh,
}) => {
  const page = await browser.newPage({ bypassCSP: true });
  await watchDialogs(page);
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  );
  await page.goto('http://raw.localhost/');
  const harmful = await page.evaluate(
    async ([texts, names]) => {
      let count = 0;
      for (const html of texts) {
        const before = window.executed.length;
        const place = document.createElement('div');
        document.body.replaceChildren(place);
        place.innerHTML = html;
        for (const element of place.querySelectorAll('*')) {
          for (const name of names) element.dispatchEvent(new Event(name, { bubbles: false, cancelable: true }));
        }
        if (window.executed.length > before) count += 1;
      }
      return count;
    },
    [HOSTILE_TEXTS.map(({ html }) => html), HAPPENINGS] as const,
  );
  expect(harmful).toBeGreaterThan(40);
  await page.close();
});
