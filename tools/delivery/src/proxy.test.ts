import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PICTURE_ACCEPTS } from 'shared-contracts/release/delivery-rules';
import { proxyTo } from './proxy';
import { ask } from './test-support/ask';
import { closeAll, deliveredSite } from './test-support/delivered-site';

const gateways: Server[] = [];

async function gatewayThat(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  gateways.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  await closeAll();
  for (const server of gateways.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

describe('the way to the gateway', () => {
  it('carries method, path, body and cookies there, and status, headers and body back', async () => {
    const gatewayUrl = await gatewayThat((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        response.setHeader('Set-Cookie', ['a=1', 'b=2']);
        response.writeHead(422, { 'Content-Type': 'application/json', Connection: 'X-Secret', 'X-Secret': 'hop' });
        response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
      });
    });
    const site = await deliveredSite({ gatewayUrl });
    const { status, headers, body } = await ask(site.url, '/api/v1/auth/login?x=1%2F2', {
      method: 'POST',
      host: 'bahari.localhost',
      headers: {
        cookie: 'sid=1',
        connection: 'x-hop',
        'x-hop': '1',
        'x-forwarded-host': 'evil.example',
        te: 'trailers',
      },
      body: '{"user":"ana"}',
    });
    expect(status).toBe(422);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers['x-secret']).toBeUndefined();
    const seen = JSON.parse(body.toString()) as { headers: Record<string, string> };
    expect(seen).toMatchObject({ method: 'POST', url: '/api/v1/auth/login?x=1%2F2', body: '{"user":"ana"}' });
    expect(seen.headers).toMatchObject({
      cookie: 'sid=1',
      host: new URL(gatewayUrl).host,
      'x-forwarded-host': `bahari.localhost:${new URL(site.url).port}`,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(seen.headers['x-hop']).toBeUndefined();
    expect(seen.headers['te']).toBeUndefined();
  });

  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', PICTURE_ACCEPTS.avif],
    ['text/html, IMAGE/AVIF;q=0.5', PICTURE_ACCEPTS.avif],
    ['image/avif;q=0, image/webp', PICTURE_ACCEPTS.webp],
    ['image/avif-sequence', PICTURE_ACCEPTS.webp],
    ['ximage/avif', PICTURE_ACCEPTS.webp],
    ['*/*', PICTURE_ACCEPTS.webp],
  ])('says of the formats “%s” that a picture may be %s', async (accept, expected) => {
    const gatewayUrl = await gatewayThat((request, response) => response.end(request.headers.accept));
    const site = await deliveredSite({ gatewayUrl });
    const asked = async (path: string): Promise<string> =>
      (await ask(site.url, path, { headers: { accept } })).body.toString();
    expect(await asked('/cdn1/images/game/AMBR/1.png?w=240')).toBe(expected);
    expect(await asked('/vendor-demo/images/a.png')).toBe(accept);
  });

  it('only reads pictures', async () => {
    const gatewayUrl = await gatewayThat((_, response) => response.end('written'));
    const site = await deliveredSite({ gatewayUrl });
    const { status, headers } = await ask(site.url, '/images/a.png', { method: 'POST', body: 'x' });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('does not wait for the end of an answer', async () => {
    let finish = (): void => undefined;
    const gatewayUrl = await gatewayThat((_, response) => {
      response.write('first');
      finish = () => response.end('last');
    });
    const site = await deliveredSite({ gatewayUrl });
    const answer = await fetch(`${site.url}/vendor-demo/play`);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
  });

  it('answers as the site does when the gateway is away', async () => {
    const site = await deliveredSite();
    const { status, headers, body } = await ask(site.url, '/api/v1/system/status');
    expect(status).toBe(502);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    expect(JSON.parse(body.toString())).toEqual({ success: false, code: 'system.upgrading', message: '' });
    expect((await ask(site.url, '/api/v1/system/status', { method: 'HEAD' })).body).toHaveLength(0);
  });

  it('breaks off when the gateway does, rather than end an answer as if it were whole', async () => {
    const gatewayUrl = await gatewayThat((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half');
      response.flushHeaders();
      setImmediate(() => response.destroy());
    });
    const site = await deliveredSite({ gatewayUrl });
    await expect(ask(site.url, '/images/a.png')).rejects.toThrow();
  });

  it('lets the gateway know that the client has gone', async () => {
    let sawEnd = (): void => undefined;
    const ended = new Promise<void>((done) => (sawEnd = done));
    const gatewayUrl = await gatewayThat((_, response) => {
      response.on('close', sawEnd);
      response.write('first');
    });
    const site = await deliveredSite({ gatewayUrl });
    const controller = new AbortController();
    const answer = await fetch(`${site.url}/api/v1/x`, { signal: controller.signal });
    expect(answer.status).toBe(200);
    controller.abort();
    await ended;
  });

  it('starts nothing for a client that had gone before', () => {
    const gone = new ServerResponse(new IncomingMessage(new Socket()));
    gone.destroy();
    const request = new IncomingMessage(new Socket());
    const piped = jest.spyOn(request, 'pipe');
    proxyTo('http://127.0.0.1:9', request, gone);
    expect(piped).not.toHaveBeenCalled();
    expect(gone.listenerCount('close')).toBe(0);
  });

  it('is open to no stranger', async () => {
    const gatewayUrl = await gatewayThat((_, response) => response.end('secret'));
    const site = await deliveredSite({ gatewayUrl });
    expect((await ask(site.url, '/api/v1/x', { host: 'evil.example' })).status).toBe(404);
  });
});

describe('what the lobby is drawn from', () => {
  const LOBBY = JSON.stringify({
    success: true,
    value: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Dragon' })),
  });
  const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
  const path = '/api/v1/games/hot?size=40';
  const takes = (encoding: string): { headers: Record<string, string> } => ({
    headers: { 'accept-encoding': encoding },
  });

  const siteOf = async (headers: Record<string, string>, body = LOBBY, status = 200): Promise<{ url: string }> =>
    deliveredSite({
      gatewayUrl: await gatewayThat((request, response) => {
        response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) });
        response.end(request.method === 'HEAD' ? undefined : body);
      }),
    });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const)('is compressed on the way: %s', async (encoding, accepted, unpack) => {
    const site = await siteOf({ ...JSON_TYPE, ETag: '"a"', Vary: 'Origin' });
    const { headers, body } = await ask(site.url, path, takes(accepted));
    expect(headers).toMatchObject({ 'content-encoding': encoding, etag: 'W/"a"', vary: 'Origin, Accept-Encoding' });
    expect(headers['content-length']).toBeUndefined();
    expect(body.length).toBeLessThan(LOBBY.length / 5);
    expect(unpack(body).toString()).toBe(LOBBY);
  });

  it('goes through as it is to who takes it so, and says that others get it otherwise', async () => {
    const site = await siteOf(JSON_TYPE);
    const { headers, body } = await ask(site.url, path);
    expect(headers).toMatchObject({ 'content-length': String(LOBBY.length), vary: 'Accept-Encoding' });
    expect(body.toString()).toBe(LOBBY);
  });

  it('is left alone where the gateway has compressed it, where it is short, no text or no answer', async () => {
    const untouched: readonly (readonly [Record<string, string>, string?, number?])[] = [
      [{ ...JSON_TYPE, 'Content-Encoding': 'zstd' }],
      [JSON_TYPE, '{"success":true}'],
      [{ 'Content-Type': 'image/png' }],
      [JSON_TYPE, LOBBY, 500],
    ];
    for (const [sent, text = LOBBY, status = 200] of untouched) {
      const site = await siteOf(sent, text, status);
      const { headers, body } = await ask(site.url, path, takes('br'));
      expect(headers['content-encoding']).toBe(sent['Content-Encoding']);
      expect(headers.vary).toBeUndefined();
      expect(body.toString()).toBe(text);
    }
    const site = await siteOf(JSON_TYPE);
    const { headers } = await ask(site.url, path, { ...takes('br'), method: 'HEAD' });
    expect(headers['content-length']).toBe(String(LOBBY.length));
  });

  it("is all that is compressed: what is somebody's own never is", async () => {
    const site = await siteOf(JSON_TYPE);
    for (const own of [
      '/api/v1/member/wallet',
      '/api/v1/games/winners',
      '/api/v1/games/favourites',
      '/images/a.json',
    ]) {
      const { headers, body } = await ask(site.url, own, takes('br'));
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe(LOBBY);
    }
  });

  it('breaks off when the gateway does', async () => {
    const gatewayUrl = await gatewayThat((_, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'Content-Length': '100000' });
      response.write(LOBBY);
      setImmediate(() => response.destroy());
    });
    const site = await deliveredSite({ gatewayUrl });
    await expect(ask(site.url, path, takes('br'))).rejects.toThrow();
  });
});
