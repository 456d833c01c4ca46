import { settingsKey } from 'release-cli/store/keys';
import { ask } from './test-support/ask';
import { closeAll, deliveredSite } from './test-support/delivered-site';

afterEach(closeAll);

const told = async (url: string, path: string, more: Parameters<typeof ask>[2] = {}) => {
  const { status, body, headers } = await ask(url, path, more);
  expect(headers['cache-control']).toBe('no-store');
  return [status, body.toString()];
};

describe('what the origin tells its operators', () => {
  it('lives, and is ready', async () => {
    const { url } = await deliveredSite();
    expect(await told(url, '/healthz')).toEqual([200, 'ok\n']);
    expect(await told(url, '/readyz')).toEqual([200, 'ready\n']);
    expect(await told(url, '/readyz', { method: 'HEAD' })).toEqual([200, '']);
  });

  it('lives while it has nothing to serve, and says why it is not ready', async () => {
    const { url } = await deliveredSite({ environment: 'staging' });
    expect(await told(url, '/healthz')).toEqual([200, 'ok\n']);
    expect(await told(url, '/readyz')).toEqual([503, 'The environment staging is not set up yet\n']);
    const { url: broken, store } = await deliveredSite();
    await store.remove(settingsKey('production'));
    expect(await told(broken, '/readyz')).toEqual([503, expect.stringContaining('is not in the store')]);
  });

  it('counts requests by what answers them, never by their addresses', async () => {
    const { url } = await deliveredSite();
    await ask(url, '/m/home');
    await ask(url, '/m/promo?secret=1');
    await ask(url, '/m/%2e%2e/nowhere-at-all');
    const figures = String((await told(url, '/metrics'))[1]);
    expect(figures).toMatch(
      /http_request_duration_seconds_count\{[^}]*server="origin"[^}]*route="page"[^}]*status="200"[^}]*\} 2\n/,
    );
    expect(figures).toMatch(/http_request_duration_seconds_count\{[^}]*route="none"[^}]*status="400"[^}]*\} 1\n/);
    expect(figures).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(figures).not.toMatch(/secret|nowhere-at-all/);
  });

  it.each(['x-forwarded-for', 'forwarded', 'via'])('leads home who comes through a proxy (%s)', async (name) => {
    const { url } = await deliveredSite();
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect(await told(url, path, { headers: { [name]: '1.1 front' } })).toEqual([
        302,
        expect.stringContaining('/m/home'),
      ]);
  });

  it('is not ready once it is about to stop, and keeps no connection', async () => {
    const { url, announceStop } = await deliveredSite();
    expect(String((await told(url, '/metrics'))[1])).toMatch(/^service_ready\{server="origin"\} 1$/m);
    announceStop();
    expect(await told(url, '/readyz')).toEqual([503, 'The server is about to stop\n']);
    expect(String((await told(url, '/metrics'))[1])).toMatch(/^service_ready\{server="origin"\} 0$/m);
    expect(await ask(url, '/m/home')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  });

  it('tells who writes the log of every answer, never its address', async () => {
    const heard: object[] = [];
    const { url } = await deliveredSite({ onAnswered: (request) => heard.push(request) });
    await ask(url, '/m/promo?secret=1');
    await ask(url, '/healthz');
    expect(heard).toEqual([{ method: 'GET', route: 'page', status: 200, ms: expect.any(Number) }]);
  });

  it('takes no other method', async () => {
    const { url } = await deliveredSite();
    expect((await told(url, '/metrics', { method: 'POST', body: 'x' }))[0]).toBe(405);
  });
});
