import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import { moveTo } from '../../support/page-frame';
import { screenOf, signIn } from '../../support/steps';

/** The screens most people see, before and after signing in. */
const VISITOR = [
  [PATHS.home, 'home'],
  [PATHS.rng, 'game-list'],
  [PATHS.activity, 'activity'],
  [PATHS.login, 'login'],
  [PATHS.register, 'register'],
] as const;
const MEMBER = [
  [PATHS.memberHome, 'member-home'],
  [PATHS.deposit, 'deposit'],
  [PATHS.withdraw, 'withdraw'],
  [PATHS.transactions, 'transactions'],
] as const;

type Look = (path: string) => Promise<void>;

async function forVisitor(page: Page, look: Look): Promise<void> {
  await page.goto(PATHS.settings);
  await expect(screenOf(page, 'settings')).toBeVisible();
  for (const [path, screen] of VISITOR) {
    await moveTo(page, path);
    await expect(screenOf(page, screen)).toBeVisible();
    await look(path);
  }
}

async function forMember(page: Page, look: Look): Promise<void> {
  await signIn(page, 'demo_member');
  for (const [path, screen] of MEMBER) {
    await moveTo(page, path);
    await expect(screenOf(page, screen)).toBeVisible();
    await look(path);
  }
}

/** Controls of which forced colours leave nothing to be seen: no words, no edge, and a picture in the ground's colour. */
function invisibleControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element): string => {
      for (let place: Element | null = element; place !== null; place = place.parentElement) {
        const { backgroundColor } = getComputedStyle(place);
        if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    return [...document.querySelectorAll<HTMLElement>('button, a[href], input, [role="radio"], [role="tab"]')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && control.clientWidth > 1,
      )
      .filter((control) => {
        const hasEdge = (element: Element | null | undefined): boolean => {
          if (!element) return false;
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        };
        if (hasEdge(control)) return false;
        // A field has its edge around it, a switch its drawing beside it.
        const frames = [control.parentElement, control.parentElement?.parentElement, control.nextElementSibling];
        if (control instanceof HTMLInputElement && frames.some(hasEdge)) return false;
        if (control.querySelector('img') !== null || control.innerText?.trim() !== '') return false;
        const drawing = control.querySelector('svg');
        return drawing === null || getComputedStyle(drawing).color === groundOf(control);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120));
  });
}

/** What Tab comes to first, and what of it cannot be seen to have the focus. */
async function unseenFocus(page: Page, stops: number): Promise<readonly string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || active === document.body) return null;
      const isMarked = (element: Element): boolean => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
        const isDrawn = outlineStyle !== 'none' && !/, 0\)$/.test(outlineColor);
        return (isDrawn && Number.parseFloat(outlineWidth) >= 2) || /0px 0px 0px [2-9]px/.test(boxShadow);
      };
      // A field shows it on its frame.
      const around = [active, active.parentElement, active.parentElement?.parentElement, active.nextElementSibling];
      const { left, top, width, height } = active.getBoundingClientRect();
      const isInView = left + width > 0 && left < innerWidth && top + height > 0 && top < innerHeight;
      const isSeen = isInView && around.some((element) => element instanceof Element && isMarked(element));
      return isSeen
        ? null
        : `${active.tagName.toLowerCase()} ${active.getAttribute('aria-label') ?? active.innerText}`.trim();
    });
    if (fault !== null) unseen.push(fault);
  }
  return unseen;
}

test('colours forced by the system leave every control to be seen', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const look: Look = async (path) => {
    expect.soft(await invisibleControls(page), path).toEqual([]);
  };
  await forVisitor(page, look);
  await forMember(page, look);
});

test('the focus is seen on every screen in both themes', async ({ page }) => {
  test.setTimeout(180_000);
  for (const theme of ['dark', 'light']) {
    await page.goto(PATHS.login);
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    await page.goto(PATHS.login);
    await expect(screenOf(page, 'login')).toBeVisible();
    expect.soft(await unseenFocus(page, 10), `${theme} login`).toEqual([]);
    await moveTo(page, PATHS.home);
    await expect(page.locator('[data-slot="home.catalogue"] [data-game]').first()).toBeVisible();
    expect.soft(await unseenFocus(page, 14), `${theme} home`).toEqual([]);
  }
});

test('with reduced motion nothing travels and nothing repeats', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATHS.home);
  await expect(page.locator('[data-slot="home.catalogue"] [data-game]').first()).toBeVisible();
  await page.getByRole('button', { name: /^Menu/ }).click();
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) return [];
      const frames = effect.getKeyframes();
      const places = new Set(frames.map(({ transform }) => (typeof transform === 'string' ? transform : '')));
      const isTravelling = [...places].some(
        (place) => /translate/.test(place) && !/^(translate\w*\((0(px|%)?[, ]*)+\))$/.test(place),
      );
      const isEndless = effect.getComputedTiming().iterations === Infinity;
      return isTravelling || isEndless ? [`${effect.target?.className} ${[...places].join(' ')}`] : [];
    }),
  );
  expect(moving).toEqual([]);
});

test('the checks see a control without anything to see, and a focus that is hidden', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PATHS.login);
  await expect(screenOf(page, 'login')).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    const button = document.createElement('button');
    button.setAttribute('aria-label', 'hidden one');
    for (const [name, value] of [
      ['border', '0'],
      ['outline', 'none'],
      ['padding', '20px'],
    ] as const)
      button.style.setProperty(name, value, 'important');
    main.prepend(button);
    button.focus();
  });
  expect(await invisibleControls(page)).toEqual(['hidden one']);
  await page.keyboard.press('Shift+Tab');
  expect(await unseenFocus(page, 1)).toEqual(['button hidden one']);
});
