import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_member');
});
afterAll(() => gateway.close());

let keys = 0;
const withKey = (key = `deposit-${(keys += 1)}`) => ({ token, headers: { 'Idempotency-Key': key } });
const deposit = (request: object = {}, options = withKey()) =>
  gateway.call('R-30', { methodId: 'ewallet', amount: 500, ...request }, options);
const stateOf = (id: string) => gateway.call('R-31', { id }, { token });
const balance = async () => (await gateway.call('R-28', {}, { token })).value.sumBalance;
const end = async (id: string, how: 'paid' | 'failed' | 'expired') =>
  (await gateway.app.inject({ method: 'POST', url: '/__ref/orders', payload: { id, end: how } })).json<{
    ok: boolean;
  }>().ok;

async function promotionOf(category: string): Promise<string> {
  const { value } = await gateway.call('R-60', { types: 'PR', platform: 'M', merchantCode: 'aurora' }, { token });
  return value.promotion.find((promotion) => promotion.category === category)?.id ?? '';
}

describe('R-29', () => {
  it.each([
    ['aurora', ['ewallet', 'bank', 'online', 'usdt']],
    ['bahari', ['ewallet', 'bank']],
    ['lotus', ['online', 'bank', 'usdt']],
  ])('lists the methods of %s', async (merchant, ids) => {
    const own = await gateway.signIn('demo_member', merchant);
    const { value } = await gateway.call('R-29', {}, { token: own, merchant });
    expect(value.list.map(({ id }) => id)).toEqual(ids);
  });

  it('speaks the language of the caller', async () => {
    const { value } = await gateway.call('R-29', {}, { token, language: 'CN' });
    expect([value.list[1]?.name, value.list[1]?.fields[0]?.label]).toEqual(['银行转账', '付款人姓名']);
  });

  it.each(['demo_noagent', 'demo_staff'])('is not for %s', async (username) => {
    const other = await gateway.signIn(username);
    expect((await gateway.call('R-29', {}, { token: other })).code).toBe('role.forbidden');
  });
});

describe('R-30', () => {
  it('opens an order with a page to pay on, and moves nothing yet', async () => {
    const before = await balance();
    const answer = await deposit();
    expect(answer.status).toBe(201);
    expect(answer.value).toMatchObject({ state: 'pending', instructions: {} });
    expect(answer.value.payUrl).toMatch(/^http:\/\/[^/]+\/vendor-demo\/pay\?order=[\w-]{40,}$/);
    expect((answer.value.expiresAt ?? 0) - gateway.now()).toBeGreaterThan(14 * 60_000);
    expect(await balance()).toBe(before);
  });

  it('gives instructions where the method is a transfer, and wants its fields', async () => {
    const refusal = await deposit({ methodId: 'bank' });
    expect([refusal.code, refusal.value]).toEqual([
      'validation.failed',
      { fields: { 'fields.payerName': 'required' } },
    ]);
    const { value } = await deposit({ methodId: 'bank', fields: { payerName: 'Ann', unknown: 'x' } });
    expect(value.payUrl).toBe('');
    expect(value.instructions).toEqual({
      Bank: 'First Island Bank',
      'Account holder': 'Northlight Services Inc.',
      'Account number': '0048 2210 7745',
    });
  });

  it.each([99.99, 20_000.01])('refuses %d, outside the limits', async (amount) => {
    const answer = await deposit({ amount });
    expect([answer.status, answer.code, answer.value]).toEqual([422, 'amount.range', { min: 100, max: 20_000 }]);
  });

  it.each([
    [{ methodId: 'nobody' }, 'methodId'],
    [{ promotionId: '999999' }, 'promotionId'],
    [{ methodId: 'bank', fields: { payerName: 'x'.repeat(201) } }, 'fields.payerName'],
    [{ methodId: 'bank', fields: { payerName: 'A', proof: 'data:text/html;base64,AAAA' } }, 'fields.proof'],
    [{ methodId: 'bank', fields: { payerName: 'A', proof: 'data:image/png;base64,iVBORw0KGgo=' } }, 'fields.proof'],
  ])('refuses %j by its field', async (request, field) => {
    const answer = await deposit(request);
    expect(answer.code).toBe('validation.failed');
    expect(Object.keys((answer.value as unknown as { fields: object }).fields)).toEqual([field]);
  });

  it('answers a repeated key with the same order, and another request under it with a refusal', async () => {
    const first = await deposit({}, withKey('same-key-1'));
    const again = await deposit({}, withKey('same-key-1'));
    expect(again.value).toEqual(first.value);
    expect((await deposit({ amount: 600 }, withKey('same-key-1'))).code).toBe('validation.failed');
    expect((await deposit({}, { token, headers: { 'Idempotency-Key': '' } })).code).toBe('validation.failed');
  });
});

