import { isTrial, MEMBER_TYPE } from 'shared-contracts/session/member-type';
import type { CallContext } from '../app/context';
import { requireSession, type Handlers } from '../app/handler';
import { balanceCents, fromCents, moveMoney } from '../app/money';
import { LIMITS } from '../app/rate-limit';
import { invalidFields, refused } from '../app/refusal';
import { randomSecret } from '../app/secrets';
import { endSession, startSession } from '../app/sessions';
import { login } from './login';
import { memberById, nationalNumber, plainDialingCode } from '../app/members';
import { issueSmsCode } from './sms-codes';

const TRIAL_CREDIT_CENTS = 200_000;
const TRIAL_LIFETIME = 2 * 60 * 60 * 1000;
/** The client counts this down before it may ask again (S2 4). */
const SMS_WAIT = 60_000;

const MEMBER_TABLES = [
  'sessions', 'wallet_transactions', 'wallets', 'favourites', 'recent_games', 'announcement_reads', 'launches',
] as const; // prettier-ignore

/** Removes the trial accounts whose time is over, with everything of theirs. */
function removeEndedTrials({ store, now }: CallContext): void {
  const ended = '(SELECT id FROM members WHERE expires_at <= ?)';
  for (const table of MEMBER_TABLES) store.run(`DELETE FROM ${table} WHERE member_id IN ${ended}`, now);
  store.run('DELETE FROM members WHERE expires_at <= ?', now);
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
  'R-12': (request, context) => {
    const target = {
      mobile: nationalNumber(request.mobileNum ?? request.mobileNo ?? ''),
      dialingCode: plainDialingCode(request.countryDialingCode),
      purpose: request.purpose,
    };
    if (!/^\d{5,20}$/.test(target.mobile)) throw invalidFields({ mobileNum: 'pattern' });
    const { limiter } = context.services;
    const number = `${context.merchant.site}/${target.dialingCode}/${target.mobile}/${target.purpose}`;
    const wait = Math.max(limiter.hit(LIMITS.smsByAddress, context.address), limiter.hit(LIMITS.smsByNumber, number));
    if (wait > 0) throw refused('R-12', 'rate.limited', undefined, wait);
    issueSmsCode(context, target);
    return { expirationTime: context.now + SMS_WAIT };
  },
};
