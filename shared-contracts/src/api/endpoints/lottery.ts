import * as v from 'valibot';
import { defineEndpoint } from '../endpoint';
import { list, moment } from '../schemas';
import { tolerantList } from '../tolerant-list';
import { identifier, numeric, text } from './fields';

/** A lottery of the lobby. `group` is that of R-47; the play type follows D-40. */
export const lotterySchema = v.object({
  gameCode: v.string(),
  name: v.string(),
  icon: text,
  vassalage: v.string(),
  group: text,
  lottoMode: text,
  /** 1 is traditional (S1 4). */
  defaultPlayType: v.nullish(numeric, null),
});
export type Lottery = v.InferOutput<typeof lotterySchema>;

/** A group of lotteries and its title in the asked language. */
export const lotteryGroupSchema = v.object({ group: v.string(), title: v.string() });
export type LotteryGroup = v.InferOutput<typeof lotteryGroupSchema>;

/** The running issue of a lottery and the result of the one before; empty before the first result. */
export const lotteryNumbersSchema = v.object({
  gameCode: v.string(),
  issue: identifier,
  closesAt: moment,
  lastIssue: v.nullish(v.string(), ''),
  lastNumbers: v.nullish(v.array(identifier), []),
});
export type LotteryNumbers = v.InferOutput<typeof lotteryNumbersSchema>;

const lotteries = v.object({ list: tolerantList(lotterySchema) });
const numbersRequest = v.object({ gameCode: v.optional(v.string()) });
const numbersReply = v.object({
  list: tolerantList(lotteryNumbersSchema),
  /** The server's clock as it answered: a device whose own clock is wrong counts down to `closesAt` by it. */
  now: v.nullish(moment, null),
});

/** */
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

/** */
export const popularLotteries = defineEndpoint({
  id: 'R-51',
  method: 'GET',
  path: '/lottery/popular',
  auth: 'public',
  request: v.object({ language: v.string() }),
  reply: lotteries,
});
