import { drawsOf, LOTTERIES, POPULAR_LOTTERIES } from '../../data/lotteries';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('drawsOf', () => {
  const noon = Date.parse('2026-03-05T04:00:00Z');

  it.each(LOTTERIES.map((lottery) => [lottery.gameCode, lottery] as const))(
    '%s advances with time',
    (_code, lottery) => {
      const now = drawsOf(lottery, noon + 1);
      expect(now.closesAt).toBeGreaterThan(noon);
      expect(now.closesAt - noon).toBeLessThanOrEqual(lottery.period * 1000);
      const next = drawsOf(lottery, now.closesAt);
      expect(next.lastIssue).toBe(now.issue);
      expect(next.issue).not.toBe(now.issue);
      expect(next.lastNumbers).toHaveLength(lottery.balls);
      expect(drawsOf(lottery, now.closesAt + 1).lastNumbers).toEqual(next.lastNumbers);
    },
  );

  it('goes on over midnight', () => {
    const lottery = LOTTERIES.find(({ gameCode }) => gameCode === 'fast_one');
    if (!lottery) throw new Error('no such lottery');
    const midnight = Date.parse('2026-03-04T16:00:00Z');
    expect(drawsOf(lottery, midnight)).toMatchObject({ issue: '20260305-0001', lastIssue: '20260304-1440' });
  });

  it('draws an order of ten without a repeat', () => {
    for (const lottery of LOTTERIES.filter(({ balls }) => balls === 10)) {
      expect(new Set(drawsOf(lottery, noon).lastNumbers).size).toBe(10);
    }
  });
});

describe('the lobby', () => {
  it('groups every lottery', async () => {
    const lotteries = (await gateway.call('R-46', { merchantCode: 'aurora', language: 'EN' })).value.list;
    const groups = (await gateway.call('R-47', { language: 'CN' }, { language: 'CN' })).value.list;
    expect(lotteries).toHaveLength(LOTTERIES.length);
    expect(new Set(lotteries.map(({ group }) => group))).toEqual(new Set(groups.map(({ group }) => group)));
    expect(groups[0]?.title).toBe('越南彩');
  });

  it.each([
    ['EN', 'One Minute Five'],
    ['CN', '一分五星'],
    ['ID', '5D 1 Menit'],
    ['TY', '1-Minute 5'],
  ] as const)('names the lotteries in %s', async (language, name) => {
    const all = (await gateway.call('R-46', { merchantCode: 'aurora', language }, { language })).value.list;
    const popular = (await gateway.call('R-51', { language }, { language })).value.list;
    for (const list of [all, popular])
      expect(list.find(({ gameCode }) => gameCode === 'fast_one')).toMatchObject({ name });
    expect(popular.map(({ gameCode }) => gameCode)).toEqual(POPULAR_LOTTERIES);
  });

  it('tells the numbers of all, of one, and of the Vietnamese ones', async () => {
    expect((await gateway.call('R-48')).value.list).toHaveLength(LOTTERIES.length);
    expect((await gateway.call('R-48', { gameCode: 'cl_five' })).value.list.map(({ gameCode }) => gameCode)).toEqual([
      'cl_five',
    ]);
    expect((await gateway.call('R-49')).value.list.every(({ gameCode }) => gameCode.startsWith('vn_'))).toBe(true);
    expect((await gateway.call('R-48', { gameCode: 'none' })).value.list).toEqual([]);
  });

  it('tells its own clock with the numbers', async () => {
    const [all, vietnamese] = [(await gateway.call('R-48')).value, (await gateway.call('R-49')).value];
    for (const { list, now } of [all, vietnamese])
      for (const { closesAt } of list) expect(closesAt).toBeGreaterThan(now ?? Number.NaN);
  });

  it('shows only what the merchant offers', async () => {
    const list = (await gateway.call('R-46', { merchantCode: 'bahari', language: 'EN' }, { merchant: 'bahari' })).value
      .list;
    expect(list.some(({ vassalage }) => vassalage.startsWith('TCG_'))).toBe(false);
    expect((await gateway.call('R-51', { language: 'EN' })).value.list.length).toBeGreaterThan(3);
  });
});

describe('R-50 the Vietnamese lotteries played last', () => {
  const play = (token: string, vassalage: string, gameCode: string) =>
    gateway.call(
      'R-45',
      {
        gameCategory: 'LOTT',
        vassalage,
        freePlay: 0,
        platform: 'html5',
        language: 'EN',
        backUrl: 'https://a.example/m',
        gameCode,
      },
      { token },
    );
  const recent = async (token: string) =>
    (await gateway.call('R-50', { limit: 10 }, { token })).value.list.map(({ gameCode }) => gameCode);

  beforeEach(() => gateway.reset());

  it('are those a member launched, the latest first and each once', async () => {
    const token = await gateway.signIn('demo_member');
    expect(await recent(token)).toEqual([]);
    for (const gameCode of ['vn_north', 'vn_quick', 'vn_north']) {
      expect((await play(token, 'TCG_LOTTO_VN', gameCode)).status).toBe(200);
      gateway.advance(1000);
    }
    expect(await recent(token)).toEqual(['vn_north', 'vn_quick']);
    expect(await recent(await gateway.signIn('demo_agent'))).toEqual([]);
  });

  it('are no others, and nothing that was not opened', async () => {
    const token = await gateway.signIn('demo_member');
    await play(token, 'LOTT', 'cl_five');
    await play(token, 'TCG_LOTTO_VN', 'lobby');
    await play(token, 'NOPE', 'vn_south');
    expect(await recent(token)).toEqual([]);
  });
});
