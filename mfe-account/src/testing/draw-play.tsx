import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  netPositions,
  PLAY_LIMITS,
  playHistory,
  playSettings,
  type PlayLimit,
  type PlaySettings,
} from 'shared-contracts/api/endpoints/responsible-play';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../locales/EN.json';
import { PlayLimitsScreen } from '../screens/play-limits/play-limits-screen';

/** Noon of the day that tests of limits are on. */
export const NOON = Date.UTC(2026, 4, 4, 12);
export const HOUR = 60 * 60 * 1000;

const NOT_SET: Omit<PlayLimit, 'name'> = { amount: null, used: 0, resetsAt: NOON + 4 * HOUR, pending: null };

/** What a member has set; limits that are not named are not set. */
export function somePlay(limits: Partial<Record<PlayLimit['name'], Partial<PlayLimit>>> = {}): PlaySettings {
  return {
    limits: PLAY_LIMITS.map((name) => ({ name, ...NOT_SET, ...limits[name] })),
    checkEvery: 60,
    checkChoices: [30, 60],
    coolOffDays: [1, 7],
    exclusionMonths: [6, 12],
    coolingHours: 24,
    break: null,
  };
}

const POSITION = { since: '2026-05-01', deposited: 900, withdrawn: 200, staked: 1500, won: 1380, net: -120 } as const;

/** The screen of limits and breaks, with a server that has answered. */
export function drawPlay(settings: PlaySettings = somePlay()) {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER, info: { timeZone: 'Asia/Manila' } });
  context.http.answer(playSettings, settings);
  context.http.answer(netPositions, {
    list: [
      { ...POSITION, period: 'day', net: 40 },
      { ...POSITION, period: 'month' },
    ],
  });
  context.http.answer(playHistory, { content: [], pageNum: 1, totalPages: 1 });
  context.http.answer(memberInfo, { id: 1, type: 0, account: 'demo_member' });
  const show = async (): Promise<void> => {
    renderInSite(<PlayLimitsScreen />, { context, texts, at: '/m/member/limits' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  };
  const open = async (row: RegExp | string, title: string) => {
    await userEvent.click(screen.getByRole('button', { name: row }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return { context, show, open };
}
