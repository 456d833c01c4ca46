import { CATEGORIES } from '../../data/vendors';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const base = { merchant: 'aurora', platform: 'html5', gameType: 'RNG', language: 'EN', clientType: 2 };
const list = async (fields: object, merchant = 'aurora') =>
  (await gateway.call('R-37', { ...base, merchant, ...fields }, { merchant })).value;

describe('R-36 vendors', () => {
  it.each([
    ['aurora', []],
    ['bahari', ['TCG_LOTTO_VN', 'TCG_SEA', 'KUBO']],
    ['lotus', ['DIG']],
    ['aurora-trial', []],
  ])('order and mapping of %s name the same vendors, without %j', async (merchant, excluded) => {
    const { value } = await gateway.call('R-36', { typeId: 1, merchant_code: merchant }, { merchant });
    for (const { gameCategory, vendorNames } of value.sorting)
      expect(value.mapping[gameCategory]?.map(({ vassalage }) => vassalage)).toEqual(vendorNames);
    expect(Object.keys(value.mapping)).toEqual(value.sorting.map(({ gameCategory }) => gameCategory));
    const shown = value.sorting.flatMap(({ vendorNames }) => vendorNames);
    expect(shown.length).toBeGreaterThan(18);
    expect(shown.filter((code) => (excluded as string[]).includes(code))).toEqual([]);
  });

  it('sorts every category, with each vendor mapped', async () => {
    const { sorting, mapping } = (await gateway.call('R-36', { typeId: 1, merchant_code: 'aurora' })).value;
    expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual([...CATEGORIES]);
    for (const { gameCategory, vendorNames } of sorting) {
      expect(mapping[gameCategory]?.map(({ vassalage }) => vassalage)).toEqual(vendorNames);
    }
    expect(mapping['ELOTT']?.map(({ vassalage }) => vassalage)).toContain('TCG_LOTTO_VN');
    expect(Object.values(mapping).flat().length).toBeGreaterThanOrEqual(20);
  });

  it('leaves out what a merchant does not offer', async () => {
    const { mapping } = (await gateway.call('R-36', { typeId: 1, merchant_code: 'bahari' }, { merchant: 'bahari' }))
      .value;
    expect(mapping['PVP']?.map(({ vassalage }) => vassalage)).toEqual(['BRJD']);
    expect((await list({ gameType: 'PVP', vassalage: 'KUBO' }, 'bahari')).games).toEqual([]);
  });

  it('wants typeId 1', async () => {
    expect((await gateway.call('R-36', { typeId: 2, merchant_code: 'aurora' })).code).toBe('validation.failed');
  });
});

describe('R-37 game list', () => {
  it('pages through all 640 games without a gap or a repeat', async () => {
    const seen: string[] = [];
    const first = await list({ gameType: 'ALL' });
    expect(first.games).toHaveLength(35);
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      const page = await list({ gameType: 'ALL', pageNo });
      expect(page.pageNum).toBe(pageNo);
      seen.push(...page.games.map(({ nodeId }) => nodeId));
    }
    expect(seen).toHaveLength(640);
    expect(new Set(seen).size).toBe(640);
  });

  it('is empty beyond the last page', async () => {
    const { totalPages } = await list({});
    expect(await list({ pageNo: totalPages + 1 })).toMatchObject({ games: [], totalPages });
  });

  it.each(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'])('lists %s only', async (gameType) => {
    const { games } = await list({ gameType, pageSize: 200 });
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.map((game) => game.gameType))).toEqual(new Set([gameType]));
  });

  it('knows the client’s own categories', async () => {
    expect(new Set((await list({ gameType: 'BINGO' })).games.map((game) => game.gameClassify))).toEqual(
      new Set(['BG']),
    );
    const cockfight = await list({ gameType: 'COCKFIGHT' });
    expect(cockfight.games.every(({ vassalage }) => ['DS88', 'DIG', 'WGB'].includes(vassalage))).toBe(true);
  });

  it('filters by vendor, classification, novelty and smallest bet together', async () => {
    const { games } = await list({ vassalage: 'AMBR', gameClassify: 'JP', pageSize: 200 });
    expect(games.length).toBeGreaterThan(0);
    expect(games.every((game) => game.vassalage === 'AMBR' && game.gameClassify === 'JP')).toBe(true);
    const fresh = await list({ isNew: 1, pageSize: 200 });
    expect(fresh.games.length).toBeGreaterThan(6);
    const cheap = await list({ minBet: 0.5, pageSize: 200 });
    expect(cheap.games.every((game) => (game.minBet ?? 99) <= 0.5)).toBe(true);
  });

  it('searches names anywhere and in any case, and takes wildcards literally', async () => {
    const { games } = await list({ gameName: 'CARAVAN' });
    expect(games.length).toBeGreaterThan(0);
    expect(games.every((game) => game.gameName.includes('Caravan'))).toBe(true);
    expect((await list({ gameName: '%' })).games).toEqual([]);
    expect((await list({ gameName: "' OR 1=1 --" })).games).toEqual([]);
  });

  it.each([{ pageNo: 0 }, { pageSize: 1000 }, { platform: 'flash' }, { isNew: 2 }])('refuses %p', async (fields) => {
    const answer = await gateway.call('R-37', { ...base, ...fields });
    expect(answer).toMatchObject({ status: 422, code: 'validation.failed' });
  });
});

describe('the other lists', () => {
  it('R-38 lists hot games of several types', async () => {
    const hot = (await gateway.call('R-38', { isPlatform: 2, language: 'EN', platform: 'html5' })).value.list;
    expect(hot.length).toBeGreaterThanOrEqual(20);
    expect(new Set(hot.map((game) => game.gameType)).size).toBeGreaterThan(3);
  });

  it('R-44 lists twenty winners with masked names and games that exist', async () => {
    const winners = (await gateway.call('R-44', { gameCategory: 'ALL', language: 'EN', limitNum: 20 })).value.list;
    expect(winners).toHaveLength(20);
    for (const { vo } of winners) {
      expect(vo.customerName).toMatch(/\*{3}/);
      expect(vo.winAmount).toBeGreaterThan(0);
      expect(Number((vo.winAmount * 100).toFixed(4)) % 1).toBe(0);
      expect(vo.nodeId).not.toBe('');
    }
  });

  it('R-52 has an icon for every vendor, R-53 a game for every stream', async () => {
    expect((await gateway.call('R-52', { merchantCode: 'aurora' })).value.list.length).toBeGreaterThan(20);
    const models = (await gateway.call('R-53', { active: 1, streaming: 1, language: 'EN' })).value.list;
    expect(models.length).toBeGreaterThan(3);
  });
});
