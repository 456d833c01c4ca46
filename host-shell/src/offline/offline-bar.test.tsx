import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadDrawings } from 'shared-kit/ui';
import { renderInHost } from '../testing/render-in-host';
import { OfflineBar } from './offline-bar';
import { freezeDate } from 'test-kit/freeze-date';

afterEach(() => jest.useRealTimers());

beforeAll(preloadDrawings);
beforeEach(() => {
  document.documentElement.lang = 'en';
});

test('a copy says of when it is, and a tap asks for the page of now', async () => {
  const answers: ((isAnswered: boolean) => void)[] = [];
  const retry = jest.fn(() => new Promise<boolean>((answer) => answers.push(answer)));
  renderInHost(<OfflineBar savedAt={new Date(2020, 4, 6, 7, 8)} retry={retry} />);
  expect(screen.getByRole('region', { name: 'Offline' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\. This is the lobby as of May 6, 2020/);
  const button = screen.getByRole('button', { name: 'Try again' });
  const failure = /Check your connection and try again\.$/;
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => answers[0]?.(false));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(failure));
  // It is said anew each time.
  await userEvent.click(button);
  expect(screen.getByRole('status')).not.toHaveTextContent(failure);
  act(() => answers[1]?.(true));
  await expect(retry.mock.results[1]?.value).resolves.toBe(true);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('of today only the time is said', () => {
  freezeDate(new Date('2026-03-15T12:00').getTime());
  const today = new Date('2026-03-15T07:08');
  renderInHost(<OfflineBar savedAt={today} retry={async () => false} />);
  expect(screen.getByRole('status')).toHaveTextContent(/as of 7:08\sAM;/);
});
