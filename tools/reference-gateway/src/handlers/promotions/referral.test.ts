import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const referralOf = async (username: string, merchant = 'aurora', more = {}) => {
  const token = await gateway.signIn(username, merchant);
  return gateway.call('R-65', more, { token, merchant });
};

it('tells code, totals and friends, their names masked', async () => {
  const { value } = await referralOf('demo_member');
  expect(value).toMatchObject({ code: 'FRIEND1', invited: 5, qualified: 3, bonus: 264, pageNum: 1, totalPages: 1 });
  expect(value.content.map(({ nameMasked, state }) => [nameMasked, state])).toEqual([
    ['m***', 'registered'],
    ['c***', 'registered'],
    ['w***', 'qualified'],
    ['a***', 'qualified'],
    ['p***', 'qualified'],
  ]);
  expect(value.rules).toContain('<strong>₱1,000</strong>');
});

it('comes in pages', async () => {
  const { value } = await referralOf('demo_member', 'aurora', { pageNo: 2, pageSize: 2 });
  expect([value.content.length, value.totalPages, value.invited]).toEqual([2, 3, 5]);
});

it('makes a code for whoever has none, and keeps it', async () => {
  const first = await referralOf('luna_river');
  expect(first.value.code).toMatch(/^[A-Z2-9]{8}$/);
  expect((await referralOf('luna_river')).value.code).toBe(first.value.code);
  expect(first.value.content).toEqual([]);
});

it('is refused where it is off, and to agents', async () => {
  expect((await referralOf('demo_member', 'bahari')).code).toBe('feature.off');
  expect((await referralOf('demo_agent')).code).toBe('role.forbidden');
});

it('counts a friend as soon as the account is there', async () => {
  const { store } = gateway;
  const member = store.get<{ id: number }>(
    "SELECT id FROM members WHERE merchant = 'aurora' AND username = 'demo_member'",
  );
  store.run(
    "INSERT INTO members (merchant, username, type, parent_id, password_hash, created_at) VALUES ('aurora', 'zoe_new', 0, ?, '', ?)",
    member?.id ?? 0,
    gateway.now(),
  );
  expect((await referralOf('demo_member')).value).toMatchObject({ invited: 6, qualified: 3 });
});
