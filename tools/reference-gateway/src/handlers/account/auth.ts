import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isTrial, MEMBER_TYPE } from 'shared-contracts/session/member-type';
import { askerOf } from '../../rules/account/asker';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { balanceCents, fromCents, moveMoney } from '../../rules/money/money';
import { LIMITS } from '../../rules/security/rate-limit';
import { invalidFields, refused } from '../../rules/refusal';
import { randomSecret } from '../../rules/security/secrets';
import { endSession, startSession } from '../../rules/account/sessions';
import { login } from './login';
import { memberById, memberByPhone } from '../../rules/account/members';
import { requirePhone } from '../../rules/account/phone';
import { CODE_WAIT, hasLiveCode, issueCode } from '../../rules/account/codes';

const TRIAL_CREDIT_CENTS = 200_000;
const TRIAL_LIFETIME = 2 * 60 * 60 * 1000;

const MEMBER_TABLES = [
  'sessions', 'wallet_transactions', 'wallets', 'favourites', 'recent_games', 'announcement_reads', 'launches',
] as const; // prettier-ignore

/**
 * Removes the trial accounts whose time is over, with everything of theirs. The newest account of all stays, empty, until
 * another one follows: the database would give its number out again, and what still goes by it with it.
 */
function removeEndedTrials({ store, now }: CallContext): void {
  const ended = '(SELECT id FROM members WHERE expires_at <= ?)';
  for (const table of MEMBER_TABLES) store.run(`DELETE FROM ${table} WHERE member_id IN ${ended}`, now);
  store.run('DELETE FROM members WHERE expires_at <= ? AND id < (SELECT max(id) FROM members)', now);
}

/** Opens an account that lasts as long as its session; */
function openTrialAccount(context: CallContext) {
  const { store, merchant, now } = context;
  return store.transaction(() => {
    removeEndedTrials(context);
    const userName = `trial_${randomSecret()
      .replace(/[^a-z0-9]/gi, '')
      .slice(0, 8)
      .toLowerCase()}`;
    const memberId = store.insert(
      "INSERT INTO members (merchant, username, type, password_hash, created_at, expires_at) VALUES (?, ?, ?, '', ?, ?)",
      merchant.code,
      userName,
      MEMBER_TYPE.trial,
      now,
      now + TRIAL_LIFETIME,
    );
    moveMoney(store, { memberId, kind: 'bonus', cents: TRIAL_CREDIT_CENTS, remark: 'Trial credit', at: now });
    return { userName, token: startSession(store, merchant, memberId, MEMBER_TYPE.trial, now) };
  });
}

/** One phone, whichever merchant asks and whatever for: its owner hears it ring. */
function sendSms(request: ParsedRequestOf<EndpointTable['R-12']>, context: CallContext) {
  const { countryDialingCode, purpose } = request;
  const { e164: address } = requirePhone({
    countryDialingCode,
    mobileNum: request.mobileNum ?? request.mobileNo ?? '',
  });
  const { limiter } = context.services;
  const asker = askerOf(context, memberByPhone(context.store, context.merchant.code, address)?.id);
  const wait = limiter.hitEach([LIMITS.smsByAddress, context.address], [LIMITS.smsByAsker, `${address} ${asker.key}`]);
  if (wait > 0) throw refused('R-12', 'rate.limited', undefined, wait);
  const target = { address, purpose };
  const answer = { expirationTime: context.now + CODE_WAIT };
  const strangersWait = asker.isProven ? 0 : limiter.hit(LIMITS.smsByNumber, address);
  if (strangersWait > 0) {
    // The phone has a code for this very purpose: somebody else asked for it, and it is as good.
    if (hasLiveCode(context, target)) return answer;
    throw refused('R-12', 'rate.limited', undefined, strangersWait);
  }
  issueCode(context, target);
  return answer;
}

export const authHandlers: Handlers<'R-06' | 'R-07' | 'R-08' | 'R-09' | 'R-12'> = {
  'R-06': login,
  'R-07': (_request, { store, session }) => {
    if (session) endSession(store, session.tokenHash);
    return null;
  },
  'R-08': (_request, context) => {
    if (!context.merchant.isTrial) throw invalidFields({ Merchant: 'trial' });
    const wait = context.services.limiter.hit(LIMITS.trialByAddress, context.address);
    if (wait > 0) throw refused('R-08', 'rate.limited', undefined, wait);
    return { ...openTrialAccount(context), customerType: MEMBER_TYPE.trial };
  },
  'R-09': (_request, context) => {
    const session = requireSession(context);
    if (!isTrial(session.type)) throw refused('R-09', 'role.forbidden');
    const member = memberById(context.store, session.memberId);
    return {
      userName: member.username,
      balance: fromCents(balanceCents(context.store, member.id)),
      expiresAt: member.expires_at ?? context.now,
    };
  },
  'R-12': sendSms,
};
