import { act, waitFor } from '@testing-library/react';
import { countries } from 'shared-contracts/api/endpoints/system';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useDialingCountry } from './use-dialing-country';

const LIST = [
  { code: 'ID', name: 'Indonesia', dialingCode: '+62' },
  { code: 'PH', name: 'Philippines', dialingCode: '+63' },
  { code: 'CN', name: 'China', dialingCode: '+86' },
];

async function choose(options?: { readonly remembered?: string }, current = 'PH') {
  const context = fakeContext({ name: 'mfe-account' });
  context.http.answer(countries, { list: LIST, current });
  const hook = renderHookInSite(() => useDialingCountry({ of: 'test', ...options }), { context });
  await waitFor(() => expect(hook.result.current.countries).toHaveLength(3));
  return hook;
}

test.each([
  ['where the visitor is', {}, 'PH', 'PH'],
  ['the first where that is unknown', {}, 'XX', 'ID'],
  ['that of a remembered code', { remembered: '86' }, 'PH', 'CN'],
  ['where the visitor is, for a code of no country', { remembered: '999' }, 'PH', 'PH'],
])('the country is %s', async (_name, options, current, expected) => {
  expect((await choose(options, current)).result.current.country?.code).toBe(expected);
});

test('what somebody chooses goes before everything', async () => {
  const { result } = await choose({ remembered: '+86' });
  act(() => result.current.choose('ID'));
  expect(result.current.country?.code).toBe('ID');
});

test('nothing is asked for until it is wanted; a failure can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-account' });
  context.http.fail(countries, { kind: 'timeout' });
  const { result, rerender } = renderHookInSite(
    (isWanted: boolean) => useDialingCountry({ of: 'test', isWanted }),
    { context },
    false as boolean,
  );
  expect(context.http.calls).toEqual([]);
  rerender(true);
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.country).toBeUndefined();
  context.http.answer(countries, { list: LIST, current: 'CN' });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.country?.code).toBe('CN'));
  expect(result.current.hasFailed).toBe(false);
});
