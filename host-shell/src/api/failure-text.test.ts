import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { ERROR_STATUS } from 'shared-contracts/api/error-codes';
import english from '../locales/EN.json';
import { failureText, failureToast, type FailureText, type FailureToast } from './failure-text';

/** Failures that are not the caller's fault: the message can only say that the call failed. */
const SERVER_FAULTS = ['internal', 'encryption.key_unknown', 'encryption.replay'] as const;

const SERVER_WORDS = 'Server words';

/** The English text of every other code (docs/product/common.md#messages); '' is said elsewhere. */
const TEXTS: Readonly<Record<Exclude<keyof typeof ERROR_STATUS, (typeof SERVER_FAULTS)[number]>, string>> = {
  'session.missing': 'You are not logged in, please login first',
  'session.expired': 'The account has been logged out, please log in again',
  'password.change_required': '',
  'role.forbidden': 'Sorry, this account does not have permission or the feature is temporarily unavailable',
  'feature.off': 'Sorry, this account does not have permission or the feature is temporarily unavailable',
  'region.restricted': 'Access restricted / Access Denied',
  'auth.non_member': 'Non-member account unable to login',
  'auth.non_agent': 'Non-agents cannot log in',
  not_found: '',
  'username.exists': 'Sorry, the username already exists',
  'version.conflict': 'This was changed meanwhile, please reload',
  'member.disabled': 'Sorry, the user does not exist or is disabled',
  'member.not_found': 'Sorry, the user does not exist or is disabled',
  'launch.url_empty': 'The requested url is empty, please check your request format',
  'captcha.wrong': 'wrong captcha',
  'sms.wrong': 'Verification code error',
  'affiliate.invalid': 'Invalid invitation code',
  'affiliate.referrer_invalid': 'Referrer link error',
  'modify.new.old.same': 'new and old password cannot be the same',
  'auth.invalid': 'Incorrect username or password',
  'auth.not_registered': 'This account is not registered yet',
  'validation.failed': '',
  'amount.range': 'The amount is outside the limits',
  'balance.low': 'Insufficient balance',
  'turnover.unmet': 'The required turnover is not reached yet',
  'payment_password.wrong': 'Wrong payment password',
  'order.expired': 'The order has expired',
  'reward.claimed': 'This reward was already claimed',
  'reward.expired': 'This reward has expired',
  'quota.exceeded': 'The quota is used up',
  // Forms and screens say these with their dates and amounts; else the server does.
  'play.break': SERVER_WORDS,
  'play.limit': SERVER_WORDS,
  'rate.limited': 'Too many attempts, please try again later',
  'system.upgrading': 'System upgrading, please try again later',
  'game.maintenance': 'System upgrading, please try again later',
};

function failureFor(code: string, status: number, message: string): ApiFailure {
  if (status === 401) return { kind: 'unauthorised', code };
  if (status === 403) return { kind: 'forbidden', code };
  return { kind: 'rejected', code, status, message };
}

/** What a person reads. */
function shown(text: FailureText): string {
  if (text.kind === 'none') return '';
  if (text.kind === 'server') return text.message;
  const [, name = ''] = text.key.split('.');
  return (english.error as Readonly<Record<string, string>>)[name] ?? `no text for ${text.key}`;
}

const UNKNOWN = 'Unknown error';

describe('failureText', () => {
  it.each(Object.entries(TEXTS))('%s: %s', (code, text) => {
    const status = ERROR_STATUS[code as keyof typeof ERROR_STATUS];
    expect(shown(failureText(failureFor(code, status, ` ${SERVER_WORDS} `)))).toBe(text);
    expect(shown(failureText(failureFor(code, status, '  ')))).toBe(text === SERVER_WORDS ? UNKNOWN : text);
  });

  it.each(SERVER_FAULTS)('%s: Unknown error, whatever the server says', (code) => {
    expect(shown(failureText(failureFor(code, ERROR_STATUS[code], '')))).toBe(UNKNOWN);
    expect(shown(failureText(failureFor(code, ERROR_STATUS[code], 'ERR at line 7')))).toBe(UNKNOWN);
  });

  it.each<[string, ApiFailure, string, boolean]>([
    ['no connection', { kind: 'network', offline: true }, 'No Internet', true],
    ['a lost connection', { kind: 'network', offline: false }, 'No Internet', true],
    ['no answer in time', { kind: 'timeout' }, 'Slow Connection', true],
    ['an answer that is none', { kind: 'malformed', detail: 'x' }, UNKNOWN, false],
    ['a code nobody knows', { kind: 'forbidden', code: 'new.code' }, UNKNOWN, false],
    ['a code that every object has', { kind: 'forbidden', code: 'constructor' }, UNKNOWN, false],
  ])('%s', (_name, failure, text, offline) => {
    const result = failureText(failure);
    expect(shown(result)).toBe(text);
    expect(result).toMatchObject({ offline });
  });

  it('says nothing of a call that was given up', () => {
    expect(failureText({ kind: 'cancelled' })).toEqual({ kind: 'none' });
  });
});

describe('failureToast', () => {
  const of = (failure: ApiFailure): FailureToast | null => failureToast(apiError('R-28', failure));

  it.each<[string, FailureToast | null, FailureToast | null]>([
    ['no connection', of({ kind: 'network', offline: true }), { kind: 'offline', key: 'error.noInternet' }],
    ['a lost connection', of({ kind: 'network', offline: false }), { kind: 'offline', key: 'error.noInternet' }],
    ['no answer in time', of({ kind: 'timeout' }), { kind: 'offline', key: 'error.slowConnection' }],
    ['a known code', of(failureFor('role.forbidden', 403, '')), { kind: 'fail', key: 'error.forbidden' }],
    ['words of the server', of(failureFor('x.y', 422, 'Closed')), { kind: 'fail', message: 'Closed' }],
    ['a call given up', of({ kind: 'cancelled' }), null],
    ['what forms say themselves', of(failureFor('validation.failed', 422, 'no')), null],
    ['anything but a failed call', failureToast(new Error('x')), { kind: 'fail', key: 'error.unknown' }],
    ['an answer nobody can read', of({ kind: 'malformed', detail: 'x' }), { kind: 'fail', key: 'error.unknown' }],
  ])('%s', (_name, toast, expected) => {
    expect(toast).toEqual(expected);
  });

  it.each<[string, unknown, FailureToast]>([
    ['code that did not come', new Error('x'), { kind: 'offline', key: 'error.noInternet' }],
    [
      'a call that could not be made',
      apiError('R-45', { kind: 'malformed', detail: 'x' }),
      { kind: 'offline', key: 'error.noInternet' },
    ],
    [
      'a refusal that came before',
      apiError('R-45', failureFor('role.forbidden', 403, '')),
      { kind: 'fail', key: 'error.forbidden' },
    ],
  ])('without a connection: %s', (_name, error, expected) => {
    expect(failureToast(error, false)).toEqual(expected);
  });
});
