import { HEALTH_PATH } from 'shared-contracts/release/health';
import { LIMITS } from '../rules/security/rate-limit';
import { captchaSolution } from '../rules/captcha/captchas';
import { loginRequest, type CallOptions, type TestAnswer } from '../testing/contract-client';
import { SAMPLE_CALLS } from '../testing/sample-calls';
import { openTestGateway, type TestGateway } from '../testing/test-client';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Longer than any window. */
const ALL_FORGOTTEN = (HOUR + 1) * 1000;

let gateway: TestGateway;
// Not in test mode, which widens the limits by address.
beforeAll(async () => {
  gateway = await openTestGateway({ test: false, games: 12, passwordCost: 'cheap' });
});
beforeEach(() => gateway.advance(ALL_FORGOTTEN));
afterAll(() => gateway.close());

type Tried = Pick<TestAnswer, 'status' | 'headers'>;

/** Something that is guessed or flooded: so many tries within so many seconds, counted by address or by account. */
interface Guard {
  readonly name: string;
  readonly counts: 'address' | 'account' | 'number';
  readonly tries: number;
  readonly seconds: number;
  /** The entries of the table of limits that this shows. */
  readonly shows?: keyof typeof LIMITS;
  readonly attempt: (index: number, options: CallOptions) => Promise<Tried>;
  readonly as?: string;
}

async function solvedCaptcha(): Promise<{ cookie: string | undefined; captcha: string }> {
  const { cookie } = await gateway.call('R-05', { t: 1 });
  return { cookie, captcha: captchaSolution(gateway.store, cookie?.split('=')[1]) ?? '' };
}

async function guess(username: string, more: object = {}): Promise<TestAnswer> {
  const { cookie, captcha } = await solvedCaptcha();
  return gateway.call('R-06', { ...loginRequest(username, 'Wrong1234'), captcha, ...more }, { cookie });
}

/** One phone number in all the ways it can be typed. */
const SPELLINGS = ['09170000001', '9170000001', '0917-000-0001', ' 0917 000 0001', '(0917) 0000001', '0009170000001'];
const CODES = ['63', '+63', '063', '0063', ' 63 '];

function spelling(index: number): { username: string; countryDialingCode: string } {
  return {
    username: SPELLINGS[index % SPELLINGS.length] ?? '',
    countryDialingCode: CODES[index % CODES.length] ?? '',
  };
}

const sms = (index: number, mobileNum: string) =>
  gateway.call('R-12', { mobileNum, countryDialingCode: CODES[index % CODES.length], purpose: 'login' });
const digits = (index: number) => `0917${String(1_000_000 + index)}`;
const WRONG_PIN = { paymentPassword: '000000' };
const ACCOUNT = { kind: 'bank', bank: 'BPI', number: '1234567890' };

