import { schemaFiles } from 'release-cli/schemas/schema-files';
import { ask } from './test-support/ask';
import { closeAll, deliveredSite } from './test-support/delivered-site';

afterEach(closeAll);

describe('the schemas of what is published', () => {
  it('are those of mfe schema, and everybody may read them', async () => {
    const site = await deliveredSite();
    const { status, headers, body } = await ask(site.url, '/m/schemas/feed.json');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(body.equals(Buffer.from(schemaFiles().get('feed') ?? []))).toBe(true);
    const list = JSON.parse((await ask(site.url, '/m/schemas/index.json')).body.toString()) as { schemas: object[] };
    expect(list.schemas).toContainEqual(expect.objectContaining({ name: 'feed', path: '/m/schemas/feed.json' }));
  });

  it('of what is not published are a plain 404', async () => {
    const site = await deliveredSite();
    for (const path of ['/m/schemas/password.json', '/m/schemas/constructor.json'])
      expect((await ask(site.url, path)).status).toBe(404);
  });
});
