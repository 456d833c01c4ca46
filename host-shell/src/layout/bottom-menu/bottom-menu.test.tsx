import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERSONAS } from '../../testing/personas';
import { renderInHost, type FakeWidget } from '../../testing/render-in-host';
import { BottomMenu } from './bottom-menu';

const REGISTER_FORM: FakeWidget = { remote: 'mfe-account', slot: 'home.registerModal', part: () => null };

/** Every place in order: its name, and where it leads or that it is a button. */
function places(): string[] {
  const menu = screen.getByRole('navigation', { name: 'Main navigation' });
  return [...menu.children].map((place) => `${place.textContent} ${place.getAttribute('href') ?? 'button'}`);
}

test('a visitor logs in and registers instead of account and deposit', () => {
  renderInHost(<BottomMenu />, { at: '/m/activity' });
  expect(places()).toEqual([
    'Login /m/login',
    'Promo /m/activity',
    'Home /m/home',
    'Register /m/register',
    'Service /m/service',
  ]);
  expect(screen.getByRole('link', { name: 'Promo' })).toHaveAttribute('aria-current', 'page');
});

test.each(['member', 'agent', 'trial'] as const)('a %s has two panels', (who) => {
  renderInHost(<BottomMenu />, { session: PERSONAS[who], at: '/m/help' });
  expect(places()).toEqual([
    'Account /m/member/home',
    'Promo button',
    'Home /m/home',
    'Deposit button',
    'Service /m/service',
  ]);
});

afterEach(() => jest.restoreAllMocks());

test('one panel at a time, and a tap closes the one that is there', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const { chrome } = renderInHost(<BottomMenu />, { session: PERSONAS.member });
  const promo = screen.getByRole('button', { name: 'Promo' });
  const deposit = screen.getByRole('button', { name: 'Deposit' });
  await userEvent.click(deposit);
  expect([chrome.get(), deposit.getAttribute('aria-expanded')]).toEqual(['wallet', 'true']);
  await userEvent.click(promo);
  expect(chrome.get()).toBe('promo');
  expect([deposit, promo].map((place) => place.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  await userEvent.click(promo);
  expect(chrome.get()).toBe('promo');
  chrome.drawn();
  now.mockReturnValue(performance.now() + 300);
  await userEvent.click(promo);
  expect(chrome.get()).toBe('none');
});

test.each(['/', '/m/home', '/m/index.html'])('on %s register opens the form over the page', async (at) => {
  const { chrome } = renderInHost(<BottomMenu />, { widgets: [REGISTER_FORM], at });
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(chrome.get()).toBe('register');
});

test('on other pages register leads to its page', () => {
  renderInHost(<BottomMenu />, { widgets: [REGISTER_FORM], at: '/m/activity' });
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
});

test('a form that was put away is not offered again in this page life', () => {
  const { chrome } = renderInHost(<BottomMenu />, { widgets: [REGISTER_FORM] });
  act(() => {
    chrome.open('register');
    chrome.hideRegister();
    chrome.close();
  });
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
});

test('without a form to open, register leads to its page', () => {
  renderInHost(<BottomMenu />);
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
});
