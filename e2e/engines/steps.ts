import { expect } from './fixtures';
import type { Phone } from './phone/phone';
import type { Target } from './phone/target';

const FORM = 'main';

/** Signs in by the form of the login page. */
export async function signIn(phone: Phone, username: string, password = 'Demo1234'): Promise<void> {
  await phone.open('/m/login');
  await phone.ready('login');
  await phone.fill({ role: 'textbox', name: 'Username', within: FORM }, username);
  await phone.fill({ css: 'input[type="password"]', within: FORM }, password);
  await phone.press({ role: 'button', name: 'Login', within: FORM });
}

/** Signs in, and waits for home. */
export async function signInAs(phone: Phone, username: 'demo_member' | 'demo_agent' | 'demo_leader'): Promise<void> {
  await signIn(phone, username);
  await phone.ready('home');
}

/** A button of the page's own content. */
export function inForm(role: string, name: string | RegExp): Target {
  return { role, name, within: FORM };
}

/** A place of the bar at the bottom. */
export function inBottomMenu(role: 'link' | 'button', name: string): Target {
  return { role, name, within: '[data-footer]' };
}

/** Expects that the page is no blank one: there is something to read, and its content has a height. */
export async function expectDrawn(phone: Phone, message = 'the page is not blank'): Promise<void> {
  const drawn = await phone.evaluate(() => {
    const { height = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
    return { words: document.body.innerText.trim().length, height };
  });
  expect.soft(drawn.words, message).toBeGreaterThan(20);
  expect.soft(drawn.height, message).toBeGreaterThan(100);
}