describe('R-31', () => {
  it('tells how far an order got, and brings the money once', async () => {
    const before = await balance();
    const { value } = await deposit({ methodId: 'online', amount: 500 });
    expect((await stateOf(value.id)).value).toEqual({ ...value, amount: 500, bonus: null });
    expect(await end(value.id, 'paid')).toBe(true);
    expect(await end(value.id, 'paid')).toBe(false);
    expect((await stateOf(value.id)).value).toMatchObject({ state: 'paid', amount: 500, payUrl: '', instructions: {} });
    // The fee of the method is part of what was paid.
    expect(await balance()).toBe(before + 495);
  });

  it('expires what nobody paid in time; a late payment finds it closed', async () => {
    const before = await balance();
    const { value } = await deposit();
    gateway.advance(15 * 60_000);
    expect((await stateOf(value.id)).value.state).toBe('expired');
    expect(await end(value.id, 'paid')).toBe(false);
    expect(await balance()).toBe(before);
  });

  it('is called off by its member, once, and brings nothing; what has ended stays', async () => {
    const before = await balance();
    const { value } = await deposit();
    const cancel = () => gateway.call('R-31.cancel', { id: value.id }, { token });
    expect((await cancel()).value).toMatchObject({ state: 'cancelled', payUrl: '' });
    expect((await cancel()).value.state).toBe('cancelled');
    expect(await end(value.id, 'paid')).toBe(false);
    expect(await balance()).toBe(before);
    const { value: paid } = await deposit();
    expect(await end(paid.id, 'paid')).toBe(true);
    expect((await gateway.call('R-31.cancel', { id: paid.id }, { token })).value.state).toBe('paid');
    const other = await gateway.signIn('demo_agent');
    expect((await gateway.call('R-31.cancel', { id: paid.id }, { token: other })).code).toBe('not_found');
  });

  it('of a coin tells network, address, and never less coins than the amount is worth', async () => {
    const { value } = await deposit({ methodId: 'usdt', amount: 1_000 });
    expect(value.crypto).toMatchObject({ network: 'TRC-20', coin: 'USDT', amount: '17.10', rate: 58.5 });
    expect((await stateOf(value.id)).value.crypto).toEqual(value.crypto);
  });

  it('shows nobody another member’s order', async () => {
    const { value } = await deposit();
    const other = await gateway.signIn('demo_agent');
    expect((await gateway.call('R-31', { id: value.id }, { token: other })).code).toBe('not_found');
    expect((await stateOf('999999')).code).toBe('not_found');
  });
});

