import { moveMoney } from '../../rules/money/money';
import { CONTROL_PATHS } from '../../server/control/control-api';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

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

let orders = 0;
const list = async (tab: string, more = {}) => (await gateway.call('R-64', { tab, ...more }, { token })).value;
const titled = async (tab: string, title: string) => (await list(tab)).content.find((reward) => reward.title === title);
const balance = async () => (await gateway.call('R-28', {}, { token })).value.sumBalance;
const claim = (rewardId: string | undefined, key = `order-${(orders += 1)}-key`) =>
  gateway.call('R-68', { rewardId }, { token, headers: { 'idempotency-key': key } });
const join = (promotionId: string | null | undefined) => gateway.call('R-67', { promotionId }, { token });
const comeBackAfter = async (milliseconds: number) => {
  gateway.advance(milliseconds);
  token = await gateway.signIn('demo_member');
};

describe('the list', () => {
  it('has what can be claimed first, then what is under way, then what can be applied for', async () => {
    const { content, totalPages } = await list('available');
    expect(content.map(({ title, state, action }) => [title, state, action])).toEqual([
      ['Daily sign-in', 'open', 'claim'],
      ['Golden ray voucher', 'open', 'claim'],
      ['Welcome bonus, second part', 'open', 'claim'],
      ['w*** made a first deposit', 'open', 'claim'],
      ['a*** made a first deposit', 'open', 'claim'],
      ['p*** made a first deposit', 'open', 'claim'],
      ['Weekly turnover race', 'inProgress', 'none'],
      ['App bonus', 'open', 'apply'],
      ['Card league', 'open', 'apply'],
      ['Match insurance', 'open', 'apply'],
    ]);
    expect(totalPages).toBe(1);
    expect(content[6]).toMatchObject({ amount: 1288, progress: 64 });
  });

  it('comes in pages', async () => {
    const { content, pageNum, totalPages } = await list('available', { pageNo: 2, pageSize: 4 });
    expect([content.length, pageNum, totalPages]).toEqual([4, 2, 3]);
    expect(content[2]?.title).toBe('Weekly turnover race');
  });

  it('remembers what was claimed and what was missed', async () => {
    const now = gateway.now();
    const states = (await list('history')).content.map(({ title, state, time }) => [
      title,
      state,
      Math.round((now - (time ?? 0)) / HOUR),
    ]);
    expect(states).toEqual([
      ['Rainy day gift', 'expired', 100],
      ['Thank you for the app', 'claimed', 390],
    ]);
  });

  it('is empty for trial accounts', async () => {
    const trial = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' });
    const options = { token: trial.value.token, merchant: 'aurora-trial' };
    expect((await gateway.call('R-64', { tab: 'available' }, options)).value.content).toEqual([]);
    expect((await gateway.call('R-67', { promotionId: '1' }, options)).code).toBe('role.forbidden');
  });

  it('has no daily sign-in where LOGIN is off', async () => {
    const options = { token: await gateway.signIn('demo_member', 'lotus'), merchant: 'lotus' };
    const { content } = (await gateway.call('R-64', { tab: 'available' }, options)).value;
    expect(content.filter(({ kind }) => kind === 'signIn')).toEqual([]);
  });
});

describe('claiming', () => {
  it('pays into the wallet once, however often the same order comes', async () => {
    const before = await balance();
    const reward = await titled('available', 'Welcome bonus, second part');
    expect((await claim(reward?.id, 'one-order')).value).toEqual({ state: 'claimed', amount: 500 });
    expect((await claim(reward?.id, 'one-order')).value).toEqual({ state: 'claimed', amount: 500 });
    expect(await balance()).toBe(before + 500);
    expect((await claim(reward?.id)).code).toBe('reward.claimed');
    expect(await titled('available', 'Welcome bonus, second part')).toBeUndefined();
    expect(await titled('history', 'Welcome bonus, second part')).toMatchObject({ state: 'claimed', action: 'none' });
  });

  it('binds the money to its turnover, as the promotion says or once, until it was played', async () => {
    const settings = async () => {
      const { withdrawable, turnoverLeft } = (await gateway.call('R-32', {}, { token })).value;
      return [withdrawable, turnoverLeft];
    };
    const before = await balance();
    const welcome = await titled('available', 'Welcome bonus, second part');
    const voucher = await titled('available', 'Golden ray voucher');
    expect([welcome, voucher].map((reward) => [reward?.amount, reward?.turnoverTimes])).toEqual([
      [500, 5],
      [88, 1],
    ]);
    expect(await settings()).toEqual([before, 0]);
    await claim(welcome?.id);
    expect(await settings()).toEqual([before, 2500]);
    await claim(voucher?.id);
    expect(await settings()).toEqual([before, 2588]);
    const play = (stake: number) =>
      gateway.app.inject({
        method: 'POST',
        url: CONTROL_PATHS.play,
        payload: { username: 'demo_member', stake, payout: stake },
      });
    await play(2500);
    expect(await settings()).toEqual([before + 500, 88]);
    await play(88);
    expect(await settings()).toEqual([before + 588, 0]);
  });

  it('binds a refused claim to nothing', async () => {
    await claim((await titled('available', 'Weekly turnover race'))?.id);
    expect((await gateway.call('R-32', {}, { token })).value.turnoverLeft).toBe(0);
  });

  it('wants what was to be reached', async () => {
    const reward = await titled('available', 'Weekly turnover race');
    expect((await claim(reward?.id)).code).toBe('turnover.unmet');
  });

  it('ends with the reward', async () => {
    const reward = await titled('available', 'Golden ray voucher');
    await comeBackAfter(2 * HOUR);
    expect((await claim(reward?.id)).code).toBe('reward.expired');
    expect(await titled('history', 'Golden ray voucher')).toMatchObject({ state: 'expired' });
  });

  it("knows nobody else's rewards", async () => {
    const reward = await titled('available', 'Golden ray voucher');
    token = await gateway.signIn('demo_agent');
    expect((await claim(reward?.id)).code).toBe('not_found');
    expect((await claim('nonsense')).code).toBe('not_found');
  });

  it('wants a key', async () => {
    const reward = await titled('available', 'Golden ray voucher');
    expect((await gateway.call('R-68', { rewardId: reward?.id }, { token })).code).toBe('validation.failed');
  });
});

