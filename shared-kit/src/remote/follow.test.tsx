import { act, renderHook } from '@testing-library/react';
import type { LanguageCode } from 'shared-contracts/language';
import type { Theme } from 'shared-contracts/remote/remote-context';
import { smallContext } from '../testing/small-context';
import { useTheme } from './remote-context';
import { useSettledLanguage } from './use-settled-language';
import { useUnread } from './use-unread';

it('follows the theme', () => {
  let theme: Theme = 'dark';
  const listeners = new Set<() => void>();
  const reader = {
    get: () => theme,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const { result, unmount } = renderHook(useTheme, { wrapper: smallContext({ theme: reader }).wrapper });
  expect(result.current).toBe('dark');
  theme = 'light';
  act(() => listeners.forEach((listener) => listener()));
  expect(result.current).toBe('light');
  unmount();
  expect(listeners.size).toBe(0);
});

it('follows the unread counts, nothing before they are told', () => {
  const { wrapper, tell } = smallContext({});
  const { result } = renderHook(useUnread, { wrapper });
  expect(result.current).toEqual({ announcement: 0, chat: 0, inbox: 0, total: 0 });
  act(() => tell('unread.changed', { announcement: 1, chat: 2, inbox: 3, total: 6 }));
  expect(result.current.total).toBe(6);
});

it('settles on a language that has stayed for 250 ms', () => {
  jest.useFakeTimers();
  let language: LanguageCode = 'EN';
  const { wrapper, tell } = smallContext({ language: { get: () => language } });
  const { result } = renderHook(useSettledLanguage, { wrapper });
  const turnTo = (next: LanguageCode) =>
    act(() => {
      language = next;
      tell('language.changed', { language: next });
    });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  turnTo('CN');
  pass(249);
  turnTo('TY');
  pass(249);
  expect(result.current).toBe('EN');
  pass(1);
  expect(result.current).toBe('TY');
  jest.useRealTimers();
});
