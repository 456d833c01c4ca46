import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import {
  lotteryList,
  lotteryMenu,
  lotteryNumbers,
  lotteryNumbersVn,
  popularLotteries,
  recentLotteriesVn,
} from 'shared-contracts/api/endpoints/lottery';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { TOLD_WAIT_MS } from '../../model/lottery/lottery-draws';
import texts from '../../locales/EN.json';
import { LotteryScreen } from './lottery-screen';

const SERVER_NOW = Date.parse('2026-03-05T04:00:00Z');
/** The device believes it is an hour later. */
const DEVICE_NOW = SERVER_NOW + 3_600_000;

const lottery = (gameCode: string, vassalage: string, group: string) => ({
  gameCode,
  name: `Lottery ${gameCode}`,
  icon: '',
  vassalage,
  group,
  lottoMode: 'Entertainment',
  defaultPlayType: 1,
});
const ALL = [lottery('cl', 'LOTT', 'CLASSIC'), lottery('vn', 'TCG_LOTTO_VN', 'VN'), lottery('fast', 'ELOTT', 'FAST')];
const numbers = (gameCode: string, issue: number, leftSeconds: number, now: number) => ({
  gameCode,
  issue: String(issue),
  closesAt: now + leftSeconds * 1000,
  lastIssue: String(issue - 1),
  lastNumbers: ['4', '9'],
});

/** The server's clock goes with the device's, an hour behind it. */
const serverNow = (): number => Date.now() - 3_600_000;

function prepared(isSignedIn = true) {
  const context = fakeContext({ name: 'mfe-games', ...(isSignedIn && { session: SOME_MEMBER }) });
  const { http } = context;
  const vendor = (vassalage: string) => ({ vassalage, displayName: vassalage });
  http.answer(gameTypes, {
    sorting: [],
    mapping: { LOTT: [vendor('LOTT')], ELOTT: [vendor('TCG_LOTTO_VN'), vendor('ELOTT')] },
  });
  http.answer(lotteryList, { list: ALL });
  http.answer(lotteryMenu, {
    list: [
      { group: 'CLASSIC', title: 'Classic' },
      { group: 'VN', title: 'Vietnam' },
    ],
  });
  http.answer(popularLotteries, { list: ALL.slice(1, 2) });
  http.answer(recentLotteriesVn, { list: ALL.slice(1, 2) });
  http.answer(lotteryNumbers, () => ({
    list: ['cl', 'fast'].map((code) => numbers(code, 7, 90, SERVER_NOW)),
    now: serverNow(),
  }));
  http.answer(lotteryNumbersVn, () => ({ list: [numbers('vn', 7, 30, serverNow())], now: serverNow() }));
  context.intents.handle('launchGame', () => 'opened' as const);
  return context;
}

function setUp(context = prepared(), at = '/m/lottery') {
  renderInSite(<LotteryScreen />, { context, texts, at });
  return context;
}

const section = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: DEVICE_NOW });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('shows the popular, those played last, and the groups of the tab', async () => {
  const context = setUp();
  expect(within(await section('Classic')).getByText('Lottery cl')).toBeInTheDocument();
  expect(within(await section('Popular')).getByText('Lottery vn')).toBeInTheDocument();
  expect(within(await section('Played last')).getByText('Lottery vn')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Vietnam' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: 'E-lottery' }));
  expect(await section('Vietnam')).toBeInTheDocument();
  expect(within(await section('More lotteries')).getByText('Lottery fast')).toBeInTheDocument();
  expect(window.location.search).toBe('?tab=elott');
  expect(context.http.callsOf(lotteryList)[0]?.request).toEqual({ merchantCode: 'aurora', language: 'EN' });
  expect(context.http.callsOf(lotteryMenu)[0]?.request).toEqual({ language: 'EN' });
  expect(context.http.callsOf(popularLotteries)[0]?.request).toEqual({ language: 'EN' });
  expect(context.http.callsOf(recentLotteriesVn)[0]?.request).toEqual({ limit: 10 });
  expect(context.http.callsOf(lotteryNumbers)[0]?.request).toEqual({});
});

test('counts down by the server, on a device whose clock is an hour ahead, and shows the last numbers', async () => {
  setUp();
  const row = within(await section('Classic'));
  await waitFor(() => expect(row.getByRole('timer')).toHaveTextContent('1:30'));
  expect(row.getByText('No. 7')).toBeInTheDocument();
  expect(within(row.getByRole('list', { name: 'Numbers of 6' })).getAllByRole('listitem')).toHaveLength(2);
  await pass(60_000);
  expect(row.getByRole('timer')).toHaveTextContent('0:30');
});

test.each([0, 0.99])('several tiles that end together ask once, whatever the wait (%d)', async (random) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const context = setUp();
  await section('Popular');
  await pass(28_000);
  context.http.answer(lotteryNumbersVn, () => ({ list: [numbers('vn', 8, 90, serverNow())], now: serverNow() }));
  await pass(6000);
  expect(context.http.callsOf(lotteryNumbersVn)).toHaveLength(2);
});

