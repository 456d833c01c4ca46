import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { balanceCents, moveMoney, toCents } from '../../rules/money/money';
import { mayStake } from '../../rules/money/play-gate';
import { findMerchant } from '../../data/merchants';
import { issueFields } from '../../rules/refusal';
import { readRowNumber } from '../../rules/row-id';
import { balanceSchema, CONTROL_PATHS, orderEndSchema, playSchema, type OrderEndRequest } from './control-api';
import type { Store } from '../../data/store/store';
import { memberByUsername } from '../../rules/account/members';
import { endDeposit, endWithdrawal, type DepositRow } from '../../rules/money/order-ends';
import { feedJackpot } from '../../rules/games/jackpot';
import { recordWin } from '../../rules/games/winners';
import { countBet } from '../../rules/money/turnover';
import { insertBet } from '../../rules/agent/team-play';

function endOrder(store: Store, { id, end }: OrderEndRequest, at: number): boolean {
  const row = readRowNumber(id);
  if (row === undefined) return false;
  const deposit = store.get<DepositRow>('SELECT * FROM deposits WHERE transaction_id = ?', row);
  if (deposit) return endDeposit(store, deposit, end, at);
  const withdrawal = store.get('SELECT 1 FROM withdrawals WHERE transaction_id = ?', row);
  return withdrawal !== undefined && endWithdrawal(store, row, end === 'paid', at);
}

/** The game of a round; without a number the first there is. */
function gameOf(store: Store, nodeId: number | undefined): { node_id: number; category: string } | undefined {
  if (nodeId === undefined) return store.get('SELECT node_id, category FROM games ORDER BY node_id LIMIT 1');
  return store.get('SELECT node_id, category FROM games WHERE node_id = ?', nodeId);
}

/** A round of a game: stake and payout are transactions, the stake counts towards the turnover. */
function playRound(store: Store, play: v.InferOutput<typeof playSchema>, at: number): boolean {
  const member = memberByUsername(store, play.merchant, play.username);
  const game = gameOf(store, play.nodeId);
  if (!member || !game) return false;
  const merchant = findMerchant(play.merchant);
  return store.transaction(() => {
    const isFree = merchant && mayStake(store, merchant, member.id, { stakeCents: toCents(play.stake), at });
    if (!isFree) return false;
    const move = { memberId: member.id, kind: 'bet', remark: 'Game rounds', at } as const;
    if (moveMoney(store, { ...move, cents: -toCents(play.stake) }) === undefined) return false;
    const [stakeCents, payoutCents] = [toCents(play.stake), toCents(play.payout)];
    if (payoutCents > 0) moveMoney(store, { ...move, cents: payoutCents });
    countBet(store, member.id, { stakeCents, payoutCents });
    feedJackpot(store, play.merchant, stakeCents);
    recordWin(store, { userName: member.username, nodeId: game.node_id, stakeCents, payoutCents }, at);
    insertBet(
      store,
      { memberId: member.id, nodeId: game.node_id, category: game.category, stakeCents, payoutCents },
      at,
    );
    return true;
  });
}

/** Gives or takes what a member's wallet has too little or too much. */
function setBalance(store: Store, wanted: v.InferOutput<typeof balanceSchema>, at: number): boolean {
  const member = memberByUsername(store, wanted.merchant, wanted.username);
  if (!member) return false;
  const cents = toCents(wanted.balance) - balanceCents(store, member.id);
  const kind = cents > 0 ? 'bonus' : 'transfer';
  const remark = cents > 0 ? 'Trial credit' : 'Transfer';
  return cents === 0 || moveMoney(store, { memberId: member.id, kind, cents, remark, at }) !== undefined;
}

/** What happens to money outside the site: a bank that settles, a game that is played. */
export function registerMoneyControl(app: FastifyInstance, store: Store, clock: () => number): void {
  app.post(CONTROL_PATHS.orders, (request, reply) => {
    const parsed = v.safeParse(orderEndSchema, request.body);
    if (!parsed.success) return reply.code(422).send({ ok: false, fields: issueFields(parsed.issues) });
    return reply.send({ ok: endOrder(store, parsed.output, clock()) });
  });
  app.post(CONTROL_PATHS.play, (request, reply) => {
    const parsed = v.safeParse(playSchema, request.body);
    if (!parsed.success) return reply.code(422).send({ ok: false, fields: issueFields(parsed.issues) });
    return reply.send({ ok: playRound(store, parsed.output, clock()) });
  });
  app.post(CONTROL_PATHS.balances, (request, reply) => {
    const parsed = v.safeParse(balanceSchema, request.body);
    if (!parsed.success) return reply.code(422).send({ ok: false, fields: issueFields(parsed.issues) });
    return reply.send({ ok: setBalance(store, parsed.output, clock()) });
  });
}
