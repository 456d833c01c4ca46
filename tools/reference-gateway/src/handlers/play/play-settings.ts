import type { PlaySettings } from 'shared-contracts/api/endpoints/responsible-play';
import type { CallContext } from '../../rules/call/context';
import { fromCents } from '../../rules/money/money';
import { advanceOrders } from '../../rules/money/order-ends';
import { usedLimit, type UsedLimit } from '../../rules/money/play-sums';
import { COOL_OFF_DAYS, EXCLUSION_MONTHS } from '../../rules/play/break-rule';
import { runningBreak } from '../../rules/play/breaks';
import { checkMinutes, limitsOf } from '../../rules/play/kept-limits';
import { COOLING_HOURS, lapsesAt } from '../../rules/play/limit-rule';
import { CHECK_CHOICES } from '../../rules/play/sitting-rule';

/** A kept figure as it is told: money in units of the currency, a sitting in minutes. */
export function toldFigure(name: string, figure: number | null): number | null {
  const isMoney = name.startsWith('deposit') || name.startsWith('loss');
  return figure === null || !isMoney ? figure : fromCents(figure);
}

function toldLimit({ name, state, used, resetsAt }: UsedLimit): PlaySettings['limits'][number] {
  const { amount, pending } = state;
  return {
    name,
    amount: toldFigure(name, amount),
    used: toldFigure(name, used) ?? 0,
    resetsAt,
    pending: pending && {
      amount: toldFigure(name, pending.amount),
      from: pending.from,
      until: lapsesAt(pending.from),
    },
  };
}

/** What answer: everything as it is at this moment. */
export function toldSettings({ store, now }: CallContext, memberId: number): PlaySettings {
  advanceOrders(store, now);
  return {
    limits: limitsOf(store, memberId, now).map((limit) => toldLimit(usedLimit(store, memberId, limit, now))),
    checkEvery: checkMinutes(store, memberId),
    checkChoices: [...CHECK_CHOICES],
    coolOffDays: [...COOL_OFF_DAYS],
    exclusionMonths: [...EXCLUSION_MONTHS],
    coolingHours: COOLING_HOURS,
    break: runningBreak(store, memberId, now) ?? null,
  };
}
