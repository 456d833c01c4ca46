import { act } from '@testing-library/react';
import { useLocation } from 'shared-kit/router';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useListAddress } from './use-list-address';

function draw(at: string) {
  const context = fakeContext({ name: 'mfe-promotions' });
  const { result } = renderHookInSite(() => ({ list: useListAddress(), search: useLocation().search }), {
    context,
    at,
  });
  return result;
}

test('without fields everything is listed and nothing is open', () => {
  expect(draw('/m/activity').current.list).toMatchObject({ tab: 'ALL', openId: null, wantedId: null });
});

test('what nobody knows counts as all', () => {
  expect(draw('/m/activity?tab=ODD').current.list.tab).toBe('ALL');
});

test('a chosen tab stands in the address; all takes it out', () => {
  const result = draw('/m/activity?open=7');
  act(() => result.current.list.chooseTab('LIVE'));
  expect(result.current.search).toBe('?open=7&tab=LIVE');
  act(() => result.current.list.chooseTab('ALL'));
  expect(result.current.search).toBe('?open=7');
});

test('what is opened takes the place of what the link named, and is not brought into view', () => {
  const result = draw('/m/activity?id=12');
  expect(result.current.list).toMatchObject({ openId: '12', wantedId: '12' });
  act(() => result.current.list.toggle('7'));
  expect(result.current.search).toBe('?open=7');
  expect(result.current.list).toMatchObject({ openId: '7', wantedId: null });
});

test('what is open is closed again, also what the link named', () => {
  const named = draw('/m/activity?id=12');
  act(() => named.current.list.toggle('12'));
  expect(named.current.search).toBe('');
  const opened = draw('/m/activity?tab=LIVE&open=7');
  act(() => opened.current.list.toggle('7'));
  expect(opened.current.search).toBe('?tab=LIVE');
});
