import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADER } from 'shared-contracts/api/http-headers';
import type { LogEntry } from './rules/log';
import { startGateway } from './gateway';
import { CONTROL_PATHS, type LogReply, type SmsReply } from './server/control/control-api';
import { openTestGateway } from './testing/test-client';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'gateway-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('startGateway', () => {
  it('listens on the loopback address and closes', async () => {
    const gateway = await startGateway({ home });
    expect(gateway.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const answer = await fetch(`${gateway.url}/api/v1/system/encryption-key`, {
      headers: { [HEADER.merchant]: 'aurora' },
    });
    expect(answer.status).toBe(200);
    await gateway.close();
    await expect(fetch(gateway.url)).rejects.toThrow();
  });

  it('tells the time by its own clock', async () => {
    const gateway = await startGateway({ home, now: () => Date.parse('2026-03-18T06:30:00Z') });
    const answer = await fetch(`${gateway.url}/api/v1/system/encryption-key`, {
      headers: { [HEADER.merchant]: 'aurora' },
    });
    expect(answer.headers.get('date')).toBe('Wed, 18 Mar 2026 06:30:00 GMT');
    await gateway.close();
  });

  it('keeps accounts, sessions, favourites and its key over a restart', async () => {
    const first = await openTestGateway({ home });
    const token = await first.signIn('demo_member');
    await first.call('R-41.add', { nodeId: '10001', vendor: 'AMBR' }, { token });
    const { kid } = (await first.call('R-02')).value;
    await first.close();
    const second = await openTestGateway({ home });
    expect((await second.call('R-39', { pageNo: 1, pageSize: 100 }, { token })).value.content).toEqual(['10001']);
    expect((await second.call('R-02')).value.kid).toBe(kid);
    await second.close();
  });

  it('seeds as many games as asked', async () => {
    const gateway = await openTestGateway({ games: 700 });
    const request = {
      merchant: 'aurora',
      platform: 'html5',
      gameType: 'ALL',
      language: 'EN',
      clientType: 2,
      pageSize: 100,
    };
    expect((await gateway.call('R-37', request)).value.totalPages).toBe(7);
    await gateway.close();
  });
});

describe('bad input', () => {
  it.each([
    [
      'a body that is no JSON',
      { method: 'POST', url: '/api/v1/auth/trial', payload: '{', headers: { 'content-type': 'application/json' } },
      422,
    ],
    [
      'a type of body nobody reads',
      { method: 'POST', url: '/api/v1/auth/trial', payload: 'x', headers: { 'content-type': 'text/x' } },
      422,
    ],
    [
      'a body that is too large',
      {
        method: 'POST',
        url: '/api/v1/auth/trial',
        payload: JSON.stringify({ x: 'x'.repeat(1_100_000) }),
        headers: { 'content-type': 'application/json' },
      },
      422,
    ],
    ['an address nobody serves', { method: 'GET', url: '/api/v1/nothing', headers: {} }, 404],
    ['a method nobody serves', { method: 'PUT', url: '/api/v1/wallet', headers: {} }, 404],
  ] as const)('%s is answered in the envelope', async (_name, request, status) => {
    const gateway = await openTestGateway();
    const answer = await gateway.app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, code: expect.any(String), message: expect.any(String) });
    await gateway.close();
  });
});

describe('the log', () => {
  it('names calls by id, and holds no password, token, number or address', async () => {
    const lines: LogEntry[] = [];
    const gateway = await openTestGateway({ log: (entry) => void lines.push(entry) });
    const token = await gateway.signIn('demo_member');
    await gateway.call('R-21', {}, { token });
    await gateway.call('R-12', { mobileNum: '09170000001', countryDialingCode: '63', purpose: 'login' });
    const [sms] = (await gateway.app.inject({ url: `${CONTROL_PATHS.sms}?mobileNum=9170000001` })).json<SmsReply>()
      .messages;
    const text = JSON.stringify(lines);
    expect(
      await gateway.app.inject({ url: CONTROL_PATHS.log }).then((answer) => answer.json<LogReply>().lines),
    ).toEqual(lines.map((line) => JSON.stringify(line)));
    expect(lines.filter(({ event }) => event === 'call').map(({ id }) => id)).toEqual(['R-02', 'R-06', 'R-21', 'R-12']);
    for (const secret of [token, 'Demo1234', sms?.code ?? 'no code', '9170000001', 'demo_member', 'example.com'])
      expect(text).not.toContain(secret);
    await gateway.close();
  });
});