const GUARDS: readonly Guard[] = [
  {
    name: 'passwords, of any accounts',
    counts: 'address',
    tries: 100,
    seconds: 5 * MINUTE,
    shows: 'loginByAddress',
    attempt: (index) => gateway.call('R-06', loginRequest(`nobody_${index}`, 'x')),
  },
  {
    name: 'the password of one account, its captchas solved',
    counts: 'account',
    tries: 10,
    seconds: 15 * MINUTE,
    attempt: (index) => guess(index % 2 === 0 ? 'demo_member' : ' DEMO_Member '),
  },
  {
    name: 'the password of one account, by all spellings of its phone number and by its name',
    counts: 'account',
    tries: 10,
    seconds: 15 * MINUTE,
    attempt: (index) => (index % 4 === 3 ? guess('demo_member') : guess('', spelling(index))),
  },
  {
    name: 'captchas',
    counts: 'address',
    tries: 60,
    seconds: MINUTE,
    shows: 'captchaByAddress',
    attempt: (index) => gateway.call('R-05', { t: index }),
  },
  {
    name: 'registrations',
    counts: 'address',
    tries: 20,
    seconds: HOUR,
    shows: 'registrationByAddress',
    attempt: () => gateway.call('R-14', SAMPLE_CALLS['R-14'][1]),
  },
  {
    name: 'names that are taken',
    counts: 'address',
    tries: 120,
    seconds: MINUTE,
    shows: 'fieldCheckByAddress',
    attempt: (index) => gateway.call('R-18', { username: `name_${index}` }),
  },
  {
    name: 'SMS to many numbers',
    counts: 'address',
    tries: 20,
    seconds: HOUR,
    shows: 'smsByAddress',
    attempt: (index) => sms(0, digits(index)),
  },
  {
    name: 'SMS to one number, in all its spellings',
    counts: 'number',
    tries: 1,
    seconds: MINUTE,
    shows: 'smsByAsker',
    attempt: (index) => sms(index, SPELLINGS[index] ?? ''),
  },
  {
    name: 'SMS to one number from all networks of strangers, where none is there for what is asked',
    counts: 'number',
    tries: 3,
    seconds: MINUTE,
    shows: 'smsByNumber',
    attempt: (index) =>
      gateway.call(
        'R-12',
        { mobileNum: SPELLINGS[0], countryDialingCode: '63', purpose: index < 3 ? 'login' : 'forgot' },
        { headers: { 'x-forwarded-for': `10.0.${index}.1` } },
      ),
  },
  {
    name: 'new passwords by phone',
    counts: 'address',
    tries: 30,
    seconds: HOUR,
    shows: 'recoveryByAddress',
    attempt: () => gateway.call('R-10', SAMPLE_CALLS['R-10'][1]),
  },
  {
    name: 'mails to one account',
    counts: 'account',
    tries: 3,
    seconds: 15 * MINUTE,
    shows: 'recoveryByAccount',
    attempt: (index) =>
      gateway.call('R-11', { username: index % 2 ? 'demo_member' : 'DEMO_MEMBER ', email: `${index}@example.com` }),
  },
  {
    name: 'the old password, by who holds the phone',
    counts: 'account',
    tries: 10,
    seconds: 15 * MINUTE,
    shows: 'passwordByMember',
    as: 'demo_agent',
    attempt: (_index, options) => gateway.call('R-23', SAMPLE_CALLS['R-23'][1], options),
  },
  {
    name: 'codes that are sent for who holds a session',
    counts: 'account',
    tries: 5,
    seconds: 15 * MINUTE,
    shows: 'codeByMember',
    as: 'demo_agent',
    attempt: (_index, options) => gateway.call('R-88', { to: 'email', email: 'ann@example.net' }, options),
  },
  {
    name: 'the password of a confirmation, with the old password',
    counts: 'account',
    tries: 10,
    seconds: 15 * MINUTE,
    as: 'demo_leader',
    attempt: (index, options) =>
      index % 2 === 0
        ? gateway.call('R-87', { by: 'password', password: `guess-${index}` }, options)
        : gateway.call('R-23', SAMPLE_CALLS['R-23'][1], options),
  },
  {
    name: 'codes for a new phone number',
    counts: 'account',
    tries: 20,
    seconds: 10 * MINUTE,
    shows: 'profileByMember',
    as: 'demo_agent',
    attempt: (index, options) =>
      gateway.call(
        'R-22',
        { mobileNum: '09179999999', countryDialingCode: '63', verificationCode: String(100_000 + index) },
        options,
      ),
  },
  {
    name: 'applications with pictures',
    counts: 'account',
    tries: 20,
    seconds: HOUR,
    shows: 'applicationByMember',
    as: 'demo_member',
    attempt: (_index, options) => gateway.call('R-63', { promotionId: '0' }, options),
  },
  {
    name: 'feedback of a member',
    counts: 'account',
    tries: 10,
    seconds: HOUR,
    shows: 'feedbackByAsker',
    as: 'demo_member',
    attempt: (index, options) => gateway.call('R-89', { text: `Please add game number ${index}` }, options),
  },
  {
    name: 'trial accounts',
    counts: 'address',
    tries: 20,
    seconds: HOUR,
    shows: 'trialByAddress',
    attempt: () => gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' }),
  },
  {
    name: 'reports of pages',
    counts: 'address',
    tries: 120,
    seconds: MINUTE,
    shows: 'healthByAddress',
    attempt: async () => {
      const headers = { 'content-type': 'text/plain' };
      const answer = await gateway.app.inject({ method: 'POST', url: HEALTH_PATH, headers, payload: '{' });
      return { status: answer.statusCode, headers: answer.headers };
    },
  },
  {
    name: 'the payment password, at every call that wants it',
    counts: 'account',
    tries: 5,
    seconds: 15 * MINUTE,
    as: 'demo_agent',
    attempt: (index, options) => {
      const headers = { 'Idempotency-Key': `guess-of-the-pin-${index}` };
      const request = { ...options, headers };
      if (index % 4 === 0) return gateway.call('R-26', { oldPassword: '000000', newPassword: '111111' }, request);
      if (index % 4 === 1) return gateway.call('R-27.create', { ...ACCOUNT, ...WRONG_PIN }, request);
      if (index % 4 === 2) return gateway.call('R-33', { accountId: '1', amount: 100, ...WRONG_PIN }, request);
      const recipients = [{ username: 'demo_member', amount: 1 }];
      return gateway.call('R-79.send', { recipients, kind: 'transfer', ...WRONG_PIN }, request);
    },
  },
];

it('every limit of the gateway is tried', () => {
  expect(GUARDS.flatMap(({ shows }) => shows ?? []).sort()).toEqual(Object.keys(LIMITS).sort());
});

it.each(GUARDS)('$name: $tries tries in $seconds s by $counts, then a refusal that tells how long', async (guard) => {
  const { tries, seconds, attempt, as } = guard;
  const options = as === undefined ? {} : { token: await gateway.signIn(as) };
  for (let index = 0; index < tries; index += 1) expect((await attempt(index, options)).status).not.toBe(429);
  const refusal = await attempt(tries, options);
  const wait = Number(refusal.headers['retry-after']);
  expect([refusal.status, wait > 0 && wait <= seconds]).toEqual([429, true]);
  gateway.advance(wait * 1000 + 1);
  expect((await attempt(tries + 1, options)).status).not.toBe(429);
});

it('passwords that are tried at once share no try: two are compared, the others want a captcha', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => gateway.call('R-06', loginRequest('demo_staff', 'Wrong1234'))),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 'auth.invalid')).toHaveLength(2);
  expect(codes.filter((code) => code === 'captcha.wrong')).toHaveLength(18);
});

it('a name of 200 kB is refused, and not kept', async () => {
  const longest = () =>
    gateway.store.get<{ length: number }>('SELECT max(length(account)) AS length FROM login_failures')?.length ?? 0;
  expect((await gateway.call('R-06', loginRequest('x'.repeat(200_000), 'x'))).status).toBe(422);
  await gateway.call('R-06', loginRequest('x'.repeat(2000), 'x'));
  expect(longest()).toBeLessThan(100);
});
