import { act, waitFor } from '@testing-library/react';
import { captcha } from 'shared-contracts/api/endpoints/system';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useCaptcha } from './use-captcha';

function show(isWanted: boolean) {
  const context = fakeContext({ name: 'mfe-account' });
  let drawn = 0;
  context.http.answer(captcha, () => `PIC${(drawn += 1)}`);
  const hook = renderHookInSite(useCaptcha, { context }, isWanted);
  const moments = () => context.http.callsOf(captcha).map(({ request }) => (request as { t: number }).t);
  return { ...hook, context, moments };
}

test('asks for nothing until one is wanted', async () => {
  const { result, rerender, moments } = show(false);
  expect(result.current).toMatchObject({ picture: undefined, isLoading: false });
  expect(moments()).toEqual([]);
  rerender(true);
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.picture).toBe('data:image/png;base64,PIC1'));
  expect(result.current.isLoading).toBe(false);
});

test('every refresh is another picture, and the one before is gone at once', async () => {
  const { result, moments } = show(true);
  await waitFor(() => expect(result.current.picture).toContain('PIC1'));
  act(() => result.current.refresh());
  expect(result.current).toMatchObject({ picture: undefined, isLoading: true });
  await waitFor(() => expect(result.current.picture).toContain('PIC2'));
  act(() => {
    result.current.refresh();
    result.current.refresh();
  });
  await waitFor(() => expect(result.current.picture).toContain('PIC3'));
  expect(new Set(moments()).size).toBe(3);
});

test('a failure shows no picture', async () => {
  const { result, context, moments } = show(false);
  context.http.fail(captcha, { kind: 'timeout' });
  const failing = renderHookInSite(useCaptcha, { context }, true);
  await waitFor(() => expect(failing.result.current.isLoading).toBe(false));
  expect(failing.result.current.picture).toBeUndefined();
  expect(moments()).toHaveLength(1);
  expect(result.current.picture).toBeUndefined();
});

test('its picture leaves the cache with its field', async () => {
  const { result, unmount, client } = show(true);
  await waitFor(() => expect(result.current.picture).toBeDefined());
  unmount();
  await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
});

test('the other form is another captcha, a sum in place of the picture, and leads back', async () => {
  const { result, context } = show(true);
  await waitFor(() => expect(result.current.picture).toContain('PIC1'));
  context.http.answer(captcha, ({ form }) => (form === 'text' ? '431 + 28' : 'PIC9'));
  act(() => result.current.changeForm());
  expect(result.current).toMatchObject({ picture: undefined, sum: undefined, isText: true, isLoading: true });
  await waitFor(() => expect(result.current).toMatchObject({ sum: '431 + 28', picture: undefined }));
  act(() => result.current.changeForm());
  await waitFor(() => expect(result.current).toMatchObject({ picture: 'data:image/png;base64,PIC9', isText: false }));
  expect(context.http.callsOf(captcha).map(({ request }) => 'form' in (request as object))).toEqual([
    false,
    true,
    false,
  ]);
});

test('a back end that answers a picture has no sum', async () => {
  const { result } = show(true);
  act(() => result.current.changeForm());
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current).toMatchObject({ sum: undefined, picture: undefined });
});
