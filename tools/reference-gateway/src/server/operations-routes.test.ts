import { HEADER } from 'shared-contracts/api/http-headers';
import { openTestGateway } from '../testing/test-client';

describe('what the gateway tells its operators', () => {
  it('lives, is ready, and counts calls by their patterns', async () => {
    const { app, close } = await openTestGateway();
    const get = async (url: string, headers = {}) => app.inject({ url, headers });
    expect(await get('/healthz')).toMatchObject({ statusCode: 200, body: 'ok\n' });
    expect(await get('/readyz')).toMatchObject({ statusCode: 200, body: 'ready\n' });
    await get('/api/v1/games/types?language=EN', { [HEADER.merchant]: 'aurora' });
    await get('/api/v1/nothing/like-it?token=abc');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toMatch(/_count\{[^}]*server="gateway"[^}]*route="\/api\/v1\/games\/types"[^}]*\} 1\n/);
    expect(body).toMatch(/_count\{[^}]*route="none"[^}]*status="404"[^}]*\} 1\n/);
    expect(body).not.toMatch(/like-it|abc/);
    await close();
  });

  it('tells nothing to who comes through a proxy', async () => {
    const { app, close } = await openTestGateway();
    for (const url of ['/healthz', '/readyz', '/metrics'])
      expect((await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
    await close();
  });

  it('is not ready without data', async () => {
    const { app, store, close } = await openTestGateway();
    store.run("DELETE FROM meta WHERE name = 'seededAt'");
    expect(await app.inject({ url: '/readyz' })).toMatchObject({ statusCode: 503 });
    expect(await app.inject({ url: '/healthz' })).toMatchObject({ statusCode: 200 });
    await close();
  });

  it('is not ready once it is about to stop, keeps no connection, and ends with what runs', async () => {
    const { app, announceStop, stop } = await openTestGateway();
    announceStop();
    expect(await app.inject({ url: '/readyz' })).toMatchObject({
      statusCode: 503,
      body: 'The server is about to stop\n',
    });
    expect(await app.inject({ url: '/healthz' })).toMatchObject({ statusCode: 200 });
    expect(await stop(60_000)).toBe(0);
  });
});
