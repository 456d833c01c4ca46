import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ToastKind } from 'shared-contracts/remote/remote-context';
import { TextProvider } from 'shared-kit/i18n';
import { SiteTexts } from 'shared-kit/site-texts';
import type { HostServices } from '../../host/host-services';
import { HostProvider } from '../../host/use-host';
import texts from '../../locales/EN.json';
import { OverlayStore } from '../../overlays/overlay-store';
import { OverlayLayer } from './overlay-layer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.advanceTimersByTime(20_000));
  jest.useRealTimers();
});

/** In small steps: what one timer draws sets the next one. */
const pass = async (milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 500)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 500)));
};

async function draw() {
  const overlays = new OverlayStore((key) => key);
  const go = jest.fn();
  const host = { overlays, navigation: { go }, telemetry: { report: jest.fn() } } as unknown as HostServices;
  const words = new SiteTexts('EN');
  words.add({ language: 'EN', namespace: 'host-shell', texts });
  render(
    <TextProvider value={words}>
      <HostProvider value={host}>
        <OverlayLayer />
      </HostProvider>
    </TextProvider>,
  );
  // The parts that draw come by themselves; then time is counted from the message alone.
  await pass(2100);
  return { overlays, go };
}

it.each<[ToastKind, number]>([
  ['success', 1500],
  ['info', 3000],
  ['fail', 3000],
  ['long', 8000],
  ['offline', 1000],
  ['loading', 10_000],
  ['setPassword', 15_000],
])('a toast of the kind %s stays %i ms', async (kind, duration) => {
  const { overlays } = await draw();
  act(() => void overlays.toast(kind, 'Hello'));
  await pass(duration - 50);
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(overlays.get().toast).toMatchObject({ kind, text: 'Hello' });
  await pass(50);
  expect(overlays.get().toast).toBeNull();
  await pass(1000);
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

it('has what it needs before the first message, which may be that the connection is lost', async () => {
  await draw();
  expect(screen.getByRole('region', { name: /Messages/ })).toBeInTheDocument();
});

it('a wait toast stays until it is closed', async () => {
  const { overlays } = await draw();
  let close: () => void = () => undefined;
  act(() => void (close = overlays.toast('wait', 'Please wait')));
  await pass(60_000);
  expect(screen.getByText('Please wait')).toBeInTheDocument();
  act(() => close());
  await pass(1000);
  expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
});

it('shows one toast at a time: the latest', async () => {
  const { overlays } = await draw();
  act(() => void overlays.toast('wait', 'Please wait'));
  await pass(200);
  act(() => void overlays.toast('fail', 'Unknown error'));
  await pass(1000);
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
  expect(screen.getByRole('region', { name: /Messages/ })).toHaveTextContent('Unknown error');
});

it('a toast with a link stays long enough to follow it, and leaves when it is followed', async () => {
  const { overlays, go } = await draw();
  act(() => overlays.linkedToast('success', 'Deposit received', { path: '/m/voucherCenter?order=7', text: 'View' }));
  await pass(7500);
  const link = screen.getByRole('link', { name: 'View' });
  expect(link).toHaveAttribute('href', '/m/voucherCenter?order=7');
  fireEvent.click(link);
  expect(go).toHaveBeenCalledWith('/m/voucherCenter?order=7', { replace: false });
  await pass(1000);
  expect(screen.queryByText('Deposit received')).not.toBeInTheDocument();
});
