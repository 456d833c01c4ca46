import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { feedKey, pageKey } from 'release-cli/store/keys';
import { asOtherUser } from 'release-cli/test-support/other-user';
import { ask } from './test-support/ask';
import { closeAll, deliveredSite } from './test-support/delivered-site';

afterEach(closeAll);

describe('what is in the store and cannot be read', () => {
  it.each([pageKey('production', 'aurora'), feedKey('production', 'aurora'), 'settings/production.json'])(
    'answers 503 rather than 404: %s',
    async (key) => {
      const site = await deliveredSite();
      const path = key.endsWith('.release.json') ? '/m/release.json' : '/m/home';
      await chmod(join(site.home, 'store', key), 0o000);
      await chmod(site.home, 0o755);
      const answer = await asOtherUser(() => ask(site.url, path));
      expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(answer.body.toString()).not.toContain('store/');
    },
  );

  it('is served on from memory where the page was right before', async () => {
    const site = await deliveredSite();
    expect((await ask(site.url, '/m/home')).status).toBe(200);
    await chmod(join(site.home, 'store', pageKey('production', 'aurora')), 0o000);
    await chmod(site.home, 0o755);
    expect((await asOtherUser(() => ask(site.url, '/m/home'))).status).toBe(200);
  });
});
