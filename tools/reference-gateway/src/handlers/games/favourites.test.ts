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

const game = { nodeId: '10001', vendor: 'AMBR' };
const ids = async (options = { token }) =>
  (await gateway.call('R-39', { pageNo: 1, pageSize: 100 }, options)).value.content;

describe('favourites', () => {
  it('are added and removed, as often as asked', async () => {
    for (let time = 0; time < 2; time += 1) expect((await gateway.call('R-41.add', game, { token })).status).toBe(200);
    expect(await ids()).toEqual(['10001']);
    for (let time = 0; time < 2; time += 1) {
      expect((await gateway.call('R-41.remove', game, { token })).status).toBe(200);
    }
    expect(await ids()).toEqual([]);
  });

  it('are listed by type, the newest first', async () => {
    await gateway.call('R-41.add', game, { token });
    gateway.advance(1_000);
    await gateway.call('R-41.add', { nodeId: '10002', vendor: 'NOVA' }, { token });
    const page = (await gateway.call('R-40', { gameType: 'RNG', language: 'EN' }, { token })).value;
    expect(page.content.map(({ nodeId }) => nodeId)).toEqual(['10002', '10001']);
    expect(page).toMatchObject({ pageNum: 1, totalPages: 1 });
    expect((await gateway.call('R-40', { gameType: 'LIVE', language: 'EN' }, { token })).value.content).toEqual([]);
  });

  it('belong to one member of one merchant', async () => {
    await gateway.call('R-41.add', game, { token });
    expect(await ids({ token: await gateway.signIn('demo_agent') })).toEqual([]);
    const elsewhere = { token: await gateway.signIn('demo_member', 'lotus'), merchant: 'lotus' };
    expect(await ids(elsewhere)).toEqual([]);
  });

  it.each([
    { nodeId: '99999999', vendor: 'AMBR' },
    { nodeId: '10001', vendor: 'NOVA' },
  ])('refuse the game %p', async (unknown) => {
    expect(await gateway.call('R-41.add', unknown, { token })).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('refuse what is the id of no game', async () => {
    const answer = await gateway.call('R-41.add', { nodeId: 'x', vendor: 'AMBR' }, { token });
    expect(answer).toMatchObject({ status: 422, code: 'validation.failed' });
  });
});

describe('recent games', () => {
  const play = (nodeId: string, vassalage: string) =>
    gateway.call('R-42', { nodeId, gameId: 'g', gameType: 'RNG', vassalage, clientType: 2 }, { token });
  const recent = async (fields = {}) =>
    (await gateway.call('R-43', { gameType: 'RNG', language: 'EN', clientType: 2, ...fields }, { token })).value;

  it('are kept once each, the last played first', async () => {
    for (const [nodeId, vendor] of [
      ['10001', 'AMBR'],
      ['10002', 'NOVA'],
      ['10001', 'AMBR'],
    ] as const) {
      gateway.advance(1_000);
      await play(nodeId, vendor);
    }
    expect((await recent()).list.map(({ nodeId }) => nodeId)).toEqual(['10001', '10002']);
    expect((await recent({ vassalage: 'NOVA' })).list).toHaveLength(1);
    expect(await recent({ page: 2 })).toEqual({ list: [], totalPages: 1 });
  });

  it('are never cached, and refuse a game that is none', async () => {
    expect((await play('10001', 'AMBR')).headers['cache-control']).toBe('no-store');
    expect((await play('5', 'AMBR')).code).toBe('not_found');
  });
});
