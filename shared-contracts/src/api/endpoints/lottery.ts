import { moment, optionalDecimal, part, rows, spare, sureMoment, text, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { list } from '../schemas';
import { identifier } from './fields';

/** A lottery of the lobby. `group` is that of R-47; its play type follows docs/product/lottery.md#launch. */
export const lotterySchema = part({
  gameCode: words,
  name: words,
  icon: text,
  vassalage: words,
  group: text,
  lottoMode: text,
  /** 1 is traditional. */
  defaultPlayType: optionalDecimal,
});
export type Lottery = v.InferOutput<typeof lotterySchema>;

/** A group of lotteries and its title in the asked language. */
export const lotteryGroupSchema = part({ group: words, title: words });
export type LotteryGroup = v.InferOutput<typeof lotteryGroupSchema>;

/** The running issue of a lottery and the result of the one before; empty before the first result. */
export const lotteryNumbersSchema = part({
  gameCode: words,
  /** Number of the running issue. */
  issue: identifier,
  /** When bets on it end, by the server's clock. */
  closesAt: sureMoment,
  lastIssue: text,
  lastNumbers: spare(rows(identifier), []),
});
export type LotteryNumbers = v.InferOutput<typeof lotteryNumbersSchema>;

const lotteries = part({ list: rows(lotterySchema) });
const numbersRequest = v.object({ gameCode: v.optional(v.string()) });
const numbersReply = part({
  list: rows(lotteryNumbersSchema),
  /** The server's clock as it answered: a device whose own clock is wrong counts down to `closesAt` by it. */
  now: moment,
});

/** Every lottery of the merchant's lobby. */
export const lotteryList = defineEndpoint({
  id: 'R-46',
  method: 'GET',
  path: '/lottery/list',
  auth: 'public',
  request: v.object({ merchantCode: v.string(), language: v.string() }),
  reply: lotteries,
});

/** The groups of the lobby, in the order they are shown in. */
export const lotteryMenu = defineEndpoint({
  id: 'R-47',
  method: 'GET',
  path: '/lottery/menu',
  auth: 'public',
  request: v.object({ language: v.string() }),
  reply: list(lotteryGroupSchema),
});

/** Without a `gameCode`, of every lottery. */
export const lotteryNumbers = defineEndpoint({
  id: 'R-48',
  method: 'GET',
  path: '/lottery/numero',
  auth: 'public',
  request: numbersRequest,
  reply: numbersReply,
});

/** As R-48, for the Vietnamese lotteries. */
export const lotteryNumbersVn = defineEndpoint({
  id: 'R-49',
  method: 'GET',
  path: '/lottery/vn/numero',
  auth: 'public',
  request: numbersRequest,
  reply: numbersReply,
});

/** The Vietnamese lotteries the member played last. */
export const recentLotteriesVn = defineEndpoint({
  id: 'R-50',
  method: 'GET',
  path: '/lottery/vn/recent',
  auth: 'member',
  request: v.object({ limit: v.literal(10) }),
  reply: lotteries,
});

/** The lotteries that the lobby shows first. */
export const popularLotteries = defineEndpoint({
  id: 'R-51',
  method: 'GET',
  path: '/lottery/popular',
  auth: 'public',
  request: v.object({ language: v.string() }),
  reply: lotteries,
});
