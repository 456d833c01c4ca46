import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { historyPlace } from 'shared-kit/router';
import { useOpenPart } from '../../host/use-host';
import { PERSONAS } from '../../testing/personas';
import { renderInHost, type FakeWidget, type HostSetup } from '../../testing/render-in-host';
import { PromoPanel, WalletPanel } from './bottom-panel';

const WIDGETS: readonly FakeWidget[] = [
  {
    remote: 'mfe-account',
    slot: 'panel.wallet',
    part: ({ onNavigate }: { readonly onNavigate: () => void }) => <button onClick={onNavigate}>Transactions</button>,
  },
  { remote: 'mfe-promotions', slot: 'panel.promo', part: () => <p>Promotion entries</p> },
];

function Site({ onToggle }: { readonly onToggle: () => void }): ReactNode {
  const open = useOpenPart();
  return (
    <>
      <button onClick={onToggle}>Place</button>
      <WalletPanel isOpen={open === 'wallet'} hasFooter />
      <PromoPanel isOpen={open === 'promo'} hasFooter={false} />
    </>
  );
}

let now = 1000;
beforeEach(() => {
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

async function openWallet(setup: HostSetup = {}) {
  const onToggle = (): void => host.chrome.toggle('wallet');
  const host = renderInHost(<Site onToggle={onToggle} />, { widgets: WIDGETS, ...setup });
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  host.chrome.drawn();
  return host;
}
const scrim = () => document.querySelector('[data-scrim]') as HTMLElement;

test('takes the focus, and gives it back when Escape closes it', async () => {
  const { chrome } = await openWallet();
  expect(screen.getByRole('dialog', { name: 'Wallet' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(chrome.get()).toBe('none');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Place' })).toHaveFocus();
});

test('closes with the session that it was opened in', async () => {
  const { chrome, context } = await openWallet({ session: PERSONAS.member });
  expect(chrome.get()).toBe('wallet');
  await act(async () => context.setSession(PERSONAS.visitor));
  expect(chrome.get()).toBe('none');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closes with Back, whose entry is gone with the panel', async () => {
  const { chrome } = await openWallet();
  const page = historyPlace(window.history.state);
  expect(page.depth).toBe(1);
  act(() => window.history.back());
  await waitFor(() => expect(chrome.get()).toBe('none'));
  expect(historyPlace(window.history.state)).toEqual({ ...page, depth: 0 });
});

test('leaves Escape to a dialog over it', async () => {
  const { chrome } = await openWallet();
  const takeKey = (event: Event): void => event.preventDefault();
  document.addEventListener('keydown', takeKey, true);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', takeKey, true);
  expect(chrome.get()).toBe('wallet');
});

test.each([
  [299, 'wallet'],
  [300, 'none'],
])('a tap outside %i ms after it opened leaves %s open', async (later, expected) => {
  const { chrome } = await openWallet();
  now += later;
  await userEvent.click(scrim());
  expect(chrome.get()).toBe(expected);
});

test('an entry that leads away closes it, and so does the cross', async () => {
  const { chrome } = await openWallet();
  await userEvent.click(screen.getByRole('button', { name: 'Transactions' }));
  expect(chrome.get()).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(chrome.get()).toBe('none');
});

test('stands on the bottom menu where there is one', async () => {
  const { chrome } = await openWallet();
  expect(screen.getByRole('dialog')).toHaveAttribute('data-above-footer');
  now += 300;
  await userEvent.click(screen.getByText('Place'));
  expect(chrome.get()).toBe('none');
});
