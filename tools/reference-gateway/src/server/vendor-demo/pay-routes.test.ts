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
async function openOrder() {
  const headers = { 'Idempotency-Key': `pay-page-${(keys += 1)}` };
  const { value } = await gateway.call('R-30', { methodId: 'ewallet', amount: 1234.5 }, { token, headers });
  const url = new URL(value.payUrl);
  return { id: value.id, page: `${url.pathname}${url.search}`, key: url.searchParams.get('order') ?? '' };
}

const answer = (order: string, word: string) =>
  gateway.app.inject({
    method: 'POST',
    url: '/vendor-demo/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ order, answer: word }).toString(),
  });
const stateOf = async (id: string) => (await gateway.call('R-31', { id }, { token })).value.state;

it.each([
  ['pay', 'paid'],
  ['decline', 'failed'],
])('leads back to the deposit after "%s", which is %s then', async (word, state) => {
  const order = await openOrder();
  const page = await gateway.app.inject(order.page);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('Pay ₱1,234.50');
  const sent = await answer(order.key, word);
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    `http://localhost:80/m/voucherCenter?order=${order.id}`,
  ]);
  expect(await stateOf(order.id)).toBe(state);
});

it('is closed once the order has ended, by an answer or by time', async () => {
  const paid = await openOrder();
  await answer(paid.key, 'pay');
  expect((await answer(paid.key, 'decline')).statusCode).toBe(404);
  expect((await gateway.app.inject(paid.page)).statusCode).toBe(404);
  const late = await openOrder();
  gateway.advance(15 * 60_000);
  expect((await answer(late.key, 'pay')).statusCode).toBe(404);
  expect(await stateOf(late.id)).toBe('expired');
});

it.each([
  ['', 'pay'],
  ['unknown', 'pay'],
  ['', ''],
])('opens nothing for %p and %p', async (order, word) => {
  expect((await answer(order, word)).statusCode).toBe(404);
});

it('understands no answer but the two', async () => {
  const order = await openOrder();
  expect((await answer(order.key, 'constructor')).statusCode).toBe(404);
  expect(await stateOf(order.id)).toBe('pending');
});
