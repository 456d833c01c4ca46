import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const TEXT = '  Please add a search to the lotteries. ';
const send = (text: string, token?: string) => gateway.call('R-89', { text }, token === undefined ? {} : { token });

describe('R-89 feedback', () => {
  it('is kept with who said it, and without anybody for a visitor', async () => {
    const token = await gateway.signIn('demo_member');
    expect((await send(TEXT, token)).status).toBe(200);
    expect((await send('提现可以更快一些吗')).status).toBe(200);
    const kept = gateway.store.all('SELECT merchant, member_id IS NULL AS nobody, text FROM feedback ORDER BY id');
    expect(kept).toEqual([
      { merchant: 'aurora', nobody: 0, text: TEXT.trim() },
      { merchant: 'aurora', nobody: 1, text: '提现可以更快一些吗' },
    ]);
  });

  it.each([
    ['no words', ''],
    ['one word', 'Hello'],
    ['two words', 'Too slow'],
    ['signs alone', '!!! ??? ...'],
    ['301 words', 'word '.repeat(301)],
  ])('refuses %s', async (_what, text) => {
    expect(await send(text)).toMatchObject({
      status: 422,
      code: 'validation.failed',
      value: { fields: { text: 'length' } },
    });
  });

  it('refuses what is longer than any feedback', async () => {
    expect((await send(`a b c${'x'.repeat(6000)}`)).status).toBe(422);
  });

  it('takes ten within an hour from one person', async () => {
    const token = await gateway.signIn('demo_member');
    for (let time = 0; time < 10; time += 1) expect((await send(TEXT, token)).status).toBe(200);
    expect((await send(TEXT, token)).code).toBe('rate.limited');
    gateway.advance(3_600_000);
    expect((await send(TEXT, await gateway.signIn('demo_member'))).status).toBe(200);
  });
});
