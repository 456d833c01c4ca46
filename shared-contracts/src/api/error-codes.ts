/**
 * Every error code the gateway may answer, with its HTTP status (docs/product/common.md#messages). A code that is
 * not here still reaches the client: it shows the server's message, or "Unknown error".
 */
export const ERROR_STATUS = {
  'session.missing': 401,
  'session.expired': 401,
  'role.forbidden': 403,
  'password.change_required': 403,
  'feature.off': 403,
  'region.restricted': 403,
  'auth.non_member': 403,
  'auth.non_agent': 403,
  not_found: 404,
  'username.exists': 409,
  'version.conflict': 409,
  'member.disabled': 422,
  'member.not_found': 422,
  'launch.url_empty': 422,
  'captcha.wrong': 422,
  'sms.wrong': 422,
  'affiliate.invalid': 422,
  'affiliate.referrer_invalid': 422,
  'modify.new.old.same': 422,
  'auth.invalid': 422,
  'auth.not_registered': 422,
  'validation.failed': 422,
  'encryption.key_unknown': 422,
  'encryption.replay': 422,
  'amount.range': 422,
  'balance.low': 422,
  'turnover.unmet': 422,
  'payment_password.wrong': 422,
  'order.expired': 422,
  'reward.claimed': 422,
  'reward.expired': 422,
  'quota.exceeded': 422,
  'play.break': 422,
  'play.limit': 422,
  'rate.limited': 429,
  internal: 500,
  'system.upgrading': 503,
  'game.maintenance': 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Codes any call may answer. */
export type CommonErrorCode =
  | 'session.missing'
  | 'session.expired'
  | 'role.forbidden'
  | 'password.change_required'
  | 'feature.off'
  | 'region.restricted'
  | 'validation.failed'
  | 'encryption.key_unknown'
  | 'encryption.replay'
  | 'rate.limited'
  | 'not_found'
  | 'internal'
  | 'system.upgrading';

/** Narrows a code read from the network to one of the table. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
