import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preloadDrawings } from 'shared-kit/ui';
import { renderInHost } from '../../testing/render-in-host';
import { DownloadBar } from './download-bar';

beforeAll(preloadDrawings);
beforeEach(() => localStorage.clear());

const bar = () => screen.queryByRole('complementary', { name: 'App download' });

test('leads to the app, and closing it is kept', async () => {
  renderInHost(<DownloadBar isHome />);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/m/app');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(bar()).not.toBeInTheDocument();
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
});

test('is not there on other pages, nor in the app', () => {
  renderInHost(<DownloadBar isHome={false} />);
  expect(bar()).not.toBeInTheDocument();
  renderInHost(<DownloadBar isHome />, { device: { isApp: true } });
  expect(bar()).not.toBeInTheDocument();
});
