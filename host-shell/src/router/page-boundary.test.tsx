import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import { renderInHost } from '../testing/render-in-host';
import { PageBoundary } from './page-boundary';

let isBroken = true;

function Page(): ReactNode {
  if (isBroken) throw new RangeError('x');
  return <p>The page</p>;
}

function draw() {
  return renderInHost(
    <>
      <PageBoundary>
        <Page />
      </PageBoundary>
      <Link to="/m/help">Help</Link>
    </>,
    { at: '/m/live' },
  );
}

beforeEach(() => {
  isBroken = true;
  // React tells of what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('shows a failure with the way home, and reports it', () => {
  const { context } = draw();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
  expect(context.log.reports).toContainEqual({ event: 'frame.failed', detail: { part: 'page', cause: 'RangeError' } });
});

it('draws the page again when a person retries', async () => {
  draw();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The page')).toBeVisible();
});

it('draws the next page as usual', async () => {
  draw();
  isBroken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));
  expect(screen.getByText('The page')).toBeVisible();
});
