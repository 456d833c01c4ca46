import { ask } from './test-support/ask';
import { closeAll, deliveredSite } from './test-support/delivered-site';

afterEach(closeAll);

it.each([
  ['/M/home', '/m/home'],
  ['/M/Activity?a=1&b=%2F#x', '/m/home?a=1&b=%2F'],
  ['/activity?aff=A1', '/m/home?aff=A1'],
  ['/en/promotions/', '/m/home'],
  ['/index.html', '/m/home'],
  ['/m/%', '/m/home'],
  ['/m/%zz?a=1', '/m/home'],
  ['//m/home', '/m/home'],
])('%s leads to %s', async (path, location) => {
  const site = await deliveredSite();
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await ask(site.url, path, { method });
    expect([status, headers.location, headers['cache-control']]).toEqual([302, location, 'no-store']);
  }
  expect((await ask(site.url, path, { method: 'POST', body: 'x' })).status).not.toBe(302);
});

it('pages stand at paths of other cases and endings too; files that are not there are none', async () => {
  const site = await deliveredSite();
  const paths = ['/m/Activity', '/m/activity.html', '/m/index.php', '/m/home.', '/m//home', `/m/${'x'.repeat(8000)}`];
  const page = (await ask(site.url, '/m/home')).body.toString();
  for (const path of paths) {
    const { status, body } = await ask(site.url, path);
    expect([path, status, body.toString() === page]).toEqual([path, 200, true]);
  }
  for (const path of ['/r/mfe-games/none.mjs', '/m/icons/0123456789ab-192.png', '/humans.txt', '/api/v2/x'])
    expect([path, (await ask(site.url, path)).status]).toEqual([path, 404]);
});
