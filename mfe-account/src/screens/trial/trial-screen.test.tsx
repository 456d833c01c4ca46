import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import type { SessionState } from 'shared-contracts/session/session-state';
import type { TrialResult } from 'shared-contracts/session/session-requests';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { TrialScreen } from './trial-screen';

function draw(startTrial: jest.Mock<Promise<TrialResult>>, session: SessionState = { status: 'visitor' }) {
  const fake = fakeContext({ name: 'mfe-account', session });
  const context = { ...fake, requests: { ...fake.requests, startTrial } };
  renderInSite(<TrialScreen />, { context, texts, at: '/m/trail' });
  return context;
}

test('starts at once, and leaves it to the site to lead on', async () => {
  const start = jest.fn<Promise<TrialResult>, []>().mockResolvedValue({ ok: true });
  const context = draw(start);
  expect(screen.getByRole('status')).toHaveTextContent('Starting free trial');
  await act(async () => undefined);
  expect([start.mock.calls.length, context.log.failures, context.log.visited]).toEqual([1, [], []]);
});

test('who is signed in starts none', () => {
  const start = jest.fn<Promise<TrialResult>, []>();
  draw(start, SOME_MEMBER);
  expect(start).not.toHaveBeenCalled();
});

test('waits until it is known who is here', async () => {
  const start = jest.fn<Promise<TrialResult>, []>().mockResolvedValue({ ok: true });
  const context = draw(start, { status: 'unknown' });
  expect(start).not.toHaveBeenCalled();
  act(() => context.setSession({ status: 'visitor' }));
  expect(start).toHaveBeenCalledTimes(1);
});

test.each<[ApiFailure, string]>([
  [
    { kind: 'rejected', code: 'rate.limited', status: 429, message: '', retryAfter: 600 },
    'There were many trials from here. Another one can start in 10 minutes.',
  ],
  [{ kind: 'forbidden', code: 'feature.off' }, 'Free trials are not offered at the moment.'],
  [{ kind: 'network', offline: true }, 'Check your connection and try again.'],
  [{ kind: 'malformed', detail: 'x' }, 'Try again in a moment, or look around first.'],
])('says what to do about %j', async (failure, text) => {
  draw(jest.fn<Promise<TrialResult>, []>().mockResolvedValue({ ok: false, failure }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a failure says why and can be tried again', async () => {
  const start = jest
    .fn<Promise<TrialResult>, []>()
    .mockResolvedValueOnce({ ok: false, failure: { kind: 'timeout' } })
    .mockResolvedValue({ ok: true });
  const context = draw(start);
  expect(await screen.findByRole('alert')).toHaveTextContent('The free trial did not start');
  expect(context.log.failures).toMatchObject([{ endpoint: 'R-08', failure: { kind: 'timeout' } }]);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('status')).toHaveTextContent('Starting free trial');
});
