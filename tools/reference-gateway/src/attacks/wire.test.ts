import { framingFaults, sayTo, statusesIn } from 'services/wire';
import { startGateway, type Gateway } from '../gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ test: true, games: 12 });
});
afterAll(() => gateway.close());

const say = (words: string) => sayTo(Number(new URL(gateway.url).port), words);

const HOST = 'Host: aurora.localhost\r\n';
const HEADERS = `${HOST}Merchant: aurora-trial\r\nModuleId: FREEPLAY3\r\nContent-Type: application/json\r\n`;

it.each(framingFaults('/api/v1/auth/trial', HEADERS))(
  '%s: refused, hung up, and nothing behind it is heard',
  async (_name, words) => {
    const heard = statusesIn(await say(words));
    expect(heard).toHaveLength(1);
    expect(['400', '431', '505']).toContain(heard[0]);
  },
);

const PATHS = [
  '/images/../../etc/passwd',
  '/images/%2e%2e/%2e%2e/etc/passwd',
  '/images/member/..%2f..%2f..%2fgateway.db',
  '/images/member/%2e%2e%5c%2e%2e%5cgateway.db',
  '/images/game/AMBR/..%2f10001.png',
  '/images/member/%00.png',
  '/images/member/a%00.png',
  '/images/avatar/%F0%9F%92%A9.png',
  `/images/avatar/${'a'.repeat(4000)}.png`,
  '/images//etc/passwd',
  '/cdn1/images/../../gateway.db',
  '/vendor-demo/..%2f..%2fgateway.db',
  '/api/v1/../../__ref/log',
  '/api/v1/%2e%2e/%2e%2e/__ref/log',
  '/%2e%2e/%2e%2e/gateway.db',
  '/api/v1/inbox/%2e%2e%2fwallet',
  '/operator-token',
  '/gateway.db',
];

it.each(PATHS.map((path) => [path.slice(0, 80), path]))('the path %s leads to nothing', async (_name, path) => {
  const heard = await say(`GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  expect(['400', '404', '414', '422']).toContain(statusesIn(heard)[0]);
  expect(heard).not.toMatch(/SQLite|root:|"lines"/);
});

it('two good requests are two answers, so the watch sees', async () => {
  const picture = `GET /images/default.png HTTP/1.1\r\n${HOST}`;
  expect(statusesIn(await say(`${picture}\r\n${picture}Connection: close\r\n\r\n`))).toEqual(['200', '200']);
});
