/** @jest-environment jsdom */
import { COUNT, LOAD_FINDER, NEEDS_FINDER, PRESS_POINT, SELECT_ALL, TEXT, VALUE } from './page-finder';
import { targetAsJson, targetAsText, type Target } from './target';

/** Runs a body as a driver has it run in a page. */
function run(body: string, target: Target = {}): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- drivers send the body as text
  return (new Function('given', body) as (given: unknown) => unknown)(targetAsJson(target));
}

const count = (target: Target): unknown => run(COUNT, target);

beforeAll(() => {
  // No layout here: what is not hidden by style has a size.
  Element.prototype.getBoundingClientRect = function (): DOMRect {
    const size = this.hasAttribute('data-empty') ? 0 : 40;
    return { left: 10, top: 10, right: 50, bottom: 50, width: size, height: size, x: 10, y: 10, toJSON: () => ({}) };
  };
  Element.prototype.scrollIntoView = () => undefined;
  // The environment has no layout, so no text of it either.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
  run(LOAD_FINDER);
});
beforeEach(() => {
  document.body.innerHTML = `
    <main><label>Username <input></label>
      <label for="secret">Password</label><input id="secret" type="password" value="old">
      <button>Login</button> <button data-empty>Login</button> <button disabled>Send code</button>
      <button aria-label="Add Amberreel to favourites">☆</button>
      <div inert><button>Login</button></div> <div aria-hidden="true"><button>Login</button></div>
      <button style="visibility: hidden">Login</button>
    </main>
    <footer><a href="/m/login">Login</a><a href="/m/activity">Promo</a></footer>`;
  document.elementFromPoint = () => document.querySelector('main button');
});

it('is loaded once', () => {
  expect(run(NEEDS_FINDER)).toBe(false);
});

it('finds by role and name what can be seen, and only in its place', () => {
  expect(count({ role: 'button', name: 'Login' })).toBe(1);
  expect(count({ role: 'link', name: 'Login' })).toBe(1);
  expect(count({ role: 'link', name: 'Login', within: 'main' })).toBe(0);
  expect(count({ role: 'button', name: 'Log' })).toBe(0);
  expect(count({ role: 'button', name: /^Add/ })).toBe(1);
  expect(count({ role: 'textbox', name: 'Username' })).toBe(1);
});

it('finds what has no role by its label, its selector and its text', () => {
  expect(count({ css: 'input', name: 'Password' })).toBe(1);
  expect(count({ css: 'a', text: 'Promo' })).toBe(1);
  expect(count({ css: 'a', text: /rom/ })).toBe(1);
  expect(run(TEXT, { role: 'link', name: 'Promo' })).toBe('Promo');
  expect(run(TEXT, { role: 'link', name: 'Demo' })).toBeNull();
});

it('tells where to press, or what is in the way', async () => {
  await expect(run(PRESS_POINT, { role: 'button', name: 'Login' })).resolves.toEqual({ x: 30, y: 30 });
  expect(run(PRESS_POINT, { role: 'button', name: 'Logout' })).toBe('it is not there');
  expect(run(PRESS_POINT, { role: 'button', name: 'Send code' })).toBe('it is disabled');
  await expect(run(PRESS_POINT, { role: 'link', name: 'Promo' })).resolves.toMatch(/^it is covered by <button>Login/);
});

it('selects what a field has', () => {
  expect(run(SELECT_ALL, { css: 'input', name: 'Password' })).toBe(true);
  expect(document.activeElement?.id).toBe('secret');
  expect(run(VALUE, { css: 'input', name: 'Password' })).toBe('old');
  expect(run(SELECT_ALL, { css: 'input', name: 'PIN' })).toBe('it is not there');
});

it('names a target in words', () => {
  expect(targetAsText({ role: 'button', name: /^Add/, within: 'main' })).toBe('button called /^Add/ in main');
  expect(targetAsText({ css: '[data-game]' })).toBe('[data-game]');
});
