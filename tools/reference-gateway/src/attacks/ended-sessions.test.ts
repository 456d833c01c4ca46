import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '../gateway';
import { openTestGateway, type TestGateway } from '../testing/test-client';

const HOUR = 3_600_000;
const TRIAL = { merchant: 'aurora-trial' };
const PASSWORD = 'Fresh1234';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ games: 12 });
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

let orders = 0;

interface Addresses {
  readonly game: string;
  readonly chat: string;
  readonly pay: string;
  readonly order: string;
}

/** Everything a session is given that opens without it. */
async function addressesOf(token: string): Promise<Addresses> {
  orders += 1;
  const play = { gameCategory: 'RNG', vassalage: 'AMBR', freePlay: 0, platform: 'html5', language: 'EN' } as const;
  const backUrl = 'https://aurora.example/m/home';
  const game = await gateway.call('R-45', { ...play, backUrl }, { token });
  const chatRequest = { b2c: 1, language: 'EN', backUrl, headerColor: '#102030', title: 'Chat', moduleId: 'CBS3' };
  const chat = await gateway.call('R-54', chatRequest, { token });
  const headers = { 'Idempotency-Key': `address-order-${orders}` };
  const deposit = await gateway.call('R-30', { methodId: 'ewallet', amount: 500 }, { token, headers });
  return { game: game.value.url, chat: chat.value.chatUrl, pay: deposit.value.payUrl, order: deposit.value.id };
}

async function statuses({ game, chat, pay }: Addresses): Promise<number[]> {
  const pages = await Promise.all([game, chat, pay].map((url) => gateway.app.inject(url)));
  return pages.map(({ statusCode }) => statusCode);
}

const signOut = async (token: string) => void (await gateway.call('R-07', {}, { token }));
const changePassword = (token: string) =>
  gateway.call('R-23', { oldPassword: 'Demo1234', newPassword: PASSWORD, confirmNewPassword: PASSWORD }, { token });

it.each<[string, (token: string) => Promise<unknown>]>([
  ['the session is signed out', signOut],
  ['the password is changed in this session', changePassword],
  ['the password is changed in another one', async () => changePassword(await gateway.signIn('demo_agent'))],
  [
    'the account is closed',
    async () => gateway.store.run("UPDATE members SET disabled = 1 WHERE username = 'demo_agent'"),
  ],
])('the addresses of games, chat and payment end when %s', async (_name, end) => {
  const token = await gateway.signIn('demo_agent');
  const addresses = await addressesOf(token);
  expect(await statuses(addresses)).toEqual([200, 200, 200]);
  await end(token);
  expect(await statuses(addresses)).toEqual([404, 404, 404]);
  const key = new URL(addresses.pay).searchParams.get('order') ?? '';
  const paid = await gateway.app.inject({
    method: 'POST',
    url: '/vendor-demo/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ order: key, answer: 'pay' }).toString(),
  });
  expect(paid.statusCode).toBe(404);
});

it('who signs in again is given another address to pay on, and the old one stays closed', async () => {
  const token = await gateway.signIn('demo_agent');
  const { pay, order } = await addressesOf(token);
  await signOut(token);
  const next = await gateway.signIn('demo_agent');
  const ask = async () => (await gateway.call('R-31', { id: order }, { token: next })).value.payUrl;
  const fresh = (await ask()) ?? '';
  expect(fresh).not.toBe(pay);
  expect(await ask()).toBe(fresh);
  expect((await gateway.app.inject(fresh)).statusCode).toBe(200);
  expect((await gateway.app.inject(pay)).statusCode).toBe(404);
});

it('a session that is used all the time ends after seven days', async () => {
  const token = await gateway.signIn('demo_member');
  let hours = 0;
  while ((await gateway.call('R-28', {}, { token })).status === 200 && hours < 24 * 30) {
    gateway.advance(12 * HOUR);
    hours += 12;
  }
  expect(hours).toBe(7 * 24);
});

it('the number of a trial account is never given out again', async () => {
  const idOf = (username: string) =>
    gateway.store.get<{ id: number }>('SELECT id FROM members WHERE username = ?', username)?.id ?? 0;
  const numbers: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { value } = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, TRIAL);
    numbers.push(idOf(value.userName));
    gateway.advance(2 * HOUR + 1);
  }
  expect(new Set(numbers).size).toBe(numbers.length);
  const trials = "SELECT username FROM members WHERE username LIKE 'trial_%'";
  // The one that is over gave way to nobody yet; it stays until another account follows.
  expect(gateway.store.all(trials)).toHaveLength(2);
});

it('nobody but its owner reads the database, however wide the mask of the process', async () => {
  const home = mkdtempSync(join(tmpdir(), 'gateway-mode-'));
  const mask = process.umask(0);
  try {
    const own = await createGateway({ home, games: 12 });
    const modes = readdirSync(home)
      .filter((name) => name.startsWith('gateway.db'))
      .map((name) => [name, statSync(join(home, name)).mode & 0o777]);
    await own.close();
    expect(modes.length).toBeGreaterThan(1);
    expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
  } finally {
    process.umask(mask);
    rmSync(home, { recursive: true, force: true });
  }
});
