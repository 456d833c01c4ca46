import { openTestGateway, type TestGateway } from '../testing/test-client';

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
