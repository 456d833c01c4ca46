import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { POSITION_PERIODS, type PlayLimitName } from 'shared-contracts/api/endpoints/responsible-play';
import { isTrial } from 'shared-contracts/session/member-type';
import { dayOf } from '../../data/days';
import { takeConfirmation } from '../../rules/account/confirmations';
import { endMemberSessions, shortenSessions } from '../../rules/account/sessions';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { endAddresses } from '../../rules/games/launches';
import { fromCents, toCents } from '../../rules/money/money';
import { playSums } from '../../rules/money/play-sums';
import { breakFrom, joinedBreak } from '../../rules/play/break-rule';
import { keepBreak, runningBreak } from '../../rules/play/breaks';
import { isPlayGuarded } from '../../rules/play/guarded';
import { checkMinutes, keepCheckMinutes, keepLimit, limitOf } from '../../rules/play/kept-limits';
import { wishLimit } from '../../rules/play/limit-rule';
import { periodAt } from '../../rules/play/periods';
import { notePlayChange, playChanges } from '../../rules/play/play-changes';
import { CHECK_CHOICES, nextCheck } from '../../rules/play/sitting-rule';
import { checkSitting, currentSitting, sittingDeadline } from '../../rules/play/sittings';
import { invalidFields, Refusal } from '../../rules/refusal';
import { toldFigure, toldSettings } from './play-settings';

const MOST_MINUTES = 24 * 60;

/** Whose limits they are; trials have none, nor do merchants without the switch. */
function guardedMember(context: CallContext): number {
  const session = requireSession(context);
  if (isTrial(session.type)) throw new Refusal('role.forbidden');
  if (!isPlayGuarded(context.merchant)) throw new Refusal('feature.off');
  return session.memberId;
}

/** A wished limit as it is kept: cents, or whole minutes of one day at most. */
function keptWish(name: PlayLimitName, amount: number | null): number | null {
  if (amount === null || name !== 'session') return amount === null ? null : toCents(amount);
  if (!Number.isInteger(amount) || amount > MOST_MINUTES) throw invalidFields({ amount: 'format' });
  return amount;
}

function setLimit({ name, amount }: ParsedRequestOf<EndpointTable['R-91']>, context: CallContext) {
  const { store, now } = context;
  const memberId = guardedMember(context);
  const wished = keptWish(name, amount);
  store.transaction(() => {
    const { state, change } = wishLimit(limitOf(store, memberId, name, now), wished, now);
    keepLimit(store, memberId, name, state);
    if (change !== 'kept')
      notePlayChange(store, memberId, {
        name,
        action: change,
        amount: wished,
        at: now,
        until: change === 'asked' ? (state.pending?.from ?? null) : null,
      });
    if (name === 'session') shortenSessions(store, memberId, sittingDeadline(store, memberId, now));
  });
  return toldSettings(context, memberId);
}

function setCheck({ minutes }: ParsedRequestOf<EndpointTable['R-92']>, context: CallContext) {
  const { store, now } = context;
  const memberId = guardedMember(context);
  if (!(CHECK_CHOICES as readonly number[]).includes(minutes)) throw invalidFields({ minutes: 'unknown' });
  store.transaction(() => {
    keepCheckMinutes(store, memberId, minutes);
    notePlayChange(store, memberId, { name: 'check', action: 'set', amount: minutes, at: now, until: null });
  });
  return toldSettings(context, memberId);
}

function takeBreak({ kind, length, confirmation }: ParsedRequestOf<EndpointTable['R-93']>, context: CallContext) {
  const { store, now } = context;
  const memberId = guardedMember(context);
  const next = breakFrom(kind, length, now);
  if (next === undefined) throw invalidFields({ length: 'unknown' });
  return store.transaction(() => {
    takeConfirmation(context, confirmation);
    const held = joinedBreak(runningBreak(store, memberId, now), next);
    keepBreak(store, memberId, held);
    notePlayChange(store, memberId, { name: kind, action: 'begun', amount: length, at: now, until: next.until });
    endAddresses(store, memberId);
    if (held.kind === 'exclusion') endMemberSessions(store, memberId);
    return held;
  });
}

function toldCheck({ store, now }: CallContext, memberId: number) {
  const sitting = currentSitting(store, memberId, now);
  const { stakedCents, wonCents } = playSums(store, memberId, { start: sitting.since, end: now + 1 });
  return {
    nextAt: nextCheck(sitting, checkMinutes(store, memberId)),
    since: sitting.since,
    result: fromCents(wonCents - stakedCents),
    endsAt: sittingDeadline(store, memberId, now),
  };
}

function toldPositions({ store, now }: CallContext, memberId: number) {
  return POSITION_PERIODS.map((period) => {
    const span = periodAt(period, now);
    const { depositedCents, withdrawnCents, stakedCents, wonCents } = playSums(store, memberId, span);
    return {
      period,
      since: dayOf(span.start),
      deposited: fromCents(depositedCents),
      withdrawn: fromCents(withdrawnCents),
      staked: fromCents(stakedCents),
      won: fromCents(wonCents),
      net: fromCents(wonCents - stakedCents),
    };
  });
}

export const playHandlers: Handlers<'R-90' | 'R-91' | 'R-92' | 'R-93' | 'R-94' | 'R-94.seen' | 'R-95' | 'R-96'> = {
  'R-90': (_request, context) => toldSettings(context, guardedMember(context)),
  'R-91': setLimit,
  'R-92': setCheck,
  'R-93': takeBreak,
  'R-94': (_request, context) => toldCheck(context, guardedMember(context)),
  'R-94.seen': (_request, context) => {
    const memberId = guardedMember(context);
    checkSitting(context.store, memberId, context.now);
    return toldCheck(context, memberId);
  },
  'R-95': ({ pageNo, pageSize }, context) => {
    const { rows, ...pages } = playChanges(context.store, guardedMember(context), pageNo, pageSize);
    const content = rows.map(({ id, name, action, amount, at, until }) => ({
      id: String(id),
      name,
      action,
      amount: toldFigure(name, amount),
      at,
      until,
    }));
    return { content, ...pages };
  },
  'R-96': (_request, context) => ({ list: toldPositions(context, guardedMember(context)) }),
};
