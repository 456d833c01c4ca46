import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { framingFaults, sayTo, SMUGGLED, SMUGGLED_PATH, statusesIn } from 'services/wire';
import { closeAll, deliveredSite } from '../test-support/delivered-site';

/** What came through to the gateway, in order. */
const heardBehind: { readonly url: string; readonly body: string }[] = [];
let gateway: Server;
let port: number;
beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('latin1')));
    request.on('end', () => {
      heardBehind.push({ url: request.url ?? '', body });
      response.end('gateway');
    });
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  const { url } = await deliveredSite({
    gatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  });
  port = Number(new URL(url).port);
});
beforeEach(() => void heardBehind.splice(0));
afterAll(async () => {
  await closeAll();
  await new Promise((done) => gateway.close(done));
});

const HOST = 'Host: localhost\r\n';

function expectNothingSmuggled(): void {
  expect(heardBehind.map(({ url }) => url)).not.toContain(SMUGGLED_PATH);
  expect(heardBehind.length).toBeLessThanOrEqual(1);
}

it.each(framingFaults('/api/v1/auth/trial', HOST))(
  '%s: refused, hung up, and nothing behind it is heard',
  async (_name, words) => {
    const heard = statusesIn(await sayTo(port, words));
    expect(heard).toHaveLength(1);
    expect(['400', '404', '431', '502', '505']).toContain(heard[0]);
    expectNothingSmuggled();
  },
);

/** A client names what concerns its connection only; what says where the body ends is not that. */
it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT'])(
  '%s whose length is called a matter of the connection is one request with its body',
  async (method) => {
    await sayTo(
      port,
      `${method} /api/v1/wallet HTTP/1.1\r\n${HOST}Connection: close, content-length, transfer-encoding\r\n` +
        `Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
    );
    expect(heardBehind).toEqual([{ url: '/api/v1/wallet', body: SMUGGLED }]);
  },
);

it.each(['host', 'x-forwarded-for', 'x-forwarded-host', 'authorization', 'cookie'])(
  'a client cannot have the header %s taken off on the way to where it counts',
  async (name) => {
    const heard = await sayTo(
      port,
      `GET /api/v1/wallet HTTP/1.1\r\n${HOST}X-Forwarded-For: 203.0.113.9\r\nConnection: close, ${name}\r\n\r\n`,
    );
    expect(statusesIn(heard)).toEqual(['200']);
    expect(heardBehind).toHaveLength(1);
  },
);

const TRAVERSALS = [
  '/r/../settings/production.json',
  '/r/mfe-games/../../settings/production.json',
  '/r/mfe-games/..%2f..%2fsettings/production.json',
  '/r/mfe-games/%2e%2e/%2e%2e/settings/production.json',
  '/r/mfe-games/%2e%2e%2f%2e%2e%2fsettings%2fproduction.json',
  '/r/mfe-games/..%5c..%5csettings.json',
  '/r/mfe-games/..\\..\\settings.json',
  '/r/mfe-games/%252e%252e%252fsettings.json',
  '/r/mfe-games/%c0%ae%c0%ae%c0%afsettings.json',
  '/r/mfe-games/%e0%80%ae%e0%80%aesettings.json',
  '/r/mfe-games/entry%00.mjs',
  '/r/mfe-games/.hidden',
  '/r/mfe-games/',
  '/r/mfe-games',
  '/r/constructor/x.mjs',
  '/r/__proto__/x.mjs',
  ...[201, 300, 8000].map((length) => `/r/mfe-games/${'a'.repeat(length)}.mjs`),
  '/maps/production/map.json',
  '/settings/production.json',
  '/descriptors/mfe-games/1.0.0.json',
  '/m/../maps/production/map.json',
  '/m/%2e%2e/maps/production/map.json',
  '/releases/../settings/production.json',
  '/releases/%2e%2e/settings/production.json',
  '/api/v1/../../__ref/log',
  '/api/v1/%2e%2e/%2e%2e/__ref/log',
  '/api/v1/..%2f..%2f__ref/log',
  '//evil.example/m/home',
  'http://evil.example/m/home',
  '/\\evil.example/m/home',
  '/m/home\t',
];

it.each(TRAVERSALS.map((path) => [path.slice(0, 80), path]))('the path %s leads to nothing', async (_name, path) => {
  const heard = await sayTo(port, `GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  expect(['400', '404', '431']).toContain(statusesIn(heard)[0]);
  expect(heard).not.toMatch(/"merchants"|"defaults"|"releases"|gateway/);
  expect(heardBehind).toEqual([]);
});

it.each([
  'evil.example',
  'localhost.evil.example',
  'localhost@evil.example',
  'evil.example:80',
  'aurora.localhost.evil',
  '[::1]',
  '..',
  '',
])('a page of this site is not given out as that of %p', async (host) => {
  const heard = await sayTo(port, `GET /m/home HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(['400', '404']).toContain(statusesIn(heard)[0]);
  expect(heard).not.toContain('<html');
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  'the method %s is answered by no page, no file and no release document',
  async (method) => {
    for (const path of ['/m/home', '/m/release.json', '/r/mfe-games/entry.mjs', '/releases/']) {
      const heard = await sayTo(
        port,
        `${method} ${path} HTTP/1.1\r\n${HOST}Connection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(['400', '405']).toContain(statusesIn(heard)[0]);
    }
    expect(heardBehind).toEqual([]);
  },
);
