import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
let accountId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_member');
  accountId = await addAccount();
});
afterAll(() => gateway.close());

const ACCOUNT = { kind: 'bank', bank: 'First Island Bank', holder: 'Demo member', number: '0048 2210-7745' };
let keys = 0;
const withKey = (key = `withdrawal-${(keys += 1)}`) => ({ token, headers: { 'Idempotency-Key': key } });
const add = (changes: object = {}) => gateway.call('R-27.create', { ...ACCOUNT, paymentPassword: '246810', ...changes }, { token }); // prettier-ignore
const addAccount = async () => (await add()).value.list[0]?.id ?? '';
const withdraw = (request: object = {}, options = withKey()) =>
  gateway.call('R-33', { accountId, amount: 1_000, paymentPassword: '246810', ...request }, options);
const settings = async () => (await gateway.call('R-32', {}, { token })).value;
const balance = async () => (await gateway.call('R-28', {}, { token })).value.sumBalance;
const control = async (path: string, payload: object) =>
  (await gateway.app.inject({ method: 'POST', url: `/__ref/${path}`, payload })).json<{ ok: boolean }>().ok;

/** A deposit that was paid and waits to be played. */
async function depositPaid(amount: number): Promise<void> {
  const { value } = await gateway.call('R-30', { methodId: 'ewallet', amount }, withKey());
  expect(await control('orders', { id: value.id, end: 'paid' })).toBe(true);
}

describe('payout accounts', () => {
  it('are masked, and added once', async () => {
    const list = [{ id: accountId, kind: 'bank', bank: 'First Island Bank', holderMasked: 'D***', numberMasked: '•••• 7745' }]; // prettier-ignore
    expect((await gateway.call('R-27.list', {}, { token })).value.list).toEqual(list);
    expect((await add()).value.list).toEqual(list);
  });

  it('are removed; one that is gone takes no money', async () => {
    const byLogin = (await gateway.call('R-87', { by: 'password', password: 'Demo1234' }, { token })).value;
    const refusedRemoval = { id: accountId, confirmation: byLogin.confirmation };
    expect((await gateway.call('R-27.remove', refusedRemoval, { token })).value).toEqual({
      fields: { confirmation: 'required' },
    });
    const wrong = await gateway.call('R-87', { by: 'paymentPassword', paymentPassword: '000000' }, { token });
    expect([wrong.code, wrong.value]).toEqual(['payment_password.wrong', { triesLeft: 4 }]);
    const proof = { by: 'paymentPassword', paymentPassword: '246810' } as const;
    const { confirmation } = (await gateway.call('R-87', proof, { token })).value;
    const remove = { id: accountId, confirmation };
    expect((await gateway.call('R-27.remove', remove, { token })).value.list).toEqual([]);
    expect((await gateway.call('R-27.remove', { id: accountId }, { token })).code).toBe('not_found');
    expect((await withdraw()).value).toEqual({ fields: { accountId: 'unknown' } });
  });

  it('belong to one member', async () => {
    const other = await gateway.signIn('demo_agent');
    expect((await gateway.call('R-27.list', {}, { token: other })).value.list).toEqual([]);
    expect((await gateway.call('R-27.remove', { id: accountId }, { token: other })).code).toBe('not_found');
  });

  it.each([
    [{ kind: 'cash' }, { kind: 'unknown' }],
    [{ bank: ' ' }, { bank: 'required' }],
    [{ bank: 'x'.repeat(61) }, { bank: 'format' }],
    [{ bank: '\u2800' }, { bank: 'format' }],
    [{ bank: 'Bank of Nowhere' }, { bank: 'unknown' }],
    [{ number: '123456' }, { number: 'mismatch' }],
    [{ kind: 'crypto', bank: 'USDT (TRC-20)', number: '0x'.padEnd(42, 'a') }, { number: 'mismatch' }],
    [{ number: '12-34' }, { number: 'format' }],
    [{ number: '12 34;56' }, { number: 'format' }],
  ])('refuse %j by its field', async (changes, fields) => {
    const answer = await add(changes);
    expect([answer.code, answer.value]).toEqual(['validation.failed', { fields }]);
  });

  it('are told with the banks, wallets and networks of the merchant', async () => {
    const { kinds } = (await gateway.call('R-27.list', {}, { token })).value;
    expect(kinds.map(({ kind }) => kind)).toEqual(['bank', 'ewallet', 'crypto']);
    expect(kinds[1]?.providers.map(({ name }) => name)).toContain('GCash');
    for (const { providers } of kinds)
      for (const { pattern = '' } of providers) expect(() => new RegExp(pattern)).not.toThrow();
  });

  it.each([
    ['ewallet', 'GCash', '0917 000 0001'],
    ['ewallet', 'Maya', '+63 917-000-0001'],
    ['crypto', 'USDT (TRC-20)', 'TDemo7Zk3mQx9vBn2pLs5wRt8yHc4fJd6a'],
  ])('take a number of %s %s: %s', async (kind, bank, number) => {
    expect((await add({ kind, bank, number })).status).toBe(200);
  });

  it('belong to the real name, whatever holder is sent; without one the holder becomes it', async () => {
    await add({ holder: 'Somebody Else', number: '000000000001' });
    const holders = gateway.store.all('SELECT DISTINCT holder FROM payout_accounts WHERE removed_at IS NULL');
    expect(holders).toEqual([{ holder: 'Demo member' }]);
    gateway.store.run("UPDATE members SET payee_name = '' WHERE username = 'demo_member'");
    expect((await add({ holder: '', number: '000000000002' })).value).toEqual({ fields: { holder: 'required' } });
    expect((await add({ holder: 'R2D2', number: '000000000002' })).value).toEqual({ fields: { holder: 'format' } });
    expect((await add({ holder: 'Ann Lee', number: '000000000002' })).status).toBe(200);
    expect((await gateway.call('R-21', {}, { token })).value.payeeNameMasked).toBe('A***');
  });

  it('are five at most', async () => {
    for (const digit of [1, 2, 3, 4]) expect((await add({ number: `00000000000${digit}` })).status).toBe(200);
    expect((await add({ number: '000000000005' })).value).toEqual({ fields: { number: 'limit' } });
  });

  it('want the payment password', async () => {
    const answer = await add({ number: '000000000009', paymentPassword: '000000' });
    expect([answer.code, answer.value]).toEqual(['payment_password.wrong', { triesLeft: 4 }]);
  });
});