describe('a promotion', () => {
  it('adds its bonus with the payment, once a week, and has both played five times', async () => {
    const before = await balance();
    const promotionId = await promotionOf('DEPOSIT');
    const { value } = await deposit({ promotionId });
    expect(await end(value.id, 'paid')).toBe(true);
    expect(await balance()).toBe(before + 600);
    const settings = await gateway.call('R-32', {}, { token });
    expect(settings.value).toMatchObject({ turnoverLeft: 3000, withdrawable: before });
    const second = await deposit({ promotionId });
    expect([second.code, second.value]).toEqual(['validation.failed', { fields: { promotionId: 'used' } }]);
  });

  it('is named by its deposit, and its progress is among the rewards until it is played', async () => {
    const { value } = await deposit({ promotionId: await promotionOf('DEPOSIT') });
    const told = async (language: 'EN' | 'CN') =>
      (await gateway.call('R-31', { id: value.id }, { token, language })).value.bonus;
    expect(await told('EN')).toEqual({ promotion: 'Monday reload', amount: 100 });
    expect((await told('CN'))?.promotion).toBe('周一存款礼');
    const bonus = async (tab: 'available' | 'history') =>
      (await gateway.call('R-64', { tab }, { token })).value.content.find(({ id }) => id === `deposit-${value.id}`);
    expect(await bonus('available')).toBeUndefined();
    await end(value.id, 'paid');
    expect(await bonus('available')).toMatchObject({
      title: 'Monday reload', amount: 100, progress: 0, turnoverTimes: 5, state: 'inProgress', action: 'none',
    }); // prettier-ignore
    const play = (stake: number) =>
      gateway.app.inject({
        method: 'POST',
        url: '/__ref/play',
        payload: { username: 'demo_member', stake, payout: stake },
      });
    await play(300);
    expect((await bonus('available'))?.progress).toBe(10);
    for (let round = 0; round < 9; round += 1) await play(300);
    expect(await bonus('available')).toBeUndefined();
    expect(await bonus('history')).toMatchObject({ state: 'claimed', progress: null });
  });

  it.each([
    ['online', 500, 495],
    ['usdt', 1_000, 975],
  ])(
    'by %s: fee, bonus and lock go by what was credited, and lock no money of before',
    async (methodId, amount, credited) => {
      const before = await balance();
      const bonus = credited * 0.2;
      const { value } = await deposit({ methodId, amount, promotionId: await promotionOf('DEPOSIT') });
      expect(await end(value.id, 'paid')).toBe(true);
      expect(await balance()).toBe(before + credited + bonus);
      const settings = await gateway.call('R-32', {}, { token });
      expect(settings.value).toMatchObject({ turnoverLeft: (credited + bonus) * 5, withdrawable: before });
    },
  );

  it.each([
    ['online', 500, 495],
    ['usdt', 1_000, 975],
  ])(
    'not chosen, by %s: what was credited is played once, and no money of before is locked',
    async (methodId, amount, credited) => {
      const before = await balance();
      const { value } = await deposit({ methodId, amount });
      expect(await end(value.id, 'paid')).toBe(true);
      const settings = await gateway.call('R-32', {}, { token });
      expect(settings.value).toMatchObject({ turnoverLeft: credited, withdrawable: before });
    },
  );

  it('that was lost asks for nothing more, and locks nothing that comes after', async () => {
    const play = (stake: number, payout = 0) =>
      gateway.app.inject({
        method: 'POST',
        url: '/__ref/play',
        payload: { username: 'demo_member', stake, payout },
      });
    const before = await balance();
    const { value } = await deposit({ promotionId: await promotionOf('DEPOSIT') });
    await end(value.id, 'paid');
    const limits = async () => (await gateway.call('R-32', {}, { token })).value;
    await play(300);
    expect(await limits()).toMatchObject({ turnoverLeft: 1500, withdrawable: before });
    await play(300);
    expect(await limits()).toMatchObject({ turnoverLeft: 0, withdrawable: before });
    const history = (await gateway.call('R-64', { tab: 'history' }, { token })).value.content;
    expect(history.find(({ id }) => id === `deposit-${value.id}`)).toMatchObject({ state: 'lost', progress: null });
    const { value: plain } = await deposit({ methodId: 'online', amount: 500 });
    await end(plain.id, 'paid');
    expect(await limits()).toMatchObject({ turnoverLeft: 495, withdrawable: before });
  });

  it('that came to nothing may be used again', async () => {
    const promotionId = await promotionOf('DEPOSIT');
    const { value } = await deposit({ promotionId });
    await end(value.id, 'failed');
    expect((await deposit({ promotionId })).status).toBe(201);
  });

  it('of another kind is refused', async () => {
    const answer = await deposit({ promotionId: await promotionOf('LIVE') });
    expect(answer.value).toEqual({ fields: { promotionId: 'unknown' } });
  });
});
