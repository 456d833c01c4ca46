import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customerService, sendFeedback } from 'shared-contracts/api/endpoints/messaging';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/page-texts';
import { ServiceScreen } from './service-screen';

const CHAT = { csType: 'LIVECHAT', path: '', title: 'Live chat', type: '2' };
const FACEBOOK = { csType: 'FACEBOOK', path: 'https://www.facebook.com/example', title: 'Facebook', type: '1' };
const TELEGRAM = { csType: 'TELEGRAM', path: 'https://t.me/example', title: 'Telegram', type: '1' };

function draw(pathList: readonly object[] = [CHAT, FACEBOOK, TELEGRAM], session: SessionState = SOME_MEMBER) {
  const context = fakeContext({ name: 'mfe-messaging', session });
  context.http.answer(customerService, { version: { pathList } } as never);
  renderInSite(<ServiceScreen />, { context, texts, at: '/m/service' });
  return context;
}

test('shows every way that leads somewhere, and the help centre', async () => {
  draw();
  expect(await screen.findByRole('button', { name: /Live chat/ })).toBeEnabled();
  expect(screen.getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', FACEBOOK.path);
  expect(screen.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', TELEGRAM.path);
  expect(screen.getByRole('link', { name: /Help centre/ })).toHaveAttribute('href', '/m/help');
});

test('leaves out what leads nowhere', async () => {
  draw([{ ...FACEBOOK, path: 'javascript:alert(1)' }, TELEGRAM]);
  expect(await screen.findByRole('link', { name: /Telegram/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Facebook/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Live chat/ })).not.toBeInTheDocument();
});

test('without any way it is offline, and the help centre is still there', async () => {
  draw([]);
  expect(await screen.findByText('Customer service is offline')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Help centre/ })).toBeInTheDocument();
  expect(screen.queryByText('How can we help?')).not.toBeInTheDocument();
});

test('opens the chat once, and shows what is unread there', async () => {
  const context = draw();
  let finish: (answer: 'opened') => void = () => undefined;
  context.intents.handle('openChat', () => new Promise((resolve) => (finish = resolve)));
  act(() => context.tell('unread.changed', { announcement: 0, chat: 2, inbox: 0, total: 2 }));
  expect(await screen.findByRole('img', { name: '2 unread' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Live chat/ }));
  expect(screen.getByRole('button', { name: /Live chat/ })).toBeDisabled();
  await act(async () => finish('opened'));
  expect(screen.getByRole('button', { name: /Live chat/ })).toBeEnabled();
  expect(context.log.intents.filter(({ name }) => name === 'openChat')).toHaveLength(1);
});

test('a visitor signs in first and comes back', async () => {
  const context = draw([CHAT], { status: 'visitor' });
  await userEvent.click(await screen.findByRole('button', { name: /Live chat/ }));
  expect(context.log.visited).toEqual([{ to: '/m/login?redirect=%2Fm%2Fservice', replace: false }]);
});

test('a failed read leaves the help centre and can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-messaging', session: SOME_MEMBER });
  context.http.fail(customerService, { kind: 'timeout' });
  renderInSite(<ServiceScreen />, { context, texts, at: '/m/service' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Customer service did not load');
  expect(screen.getByRole('link', { name: /Help centre/ })).toBeInTheDocument();
  context.http.answer(customerService, { version: { pathList: [CHAT] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Live chat/ })).toBeInTheDocument();
});

describe('feedback', () => {
  const open = async () => {
    const context = draw();
    context.http.answer(sendFeedback, null);
    await userEvent.click(await screen.findByRole('button', { name: /Send feedback/ }));
    await screen.findByRole('textbox', { name: 'Your feedback' });
    return context;
  };
  const field = () => screen.getByRole('textbox', { name: 'Your feedback' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

  test.each([
    ['no words', ''],
    ['one word', 'Hello'],
  ])('says of %s how long it may be', async (_what, text) => {
    const context = await open();
    if (text !== '') await userEvent.type(field(), text);
    await send();
    expect(screen.getByText('Feedback text length between 3 and 300 words')).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(context.http.callsOf(sendFeedback)).toEqual([]);
  });

  test('is sent, and thanked for', async () => {
    const context = await open();
    await userEvent.type(field(), 'Please add more fish');
    expect(screen.getByText('4 words')).toBeInTheDocument();
    await send();
    expect(await screen.findByText('Thank you for your feedback')).toBeInTheDocument();
    expect(context.http.callsOf(sendFeedback).map(({ request }) => request)).toEqual([
      { text: 'Please add more fish' },
    ]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('Thank you for your feedback')).not.toBeInTheDocument());
  });

  test('waits for the answer', async () => {
    const context = await open();
    context.http.hang(sendFeedback);
    await userEvent.type(field(), 'Please add more fish');
    await send();
    expect(screen.getByRole('button', { name: 'Send feedback' })).toHaveAttribute('aria-busy', 'true');
  });

  test('keeps the text of what was not sent', async () => {
    const context = await open();
    context.http.fail(sendFeedback, { kind: 'timeout' });
    await userEvent.type(field(), 'Please add more fish');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your feedback was not sent');
    expect(field()).toHaveValue('Please add more fish');
    expect(screen.getByRole('button', { name: 'Send feedback' })).toBeEnabled();
  });
});
