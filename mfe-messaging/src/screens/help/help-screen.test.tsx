import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpCentre } from 'shared-contracts/api/endpoints/messaging';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/page-texts';
import { HelpScreen } from './help-screen';

const SECTIONS = [
  {
    title: 'Account',
    tag: 'account',
    content: '<p>Your account</p>',
    children: [
      { title: 'How do I register?', content: '<p>Tap <b>Register</b></p>' },
      { title: 'How old must I be?', content: '<p>Eighteen</p>' },
    ],
  },
  { title: 'Deposits', tag: 'deposit', content: '<p>Ways to pay</p>', children: [] },
];

function draw(at = '/m/help', list: unknown = SECTIONS) {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(helpCentre, { list } as never);
  renderInSite(<HelpScreen />, { context, texts, at });
  return context;
}

const section = (name: string) => screen.findByRole('button', { name });

test('asks for the sections in the language shown, and opens one at a time', async () => {
  const context = draw();
  expect(await section('Account')).toHaveAttribute('aria-expanded', 'false');
  expect(context.http.callsOf(helpCentre).map(({ request }) => request)).toEqual([{ lang: 'EN', device: 'MOBILE' }]);
  await userEvent.click(await section('Account'));
  expect(screen.getByText('Your account')).toBeVisible();
  await userEvent.click(await section('How do I register?'));
  expect(screen.getByText('Register').tagName).toBe('B');
  await userEvent.click(await section('Deposits'));
  expect(await section('Account')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Your account')).not.toBeInTheDocument();
});

test.each([
  ['/m/help?p=1', ['Deposits']],
  ['/m/help?tag=ACCOUNT', ['Account']],
  ['/m/help?c=1', ['Account', 'How old must I be?']],
  ['/m/help?p=9', []],
])('%s opens %j', async (at, open) => {
  draw(at);
  await section('Account');
  const opened = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-expanded') === 'true');
  expect(opened.map((button) => button.textContent)).toEqual(open);
});

test('leads to people who answer', async () => {
  draw();
  expect(await screen.findByRole('link', { name: /Still need help/ })).toHaveAttribute('href', '/m/service');
});

test('says so when there is nothing yet', async () => {
  draw('/m/help', []);
  expect(await screen.findByText('No help topics yet')).toBeInTheDocument();
});

test('a failed read can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.fail(helpCentre, { kind: 'timeout' });
  renderInSite(<HelpScreen />, { context, texts, at: '/m/help' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The help centre did not load');
  context.http.answer(helpCentre, { list: SECTIONS });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await section('Deposits')).toBeInTheDocument();
});

test('asks once, in the new language, 200 ms after it changed; the old texts stand meanwhile', async () => {
  jest.useFakeTimers();
  const context = draw();
  const asked = () => context.http.callsOf(helpCentre).map(({ request }) => (request as { lang: string }).lang);
  await act(async () => jest.advanceTimersByTimeAsync(0));
  await act(async () => context.language.set('ID'));
  await act(async () => jest.advanceTimersByTimeAsync(199));
  expect(asked()).toEqual(['EN']);
  context.http.hang(helpCentre);
  await act(async () => jest.advanceTimersByTimeAsync(1));
  await act(async () => jest.advanceTimersByTimeAsync(1_000));
  expect(asked()).toEqual(['EN', 'ID']);
  expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
  jest.useRealTimers();
});
