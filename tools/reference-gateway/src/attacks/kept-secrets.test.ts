import { randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHEAP_COST, createPasswordHasher, FULL_COST, passwordCostOf } from '../rules/security/passwords';
import { tableNames } from '../data/store/migrations';
import { createGateway } from '../gateway';
import { contractClient, loginRequest } from '../testing/contract-client';
import { openTestGateway, type TestGateway } from '../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ games: 12 });
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const PHONE = { mobileNum: '09170000001', countryDialingCode: '63' };

/** As hashes were made before they stated their cost. */
function hashOfBefore(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N: 16_384, r: 8, p: 1 });
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

type HashColumn = 'password_hash' | 'payment_password_hash';

function keptHash(column: HashColumn): string {
  const row = gateway.store.get<{ hash: string }>(
    `SELECT ${column} AS hash FROM members WHERE merchant = 'aurora' AND username = 'demo_member'`,
  );
  return row?.hash ?? '';
}

function keepHash(column: HashColumn, hash: string): void {
  gateway.store.run(`UPDATE members SET ${column} = ? WHERE merchant = 'aurora' AND username = 'demo_member'`, hash);
}

describe('a password', () => {
  it('is kept with OWASP’s cost, which the hash states', async () => {
    expect(FULL_COST).toEqual({ N: 2 ** 17, r: 8, p: 1 });
    const hasher = createPasswordHasher(FULL_COST);
    const hash = await hasher.hash('Demo1234');
    expect(hash).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect([await hasher.verify('Demo1234', hash), await hasher.verify('Demo1235', hash)]).toEqual([true, false]);
    expect([hasher.isOutdated(hash), createPasswordHasher(CHEAP_COST).isOutdated(hash)]).toEqual([false, true]);
  });

  it('is hashed again at a sign-in where its hash is of before, and at no wrong one', async () => {
    const before = hashOfBefore('Demo1234');
    keepHash('password_hash', before);
    expect((await gateway.call('R-06', loginRequest('demo_member', 'Wrong1234'))).code).toBe('auth.invalid');
    expect(keptHash('password_hash')).toBe(before);
    await gateway.signIn('demo_member');
    const renewed = keptHash('password_hash');
    expect(renewed).toMatch(/^scrypt\$1024\$8\$1\$/);
    await gateway.signIn('demo_member');
    expect(keptHash('password_hash')).toBe(renewed);
  });

  it('for payments likewise', async () => {
    const token = await gateway.signIn('demo_member');
    keepHash('payment_password_hash', hashOfBefore('246810'));
    const account = { kind: 'bank', bank: 'BPI', holder: 'Ann', number: '1234567890', paymentPassword: '246810' };
    const headers = { 'Idempotency-Key': 'a-payout-account' };
    await gateway.call('R-27.create', account, { token, headers });
    expect(keptHash('payment_password_hash')).toMatch(/^scrypt\$1024\$8\$1\$/);
  });

  it('is compared a few at a time; who comes when many wait is told to come again', async () => {
    const hasher = createPasswordHasher(CHEAP_COST);
    const asked = Array.from({ length: 60 }, () => hasher.hash('Demo1234'));
    const settled = await Promise.allSettled(asked);
    const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals).toHaveLength(18);
    expect(refusals[0]).toMatchObject({ code: 'rate.limited', retryAfter: 5 });
    expect(await hasher.hash('Demo1234')).toMatch(/^scrypt/);
  });

  it('that nobody had the time to compare is no failure of the member', async () => {
    const busy = Array.from({ length: 60 }, (_, index) =>
      gateway.call('R-06', loginRequest(`nobody_${index}`, 'x'), { headers: { 'x-forwarded-for': `10.0.${index}.1` } }),
    );
    const answers = await Promise.all(busy);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    const failures = gateway.store.get<{ count: number }>('SELECT count(*) AS count FROM login_failures')?.count;
    expect(failures).toBe(60 - refused.length);
  });
});