describe('the payment password', () => {
  const save = (request: Readonly<Record<string, string>>) => gateway.call('R-26', request, { token });

  it('is changed with the old one', async () => {
    expect((await save({ newPassword: '135790' })).value).toEqual({ fields: { oldPassword: 'required' } });
    expect((await save({ oldPassword: '000000', newPassword: '135790' })).code).toBe('payment_password.wrong');
    expect((await save({ oldPassword: '246810', newPassword: '135790' })).status).toBe(200);
    expect((await withdraw()).code).toBe('payment_password.wrong');
    expect((await withdraw({ paymentPassword: '135790' })).status).toBe(201);
  });

  it('that is forgotten is replaced by a code to the proven phone, and by nothing less', async () => {
    for (const _try of [1, 2, 3, 4, 5]) await withdraw({ paymentPassword: '000000' });
    const byLogin = (await gateway.call('R-87', { by: 'password', password: 'Demo1234' }, { token })).value;
    const refusal = await save({ newPassword: '135790', confirmation: byLogin.confirmation });
    expect(refusal.value).toEqual({ fields: { confirmation: 'required' } });
    await gateway.call('R-88', { to: 'phone' }, { token });
    const sent = await gateway.app.inject('/__ref/sms?mobileNum=09170000001');
    const [message] = sent.json<{ messages: { code: string }[] }>().messages;
    const byCode = { by: 'code', verificationCode: message?.code ?? '' } as const;
    const { confirmation } = (await gateway.call('R-87', byCode, { token })).value;
    expect((await save({ newPassword: '135790', confirmation })).status).toBe(200);
    expect((await withdraw({ paymentPassword: '135790' })).status).toBe(201);
  });

  it.each(['12345', '1234567', 'abcdef', '12 456'])('is six digits, not %p', async (newPassword) => {
    expect((await save({ oldPassword: '246810', newPassword })).value).toEqual({ fields: { newPassword: 'format' } });
  });

  it('rests after five wrong ones, also for the right one, until the window is over', async () => {
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect((await withdraw({ paymentPassword: '000000' })).value).toEqual({ triesLeft });
    }
    const resting = await withdraw();
    expect([resting.status, resting.code]).toEqual([429, 'rate.limited']);
    expect(Number(resting.headers['retry-after'])).toBeGreaterThan(890);
    gateway.advance(15 * 60_000);
    expect((await withdraw()).status).toBe(201);
  });

  it('counts tries that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw({ paymentPassword: '000000' })));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'payment_password.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(3);
  });

  it('that is right forgives the wrong ones', async () => {
    await withdraw({ paymentPassword: '000000' });
    await withdraw();
    expect((await withdraw({ paymentPassword: '000000' })).value).toEqual({ triesLeft: 4 });
  });
});

