import { isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { ToastKind } from 'shared-contracts/remote/remote-context';

/** How a failure is shown: which text, in which kind of toast; or the server's own words; or not at all. */
export type FailureText =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly key: string; readonly offline: boolean }
  | { readonly kind: 'server'; readonly message: string };

/** The site's own text for each code, by key of the host's texts (docs/product/common.md#messages). */
const TEXT_OF_CODE: Readonly<Record<string, string>> = {
  'session.missing': 'error.sessionMissing',
  'session.expired': 'error.sessionExpired',
  'role.forbidden': 'error.forbidden',
  'feature.off': 'error.forbidden',
  'region.restricted': 'error.regionRestricted',
  'member.disabled': 'error.memberDisabled',
  'member.not_found': 'error.memberDisabled',
  'launch.url_empty': 'error.urlEmpty',
  'system.upgrading': 'error.upgrading',
  'game.maintenance': 'error.upgrading',
  'captcha.wrong': 'error.captchaWrong',
  'sms.wrong': 'error.smsWrong',
  'affiliate.invalid': 'error.affiliateInvalid',
  'affiliate.referrer_invalid': 'error.referrerInvalid',
  'username.exists': 'error.usernameExists',
  'auth.non_member': 'error.nonMember',
  'auth.non_agent': 'error.nonAgent',
  'auth.invalid': 'error.authInvalid',
  'modify.new.old.same': 'error.samePassword',
  'rate.limited': 'error.rateLimited',
  'amount.range': 'error.amountRange',
  'balance.low': 'error.balanceLow',
  'turnover.unmet': 'error.turnoverUnmet',
  'payment_password.wrong': 'error.paymentPasswordWrong',
  'order.expired': 'error.orderExpired',
  'version.conflict': 'error.versionConflict',
  'auth.not_registered': 'error.notRegistered',
  'reward.claimed': 'error.rewardClaimed',
  'reward.expired': 'error.rewardExpired',
  'quota.exceeded': 'error.quotaExceeded',
  // A user can do nothing about these: the server's words on its own faults are for its log.
  internal: 'error.unknown',
  'encryption.key_unknown': 'error.unknown',
  'encryption.replay': 'error.unknown',
};

/** The screen that changes the password is where such a session is led, and says why. */
const SAID_ELSEWHERE = ['validation.failed', 'not_found', 'password.change_required'];

/** Decides what the user is told of a failed call; no other code does (docs/product/common.md#messages). */
export function failureText(failure: ApiFailure): FailureText {
  switch (failure.kind) {
    case 'cancelled':
      return { kind: 'none' };
    case 'network':
      return { kind: 'text', key: 'error.noInternet', offline: true };
    case 'timeout':
      return { kind: 'text', key: 'error.slowConnection', offline: true };
    case 'malformed':
      return { kind: 'text', key: 'error.unknown', offline: false };
    default: {
      if (SAID_ELSEWHERE.includes(failure.code)) return { kind: 'none' };
      const key = Object.hasOwn(TEXT_OF_CODE, failure.code) ? TEXT_OF_CODE[failure.code] : undefined;
      if (key !== undefined) return { kind: 'text', key, offline: false };
      const message = failure.kind === 'rejected' ? failure.message.trim() : '';
      return message === '' ? { kind: 'text', key: 'error.unknown', offline: false } : { kind: 'server', message };
    }
  }
}

/** A failure as a toast: words of our own by key, or the server's. */
export type FailureToast =
  | { readonly kind: Extract<ToastKind, 'offline' | 'fail'>; readonly key: string }
  | { readonly kind: Extract<ToastKind, 'fail'>; readonly message: string };

/**
 * The toast for a failed call; null shows nothing. A lost connection has a short kind of its own. Without a connection
 * every failure that no gateway answered counts as one, such as the code of a section that did not come.
 */
export function failureToast(error: unknown, isOnline = navigator.onLine): FailureToast | null {
  const isAnswered = isApiError(error) && error.failure.kind !== 'malformed';
  if (!isAnswered && !isOnline) return { kind: 'offline', key: 'error.noInternet' };
  if (!isApiError(error)) return { kind: 'fail', key: 'error.unknown' };
  const text = failureText(error.failure);
  if (text.kind === 'none') return null;
  if (text.kind === 'server') return { kind: 'fail', message: text.message };
  return { kind: text.offline ? 'offline' : 'fail', key: text.key };
}