describe('the daily sign-in', () => {
  const signIn = async () => (await list('available')).content.find(({ kind }) => kind === 'signIn');

  it('pays for a week, day by day, and starts over', async () => {
    const paid: unknown[] = [];
    for (let day = 0; day < 8; day += 1) {
      const today = await signIn();
      expect(today?.progress).toBe(Math.round(((day % 7) / 7) * 100));
      paid.push((await claim(today?.id)).value.amount);
      await comeBackAfter(DAY);
    }
    expect(paid).toEqual([8, 8, 18, 8, 8, 28, 88, 8]);
  });

  it('is claimed once a day, and stays as claimed', async () => {
    const today = await signIn();
    await claim(today?.id);
    expect((await gateway.call('R-32', {}, { token })).value.turnoverLeft).toBe(8);
    expect((await claim(today?.id)).code).toBe('reward.claimed');
    expect(await signIn()).toMatchObject({ state: 'claimed', action: 'none', progress: 14 });
    await comeBackAfter(DAY);
    expect((await claim(today?.id)).code).toBe('reward.expired');
  });

  it('starts over after a day left out', async () => {
    await claim((await signIn())?.id);
    await comeBackAfter(2 * DAY);
    expect(await signIn()).toMatchObject({ amount: 8, progress: 0 });
  });

  it('knows no days to come', async () => {
    expect((await claim('sign-in-2999-01-01')).code).toBe('not_found');
  });
});

describe('joining', () => {
  it('is once, and counts the days of play from there', async () => {
    const sprint = await titled('signUp', 'Sign-up sprint');
    expect(sprint).toMatchObject({ action: 'join', amount: 300, state: 'open' });
    expect((await join(sprint?.promotionId)).value).toEqual({ state: 'joined' });
    expect((await join(sprint?.promotionId)).code).toBe('reward.claimed');
    const joined = await titled('signUp', 'Sign-up sprint');
    expect(joined).toMatchObject({ action: 'none', state: 'inProgress', progress: 0 });
    expect((await claim(joined?.id)).code).toBe('turnover.unmet');
    const member = gateway.store.get<{ id: number }>(
      "SELECT id FROM members WHERE merchant = 'aurora' AND username = 'demo_member'",
    );
    for (let day = 0; day < 3; day += 1) {
      const move = { memberId: member?.id ?? 0, kind: 'bet', cents: -100, remark: '', at: gateway.now() } as const;
      moveMoney(gateway.store, move);
      moveMoney(gateway.store, move);
      expect((await titled('signUp', 'Sign-up sprint'))?.progress).toBe([33, 66, 100][day]);
      await comeBackAfter(DAY);
    }
    expect((await claim(joined?.id)).value.amount).toBe(300);
  });

  it('shows a promotion without a sum as joined', async () => {
    const month = await titled('signUp', 'High roller month');
    await join(month?.promotionId);
    expect(await titled('signUp', 'High roller month')).toMatchObject({
      state: 'joined',
      action: 'none',
      amount: null,
    });
  });

  it('is for sign-up promotions that still run', async () => {
    const form = await titled('available', 'Card league');
    expect((await join(form?.promotionId)).code).toBe('not_found');
    expect((await join('99999')).code).toBe('not_found');
    const sprint = await titled('signUp', 'Sign-up sprint');
    await comeBackAfter(40 * DAY);
    expect((await join(sprint?.promotionId)).code).toBe('reward.expired');
  });
});
