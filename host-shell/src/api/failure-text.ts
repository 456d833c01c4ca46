import type { ApiFailure } from 'shared-contracts/api/api-error';

/** How a failure is shown: which text, in which kind of toast; or the server's own words; or not at all. */
export type FailureText =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly key: string; readonly offline: boolean }
  | { readonly kind: 'server'; readonly message: string };

/** Own words for codes, by key of the host's texts (decisions, part 5). */
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
};

const SAID_ELSEWHERE = ['validation.failed', 'not_found'];

/** Decides what the user is told of a failed call (D-19, part 5): the only place that does. */
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
      const key = TEXT_OF_CODE[failure.code];
      if (key !== undefined) return { kind: 'text', key, offline: false };
      const message = failure.kind === 'rejected' ? failure.message.trim() : '';
      return message === '' ? { kind: 'text', key: 'error.unknown', offline: false } : { kind: 'server', message };
    }
  }
}