describe('the cheap cost', () => {
  const terms = { asked: undefined, isTest: false, isKept: true, mode: undefined } as const;
  it.each([
    ['a gateway that keeps accounts', terms, FULL_COST],
    ['a gateway in memory', { ...terms, isKept: false }, FULL_COST],
    ['a test', { ...terms, isTest: true }, CHEAP_COST],
    ['a test that asks for the full one', { ...terms, isTest: true, asked: 'full' }, FULL_COST],
    ['a test in production', { ...terms, isTest: true, mode: 'production' }, FULL_COST],
    ['a gateway in memory that asks for it', { ...terms, isKept: false, asked: 'cheap' }, CHEAP_COST],
  ] as const)('of %s', (_name, given, cost) => {
    expect(passwordCostOf(given)).toBe(cost);
  });

  it.each([
    { ...terms, asked: 'cheap' },
    { ...terms, asked: 'cheap', isTest: true, mode: 'production' },
    { ...terms, asked: 'cheap', isKept: false, mode: 'production' },
  ] as const)('is refused in production: %j', (given) => {
    expect(() => passwordCostOf(given)).toThrow('hashes their passwords at full cost');
  });

  it('keeps a gateway from starting on a folder', async () => {
    const home = mkdtempSync(join(tmpdir(), 'gateway-'));
    await expect(createGateway({ home, passwordCost: 'cheap' })).rejects.toThrow('at full cost');
    rmSync(home, { recursive: true });
  });
});

describe('what was sent', () => {
  it('a code of six digits is tried five times, whichever call asks, and then the right one opens nothing', async () => {
    await gateway.call('R-12', { ...PHONE, purpose: 'register' });
    const { code = '' } = gateway.store.get<{ code: string }>('SELECT code FROM codes ORDER BY id DESC LIMIT 1') ?? {};
    const check = async (verificationCode: string) =>
      (await gateway.call('R-16', { ...PHONE, verificationCode })).value.valid;
    expect(await check(code)).toBe(true);
    for (let index = 0; index < 4; index += 1) expect(await check(code === '100000' ? '100001' : '100000')).toBe(false);
    expect(await check(code)).toBe(false);
  });

  it('is kept in a gateway’s folder as keyed hashes: no code and no temporary password can be read there', async () => {
    const home = mkdtempSync(join(tmpdir(), 'gateway-'));
    const plain = await createGateway({ home, games: 12 });
    const { call } = contractClient(async ({ method, url, headers, payload }) => {
      const answer = await plain.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
      return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
    });
    expect((await call('R-12', { ...PHONE, purpose: 'login' })).status).toBe(200);
    expect((await call('R-11', { username: 'demo_member', email: 'demo_member@example.com' })).status).toBe(200);
    const codes = plain.store.all<{ code: string; code_hash: string }>('SELECT code, code_hash FROM codes');
    expect(codes).toEqual([{ code: '', code_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(plain.store.all('SELECT secret FROM mails')).toEqual([{ secret: '' }]);
    const [kept] = plain.store.all<{ password_hash: string }>('SELECT password_hash FROM recovery_passwords');
    expect(kept?.password_hash).toMatch(/^[\w-]{43}$/);
    const key = readFileSync(join(home, 'gateway-key'), 'utf8').trim();
    expect(statSync(join(home, 'gateway-key')).mode & 0o777).toBe(0o600);
    const database = JSON.stringify(tableNames(plain.store).map((name) => plain.store.all(`SELECT * FROM "${name}"`)));
    expect(database).not.toContain(key);
    await plain.close();
    const files = readdirSync(home).filter((name) => name.startsWith('gateway.db'));
    for (const name of files) expect(readFileSync(join(home, name), 'latin1')).not.toContain(key);
    rmSync(home, { recursive: true });
  });

  it('a temporary password opens the account once, and two at once are one', async () => {
    await gateway.call('R-11', { username: 'demo_member', email: 'demo_member@example.com' });
    const { secret = '' } = gateway.store.get<{ secret: string }>('SELECT secret FROM mails') ?? {};
    const answers = await Promise.all([0, 1].map(() => gateway.call('R-06', loginRequest('demo_member', secret))));
    expect(answers.filter(({ status, value }) => status === 200 && value.firstTimeLogin)).not.toEqual([]);
    expect(keptHash('password_hash')).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect(gateway.store.all('SELECT * FROM recovery_passwords')).toEqual([]);
  });
});