test('at zero the numbers are asked for once, within three seconds, for all that ended together', async () => {
  const context = setUp();
  await section('Classic');
  await pass(89_000);
  expect(context.http.callsOf(lotteryNumbers)).toHaveLength(1);
  context.http.answer(lotteryNumbers, () => ({
    list: ['cl', 'fast'].map((code) => numbers(code, 8, 90, SERVER_NOW + 90_000)),
    now: serverNow(),
  }));
  await pass(1500);
  expect(screen.getAllByText('Drawing…')).not.toHaveLength(0);
  expect(context.http.callsOf(lotteryNumbers)).toHaveLength(1);
  await pass(2500);
  expect(context.http.callsOf(lotteryNumbers)).toHaveLength(2);
  expect(within(await section('Classic')).getByText('No. 8')).toBeInTheDocument();
  await pass(60_000);
  expect(context.http.callsOf(lotteryNumbers)).toHaveLength(2);
});

test('an issue that the host tells is shown at once, and nobody asks', async () => {
  const context = setUp();
  const group = await section('Popular');
  await waitFor(() => expect(within(group).getByRole('timer')).toHaveTextContent('0:30'));
  const asked = context.http.callsOf(lotteryNumbersVn).length;
  act(() => context.tell('live.changed', { mode: 'open', kinds: ['draws'] }));
  await pass(31_000);
  const now = serverNow();
  const drawn = { ...numbers('vn', 8, 60, now), lastIssue: '7', lastNumbers: ['1', '2'] };
  act(() => context.tell('lottery.drawn', { list: [drawn], now }));
  await pass(0);
  expect(within(group).getByRole('timer')).toHaveTextContent('1:00');
  await pass(20_000);
  expect(context.http.callsOf(lotteryNumbersVn)).toHaveLength(asked);
});

test('an issue that is not told in time is asked for', async () => {
  const context = setUp();
  await section('Popular');
  await pass(0);
  const asked = context.http.callsOf(lotteryNumbersVn).length;
  act(() => context.tell('live.changed', { mode: 'open', kinds: ['draws'] }));
  await pass(31_000);
  expect(context.http.callsOf(lotteryNumbersVn)).toHaveLength(asked);
  await pass(TOLD_WAIT_MS);
  expect(context.http.callsOf(lotteryNumbersVn)).toHaveLength(asked + 1);
});

test('a tab that slept is right at once when it wakes', async () => {
  const context = setUp();
  const row = within(await section('Classic'));
  await waitFor(() => expect(row.getByRole('timer')).toHaveTextContent('1:30'));
  jest.setSystemTime(DEVICE_NOW + 80_000);
  await pass(500);
  expect(row.getByRole('timer')).toHaveTextContent(/^0:(09|10)$/);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(context.http.callsOf(lotteryNumbers)).toHaveLength(2));
});

test('a tap launches the lottery with its play type', async () => {
  const context = setUp();
  fireEvent.click(within(await section('Classic')).getByRole('button', { name: 'Play Lottery cl' }));
  await waitFor(() =>
    expect(context.log.intents).toEqual([
      {
        name: 'launchGame',
        request: { gameCategory: 'LOTT', vassalage: 'LOTT', freePlay: 0, gameCode: 'cl', playType: 'trad' },
      },
    ]),
  );
});

test('without numbers the tiles still launch, and the numbers can be asked for again', async () => {
  const context = prepared();
  context.http.fail(lotteryNumbers, { kind: 'timeout' });
  setUp(context);
  const row = within(await section('Classic'));
  expect(await screen.findByRole('status')).toHaveTextContent('You can still play');
  expect(row.queryByRole('timer')).not.toBeInTheDocument();
  fireEvent.click(row.getByRole('button', { name: 'Play Lottery cl' }));
  expect(context.log.intents).toHaveLength(1);
  context.http.answer(lotteryNumbers, { list: [numbers('cl', 7, 90, SERVER_NOW)], now: SERVER_NOW });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row.findByRole('timer')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a visitor is not asked for what was played last', async () => {
  const context = setUp(prepared(false));
  await section('Classic');
  expect(context.http.callsOf(recentLotteriesVn)).toHaveLength(0);
  expect(screen.queryByRole('region', { name: 'Played last' })).not.toBeInTheDocument();
});

test('without groups, popular ones or vendor data, the lotteries are there all the same', async () => {
  const context = prepared();
  for (const call of [lotteryMenu, popularLotteries, recentLotteriesVn, gameTypes])
    context.http.fail(call, { kind: 'timeout' });
  setUp(context);
  expect(within(await section('More lotteries')).getAllByRole('button')).toHaveLength(3);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('says when no lottery is open', async () => {
  const context = prepared();
  context.http.answer(lotteryList, { list: [] });
  setUp(context);
  expect(await screen.findByText('No lottery open')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home');
});

test('says when they cannot be read, and reads them again', async () => {
  const context = prepared();
  context.http.fail(lotteryList, { kind: 'timeout' });
  setUp(context);
  expect(await screen.findByRole('alert')).toHaveTextContent('The lotteries could not be loaded');
  context.http.answer(lotteryList, { list: ALL });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await section('Classic')).toBeInTheDocument();
});
