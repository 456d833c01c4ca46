import { act, waitFor } from '@testing-library/react';
import { sendFeedback } from 'shared-contracts/api/endpoints/messaging';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useFeedback } from './use-feedback';

const draw = () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(sendFeedback, null);
  return { context, ...renderHookInSite(() => useFeedback(), { context }) };
};

test.each([
  ['no words', ''],
  ['one word', 'Hello'],
  ['signs alone', '? ! …'],
  ['301 words', 'word '.repeat(301)],
])('%s are not sent', (_what, text) => {
  const { context, result } = draw();
  act(() => result.current.write(text));
  act(() => result.current.send());
  expect(result.current).toMatchObject({ isWrong: true, state: 'writing' });
  expect(context.http.callsOf(sendFeedback)).toEqual([]);
  act(() => result.current.write('Please add more'));
  expect(result.current.isWrong).toBe(false);
});

test('is sent once, and its text is gone', async () => {
  const { context, result } = draw();
  act(() => result.current.write(' Please add more fish '));
  act(() => result.current.send());
  act(() => result.current.send());
  await waitFor(() => expect(result.current.state).toBe('sent'));
  expect(context.http.callsOf(sendFeedback).map(({ request }) => request)).toEqual([{ text: 'Please add more fish' }]);
  expect(result.current.text).toBe('');
});

test('a failure keeps the text, and the next try sends it', async () => {
  const { context, result } = draw();
  context.http.fail(sendFeedback, { kind: 'timeout' });
  act(() => result.current.write('Please add more'));
  act(() => result.current.send());
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(context.log.failures).toHaveLength(1);
  expect(result.current.text).toBe('Please add more');
  context.http.answer(sendFeedback, null);
  act(() => result.current.send());
  await waitFor(() => expect(result.current.state).toBe('sent'));
});
