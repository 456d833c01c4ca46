import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERSONAS } from '../testing/personas';
import { renderInHost, type HostSetup } from '../testing/render-in-host';
import { Router } from './router';

const animate = jest.fn();

beforeEach(() => {
  // jsdom is never busy.
  window.requestIdleCallback = (work) => window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  localStorage.clear();
  animate.mockClear();
  Element.prototype.animate = animate;
});

async function draw(setup: HostSetup) {
  const host = renderInHost(<Router />, setup);
  await screen.findByRole('button', { name: /quick links/i });
  return host;
}
const shownPage = (): string | null | undefined => document.querySelector('[data-page]')?.getAttribute('data-page');

test('a page that is left for another fades over once, in 300 ms', async () => {
  await draw({ at: '/m/help' });
  expect(animate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Service' }));
  await waitFor(() => expect(shownPage()).toBe('/m/service'));
  expect(animate.mock.calls).toEqual([[[{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' }]]);
});

test('a page is not drawn once more while the next one is on its way', async () => {
  const drawn = jest.fn(() => null);
  await draw({ at: '/m/help', screens: { help: drawn }, coming: ['service'] });
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  drawn.mockClear();
  await userEvent.click(screen.getByRole('link', { name: 'Service' }));
  expect([window.location.pathname, shownPage()]).toEqual(['/m/service', '/m/help']);
  expect(drawn).not.toHaveBeenCalled();
});

test('no fade after a swipe back of more than 100 px', async () => {
  await draw({ at: '/m/help' });
  await userEvent.click(screen.getByRole('link', { name: 'Service' }));
  await waitFor(() => expect(shownPage()).toBe('/m/service'));
  animate.mockClear();
  const touch = (type: string, clientX: number) =>
    window.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientX }], changedTouches: [{ clientX }] }));
  touch('touchstart', 4);
  touch('touchend', 105);
  act(() => window.history.back());
  await waitFor(() => expect(shownPage()).toBe('/m/help'));
  expect(animate).not.toHaveBeenCalled();
});

test('a panel leaves only the bottom menu in reach, and a navigation closes it', async () => {
  const { chrome } = await draw({ at: '/m/help', session: PERSONAS.member });
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  const page = document.querySelector('[data-page]')?.parentElement;
  await screen.findByRole('dialog', { name: 'Wallet' });
  await waitFor(() => expect(page).toHaveAttribute('inert'));
  await userEvent.click(screen.getByRole('link', { name: 'Service' }));
  await waitFor(() => expect(chrome.get()).toBe('none'));
  expect(page).not.toHaveAttribute('inert');
});

test('while a panel moves the page stays as it is, until it moved or a key would lead into the page', async () => {
  let end = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const motions = jest.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{ finished } as never]);
  await draw({ at: '/m/help', session: PERSONAS.member });
  const page = document.querySelector('[data-page]')?.parentElement;
  const open = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  await open();
  await screen.findByRole('dialog', { name: 'Wallet' });
  expect(page).not.toHaveAttribute('inert');
  await userEvent.tab();
  expect(page).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page).not.toHaveAttribute('inert'));
  await open();
  expect(page).not.toHaveAttribute('inert');
  await act(async () => end());
  expect(page).toHaveAttribute('inert');
  motions.mockRestore();
});

test.each([
  ['/m/login', 0, 0, 1],
  ['/m/agentRegister', 1, 1, 1],
  ['/m/lottery', 0, 1, 1],
  ['/m/notice', 1, 0, 1],
])('%s: %i header, %i bottom menu, %i way back', async (at, headers, menus, backs) => {
  await draw({ at, session: PERSONAS.agent });
  expect([
    document.querySelectorAll('[data-header]').length,
    document.querySelectorAll('[data-footer]').length,
    screen.getAllByRole('button', { name: 'Back' }).length,
  ]).toEqual([headers, menus, backs]);
});