describe('R-32', () => {
  it('tells the limits, and the whole balance where nothing is locked', async () => {
    expect(await settings()).toEqual({ withdrawable: 12480.5, turnoverLeft: 0, min: 100, max: 50_000, fee: 10, timesLeft: 5 }); // prettier-ignore
  });

  it('frees a deposit as it is played', async () => {
    await depositPaid(500);
    expect(await settings()).toMatchObject({ withdrawable: 12480.5, turnoverLeft: 500 });
    expect(await control('play', { username: 'demo_member', stake: 200, payout: 200 })).toBe(true);
    expect(await settings()).toMatchObject({ withdrawable: 12680.5, turnoverLeft: 300 });
    expect(await control('play', { username: 'demo_member', stake: 299, payout: 299 })).toBe(true);
    expect(await settings()).toMatchObject({ withdrawable: 12979.5, turnoverLeft: 1 });
  });

  it('stakes the deposit before the money that was free', async () => {
    await depositPaid(500);
    expect(await control('play', { username: 'demo_member', stake: 499 })).toBe(true);
    expect(await settings()).toMatchObject({ withdrawable: 12480.5, turnoverLeft: 1 });
  });

  it.each(['demo_noagent', 'demo_staff'])('is not for %s', async (username) => {
    const other = await gateway.signIn(username);
    expect((await gateway.call('R-32', {}, { token: other })).code).toBe('role.forbidden');
  });
});

describe('R-33', () => {
  it('takes the money at once and gives it back when the bank refuses', async () => {
    const answer = await withdraw();
    expect([answer.status, answer.value.state]).toEqual([201, 'pending']);
    expect(await balance()).toBe(11480.5);
    expect(await control('orders', { id: answer.value.id, end: 'failed' })).toBe(true);
    expect(await control('orders', { id: answer.value.id, end: 'paid' })).toBe(false);
    expect(await balance()).toBe(12480.5);
    expect((await settings()).timesLeft).toBe(5);
  });

  it('is one order for one key, also when both come at once', async () => {
    const options = withKey('one-withdrawal');
    const [first, second] = await Promise.all([withdraw({}, options), withdraw({}, options)]);
    expect(second.value).toEqual(first.value);
    expect(await balance()).toBe(11480.5);
  });

  it.each([
    [{ amount: 99.99 }, 'amount.range', { min: 100, max: 50_000 }],
    [{ amount: 50_000.01 }, 'amount.range', { min: 100, max: 50_000 }],
    [{ amount: 12480.51 }, 'balance.low', undefined],
    [{ paymentPassword: '000000' }, 'payment_password.wrong', { triesLeft: 4 }],
    [{ accountId: '999' }, 'validation.failed', { fields: { accountId: 'unknown' } }],
  ])('refuses %j', async (request, code, value) => {
    const answer = await withdraw(request);
    expect([answer.code, answer.value]).toEqual([code, value]);
    expect(await balance()).toBe(12480.5);
  });

  it('refuses what is still to be played', async () => {
    await depositPaid(500);
    const answer = await withdraw({ amount: 12_600 });
    expect([answer.code, answer.value]).toEqual(['turnover.unmet', { turnoverLeft: 500 }]);
    expect((await withdraw({ amount: 12_480.5 })).status).toBe(201);
  });

  it('is had five times a day', async () => {
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await withdraw({ amount: 100 })).status).toBe(201);
      expect((await settings()).timesLeft).toBe(left);
    }
    expect((await withdraw({ amount: 100 })).value).toEqual({ fields: { amount: 'times' } });
    gateway.advance(24 * 60 * 60_000 - 60_000);
    token = await gateway.signIn('demo_member');
    expect((await withdraw({ amount: 100 })).status).toBe(201);
  });
});
