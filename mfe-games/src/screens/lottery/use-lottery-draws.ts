import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { lotteryNumbers, lotteryNumbersVn } from 'shared-contracts/api/endpoints/lottery';
import type { Lottery } from 'shared-contracts/api/endpoints/lottery';
import type { ReplyOf } from 'shared-contracts/api/endpoint';
import type { EventMap } from 'shared-contracts/events/event-map';
import { editAnswer } from 'shared-kit/changes';
import { endpointKey, useEndpoint, useEndpointScope, useQueryClient } from 'shared-kit/data';
import { serverNow, useLive, useRemoteContext } from 'shared-kit/remote';
import {
  drawJitter,
  drawOf,
  drawsOf,
  hasClockJumped,
  hasLateDraw,
  lateWait,
  TOLD_WAIT_MS,
  withDrawn,
  type ClockReading,
  type Draw,
} from '../../model/lottery/lottery-draws';
import { isVietnamese } from '../../model/lottery/lottery-lobby';

/** How often the two clocks of the device are compared. */
const CLOCK_CHECK_MS = 5000;

/** The running draws, as the tiles of the lobby need them. */
export interface LotteryDraws {
  /** Undefined while it is not known, or is not going to be. */
  readonly of: (lottery: Lottery) => Draw | undefined;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** A lottery's countdown, to that moment of the page's clock, has come to its end. */
  readonly onEnd: (lottery: Lottery, endsAt: number) => void;
}

/** Takes new issues as the host tells them; answers whether it does. */
function useDrawnTold(endpoint: NumbersCall): boolean {
  const { events } = useRemoteContext();
  const queries = useQueryClient();
  const scope = useEndpointScope();
  const take = useEffectEvent((drawn: EventMap['lottery.drawn']) => {
    editAnswer<ReplyOf<NumbersCall>>(
      queries,
      endpointKey(endpoint, scope, {}),
      (answer) => answer && { ...answer, ...withDrawn({ ...answer, now: answer.now ?? null }, drawn) },
    );
  });
  useEffect(() => events.on('lottery.drawn', (drawn) => take(drawn)), [events]);
  return useLive('draws').isTold;
}

type NumbersCall = typeof lotteryNumbers | typeof lotteryNumbersVn;

/** One of the two calls: read at once, and again after every draw. */
function useNumbers(endpoint: NumbersCall, enabled: boolean) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useEndpoint(endpoint, {}, { enabled, staleTime: 0 });
  const isTold = useDrawnTold(endpoint);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lateTries = useRef(0);
  /** The end that was asked about last: several tiles of one lottery tell it, not all at once. */
  const askedUntil = useRef(0);
  const draws = useMemo(() => {
    if (data === undefined) return new Map<string, Draw>();
    const receivedAt = dataUpdatedAt + serverNow() - Date.now();
    return drawsOf({ list: data.list, now: data.now ?? null, receivedAt });
  }, [data, dataUpdatedAt]);
  const askIn = useCallback(
    (milliseconds: number): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void refetch();
      }, milliseconds);
    },
    [refetch],
  );
  useEffect(() => {
    if (!hasLateDraw(draws, serverNow())) {
      lateTries.current = 0;
      clearTimeout(timer.current);
      timer.current = undefined;
      return;
    }
    const wait = lateWait(lateTries.current);
    lateTries.current += 1;
    if (wait !== null) askIn(wait);
  }, [draws, askIn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    draws,
    isKnown: data !== undefined,
    isError,
    isFetching,
    refetch,
    /** Draws that end together are one question. */
    ended: (endsAt: number) => {
      if (endsAt <= askedUntil.current) return;
      askedUntil.current = endsAt;
      if (timer.current === undefined) askIn(isTold ? TOLD_WAIT_MS : drawJitter(Math.random));
    },
  };
}

function readClocks(): ClockReading {
  return { wall: Date.now(), steady: performance.now() };
}

/** Tells when the device's clock was set or the device slept: on return to the page, and now and then. */
function useClockJump(onJump: () => void): void {
  const jump = useEffectEvent(onJump);
  useEffect(() => {
    let before = readClocks();
    const compare = (): void => {
      const now = readClocks();
      if (hasClockJumped(before, now)) jump();
      before = now;
    };
    const interval = setInterval(compare, CLOCK_CHECK_MS);
    document.addEventListener('visibilitychange', compare);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', compare);
    };
  }, []);
}

/** The draws of these lotteries, counted down by the server's clock (docs/product/lottery.md#draws). */
export function useLotteryDraws(lotteries: readonly Lottery[]): LotteryDraws {
  const common = useNumbers(
    lotteryNumbers,
    lotteries.some((lottery) => !isVietnamese(lottery)),
  );
  const vietnamese = useNumbers(lotteryNumbersVn, lotteries.some(isVietnamese));
  const both = [common, vietnamese];
  useClockJump(() => both.forEach(({ isKnown, refetch }) => isKnown && void refetch()));
  return {
    of: (lottery) => drawOf(lottery, common.draws, vietnamese.draws),
    isWaiting: both.some(({ isKnown, isFetching }) => !isKnown && isFetching),
    hasFailed: both.some(({ isKnown, isError }) => !isKnown && isError),
    isRetrying: both.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => both.forEach(({ isError, refetch }) => isError && void refetch()),
    onEnd: (lottery, endsAt) => (isVietnamese(lottery) ? vietnamese : common).ended(endsAt),
  };
}
