import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn('demo_member');
});
afterAll(() => gateway.close());

it.each([
  ['aurora', '₱'],
  ['lotus', '¥'],
])('R-28 tells the wallet in the currency of %s', async (merchant, currencySymbol) => {
  const session = await gateway.signIn('demo_member', merchant);
  const { value } = await gateway.call('R-28', {}, { token: session, merchant });
  expect(value).toEqual({ sumBalance: 12480.5, currencySymbol });
});

it('R-66 shows the levels to everybody and the own one to members', async () => {
  const visitor = (await gateway.call('R-66', { language: 'EN' })).value;
  expect(visitor.levels).toHaveLength(10);
  expect([visitor.current, visitor.progress]).toEqual([null, null]);
  expect((await gateway.call('R-66', { language: 'EN' }, { token })).value.current).toBe(2);
});

it.each([
  ['EN', 'Gold', 'Turnover 135,000', 'Daily rebate 0.54%'],
  ['CN', '黄金', '流水135,000', '每日返水0.54%'],
  ['ID', 'Emas', 'Turnover 135.000', 'Rebate harian 0,54%'],
  ['TY', 'Ginto', 'Turnover na 135,000', 'Arawang rebate 0.54%'],
] as const)('R-66 tells the levels in %s', async (language, name, requirement, benefit) => {
  const { levels } = (await gateway.call('R-66', { language }, { language })).value;
  const { benefits, ...gold } = levels[4] ?? { benefits: [] };
  expect(gold).toEqual({ level: 4, name, requirement });
  expect(benefits[0]).toBe(benefit);
});
