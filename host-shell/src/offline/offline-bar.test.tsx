import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadDrawings } from 'shared-kit/ui';
import { renderInHost } from '../testing/render-in-host';
import { Navigation } from '../routing/navigation';
import { CopyState } from './copy-state';
import { OfflineBar } from './offline-bar';
import { freezeDate } from 'test-kit/freeze-date';

afterEach(() => jest.useRealTimers());

beforeAll(preloadDrawings);
beforeEach(() => {
  document.documentElement.lang = 'en';
});

function draw(savedAt: Date, retry: () => Promise<boolean> = async () => false, at = '/m/home') {
  const copy = new CopyState();
  const navigation = new Navigation();
  const goTo = (pathname: string): void => act(() => navigation.attach(jest.fn(), { pathname, search: '' }));
  goTo(at);
  renderInHost(<OfflineBar savedAt={savedAt} copy={copy} navigation={navigation} retry={retry} />);
  return { copy, goTo };
}

const bar = (): HTMLElement | null => screen.queryByRole('region', { name: 'Offline' });

test('says what is so of the page in view', () => {
  const { goTo } = draw(new Date(2020, 4, 6, 7, 8));
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\. This is the lobby as of/);
  goTo('/m/help');
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. This page is complete again once you are connected.',
  );
  goTo('/m/index');
  expect(screen.getByRole('status')).toHaveTextContent(/This is the lobby/);
});

test('goes with the connection, and comes back without it', () => {
  const { copy } = draw(new Date());
  act(() => copy.answered(true));
  expect(bar()).toBeNull();
  act(() => copy.answered(false));
  expect(bar()).toBeVisible();
});

test('stays away once it is closed', async () => {
  const { copy } = draw(new Date());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => copy.answered(false));
  expect(bar()).toBeNull();
});

test('a copy says when it was saved, and a tap requests the network’s page', async () => {
  const answers: ((isAnswered: boolean) => void)[] = [];
  const retry = jest.fn(() => new Promise<boolean>((answer) => answers.push(answer)));
  draw(new Date(2020, 4, 6, 7, 8), retry);
  expect(screen.getByRole('region', { name: 'Offline' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\. This is the lobby as of May 6, 2020/);
  const button = screen.getByRole('button', { name: 'Try again' });
  const failure = /Check your connection and try again\.$/;
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => answers[0]?.(false));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(failure));
  // It is said again each time.
  await userEvent.click(button);
  expect(screen.getByRole('status')).not.toHaveTextContent(failure);
  act(() => answers[1]?.(true));
  await expect(retry.mock.results[1]?.value).resolves.toBe(true);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('of today only the time is said', () => {
  freezeDate(new Date('2026-03-15T12:00').getTime());
  const today = new Date('2026-03-15T07:08');
  draw(today);
  expect(screen.getByRole('status')).toHaveTextContent(/as of 7:08\sAM;/);
});
