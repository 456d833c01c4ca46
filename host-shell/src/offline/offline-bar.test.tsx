import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadDrawings } from 'shared-kit/ui';
import { renderInHost } from '../testing/render-in-host';
import { OfflineBar } from './offline-bar';

beforeAll(preloadDrawings);
beforeEach(() => {
  document.documentElement.lang = 'en';
});

test('a copy says of when it is, and a tap asks for the page of now', async () => {
  const reload = jest.fn();
  renderInHost(<OfflineBar savedAt={new Date(2020, 4, 6, 7, 8)} reload={reload} />);
  expect(screen.getByRole('region', { name: 'Offline' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\. This is the lobby as of May 6, 2020/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('of today only the time is said', () => {
  const today = new Date();
  today.setHours(7, 8, 0, 0);
  renderInHost(<OfflineBar savedAt={today} reload={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(/as of 7:08\sAM;/);
});
