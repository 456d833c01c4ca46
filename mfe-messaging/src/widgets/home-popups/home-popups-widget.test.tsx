import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { HomePopupsWidget } from './home-popups-widget';

// Its first reading takes longer than a test waits for a dialog.
beforeAll(() => import('./popup-list'));

const notice = (id: number, title: string, content = `<p>About ${title}</p>`) => ({ id, title, content, startDate: 0 });

function draw(prepare: (context: ReturnType<typeof fakeContext<'mfe-messaging'>>) => void) {
  const context = fakeContext({ name: 'mfe-messaging' });
  prepare(context);
  const onSettled = jest.fn();
  const onMute = jest.fn();
  const onShown = jest.fn();
  renderInSite(<HomePopupsWidget onSettled={onSettled} onShown={onShown} onMute={onMute} />, { context, texts });
  return { context, onSettled, onShown, onMute };
}

const twoOf = (context: ReturnType<typeof fakeContext<'mfe-messaging'>>): void =>
  context.http.answer(announcements, {
    popup: [notice(1, 'First', '<p>See <a href="/m/activity">promotions</a></p>'), notice(2, 'Second')],
  });

test('shows them one after the other, and is settled when the last is closed', async () => {
  const { onSettled, onShown, context } = draw(twoOf);
  expect(await screen.findByRole('dialog', { name: 'First' })).toBeVisible();
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(context.http.callsOf(announcements)[0]?.request).toMatchObject({ types: 'B,PL,PU,PR,H' });
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Second' })).toHaveTextContent('About Second');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(onSettled).not.toHaveBeenCalled();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('can be turned off for today', async () => {
  const { onMute, onSettled } = draw(twoOf);
  await userEvent.click(await screen.findByRole('button', { name: 'Not today' }));
  expect([onMute.mock.calls.length, onSettled.mock.calls.length]).toEqual([1, 0]);
});

test('a link into the site opens there and closes the list', async () => {
  const { onSettled, context } = draw(twoOf);
  await userEvent.click(await screen.findByRole('link', { name: 'promotions' }));
  expect(context.log.visited).toEqual([{ to: '/m/activity', replace: false }]);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test.each([
  ['none', (context: ReturnType<typeof fakeContext<'mfe-messaging'>>) => context.http.answer(announcements, {})],
  [
    'a failed read',
    (context: ReturnType<typeof fakeContext<'mfe-messaging'>>) => context.http.fail(announcements, { kind: 'timeout' }),
  ],
])('with %s it is settled at once', async (_name, prepare) => {
  const { onSettled, onShown } = draw(prepare);
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  expect(onShown).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
