import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERSONAS } from '../../testing/personas';
import { renderInHost } from '../../testing/render-in-host';
import { Header } from './header';

const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const button = (name: RegExp | string) => screen.queryByRole('button', { name });

test('a visitor is offered trial, login and register', () => {
  renderInHost(<Header isHome={false} />);
  expect([link('Home'), link('Free trial'), link('Login'), link('Register')]).toEqual([
    '/m/home',
    '/m/trail',
    '/m/login',
    '/m/register',
  ]);
  expect(link('Deposit')).toBeUndefined();
  expect(button('Log out')).not.toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveAttribute('data-header', 'top');
});

test.each([
  ['member', '/m/member/home'],
  ['agent', '/m/agent'],
  ['trial', '/m/member/home'],
] as const)('a %s sees name, balance, deposit, %s and logout', (who, centre) => {
  renderInHost(<Header isHome />, { session: PERSONAS[who] });
  expect(button(/^Wallet Demo ₱1,234\.50$/)).toBeInTheDocument();
  expect([link('Deposit'), link('Your account')]).toEqual(['/m/voucherCenter', centre]);
  expect(button('Log out')).toBeInTheDocument();
  expect(link('Login')).toBeUndefined();
  expect(screen.getByRole('banner')).toHaveAttribute('data-header', 'home');
});

test('the balance opens the wallet, the menu button the menu, logout asks to leave', async () => {
  const { chrome, signedOut } = renderInHost(<Header isHome />, { session: PERSONAS.member });
  await userEvent.click(screen.getByRole('button', { name: /^Wallet/ }));
  expect(chrome.get()).toBe('wallet');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(chrome.get()).toBe('menu');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(signedOut).toHaveBeenCalledWith();
});

test('deposit is shut for a trial, and says so', async () => {
  const { context } = renderInHost(<Header isHome />, { session: PERSONAS.trial });
  await userEvent.click(screen.getByRole('link', { name: 'Deposit' }));
  expect(context.log.intents).toEqual([{ name: 'showRealAccountGate', request: { answer: 'offer-register' } }]);
  expect(window.location.pathname).toBe('/m/home');
});

test('deposit is open for a member', async () => {
  const { context } = renderInHost(<Header isHome />, { session: PERSONAS.member });
  await userEvent.click(screen.getByRole('link', { name: 'Deposit' }));
  expect(context.log.intents).toEqual([]);
  expect(window.location.pathname).toBe('/m/voucherCenter');
});

test('a balance that is not known', () => {
  renderInHost(<Header isHome />, { session: PERSONAS.member, balance: null });
  expect(button(/^Wallet Demo$/)).toBeInTheDocument();
});
