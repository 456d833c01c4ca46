import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { rewards } from 'shared-contracts/api/endpoints/promotions';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { onlyPage } from '../../testing/some-reward';
import { somePromotion } from '../../testing/some-promotion';
import { ActivityDetailScreen } from './activity-detail-screen';

const TRIAL: SessionState = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;

function draw(at: string, session: SessionState = SOME_MEMBER): FakeContext<'mfe-promotions'> {
  const context = fakeContext({ name: 'mfe-promotions', session });
  context.http.answer(rewards, onlyPage([]));
  context.http.answer(announcements, {
    promotion: [
      somePromotion({
        id: 7,
        title: 'Card league',
        content: '<p>Ten in a row</p><script>x</script>',
        remarkRequired: 'Y',
      }),
      somePromotion({ id: 8, title: 'Reel race' }),
      somePromotion({ id: 9, title: 'VIP ranks', category: 'RANK' }),
    ],
  });
  renderInSite(<ActivityDetailScreen />, { context, texts, at });
  return context;
}

test('shows the promotion of the address alone, cleaned, with its form', async () => {
  draw('/m/activityDetail?id=7');
  expect(await screen.findByRole('heading', { name: 'Card league' })).toBeInTheDocument();
  expect(screen.getByText('Ten in a row')).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
  expect(screen.queryByText('Reel race')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Apply now' })).toHaveAttribute('href', '/m/applyReward?id=7');
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('has no form where none is asked for', async () => {
  draw('/m/activityDetail?id=8');
  await screen.findByRole('heading', { name: 'Reel race' });
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('leads from the ranks to the VIP document', async () => {
  draw('/m/activityDetail?id=9');
  expect(await screen.findByRole('link', { name: 'View VIP ranks' })).toHaveAttribute('href', '/vip.html');
});

test('an unknown id is replaced by the list', async () => {
  const context = draw('/m/activityDetail?id=99');
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/activity', replace: true }]));
});

test('a visitor signs in first and comes back to the form', async () => {
  const context = draw('/m/activityDetail?id=7', { status: 'visitor' });
  await userEvent.click(await screen.findByRole('link', { name: 'Apply now' }));
  expect(context.log.toasts).toEqual([{ kind: 'info', text: 'Please login first' }]);
  expect(context.log.visited).toEqual([{ to: '/m/login?redirect=%2Fm%2FapplyReward%3Fid%3D7', replace: false }]);
});

test('a trial account is offered a real one at the door', async () => {
  const context = draw('/m/activityDetail?id=7', TRIAL);
  await userEvent.click(await screen.findByRole('link', { name: 'Apply now' }));
  expect(context.log.intents).toEqual([{ name: 'showRealAccountGate', request: { answer: 'offer-register' } }]);
  expect(window.location.pathname).toBe('/m/activityDetail');
});

test('a failed read can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-promotions' });
  context.http.fail(announcements, { kind: 'network', offline: true });
  renderInSite(<ActivityDetailScreen />, { context, texts, at: '/m/activityDetail?id=7' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  context.http.answer(announcements, { promotion: [somePromotion({ id: 7, title: 'Card league' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Card league' })).toBeInTheDocument();
});

test('keeps the place while it waits', () => {
  const context = fakeContext({ name: 'mfe-promotions' });
  context.http.hang(announcements);
  renderInSite(<ActivityDetailScreen />, { context, texts, at: '/m/activityDetail?id=7' });
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
});
