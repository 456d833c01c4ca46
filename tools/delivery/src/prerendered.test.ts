import { readPage } from 'release-cli/page/stored-page';
import { integrityOf } from 'release-cli/store/digest';
import { renderedSite } from 'release-cli/test-support/rendered-site';
import { PAGE_HEADERS } from 'shared-contracts/release/delivery-rules';
import { answersPath, withoutPrerendered, type AnswersFile } from 'shared-contracts/release/prerendered';
import { startDelivery } from './server';
import { ask } from './test-support/ask';

it('sends the document of a prerendered page on its paths, and the merchant’s page on all others', async () => {
  const site = await renderedSite();
  await site.prerender();
  const { store, gateway } = site;
  const served = { store, environment: 'production', port: 0, gatewayUrl: gateway.url, defaultMerchant: 'aurora' };
  const delivery = await startDelivery(served);
  const general = (await readPage(store, 'production', 'aurora'))?.html ?? '';
  for (const path of ['/', '/m', '/m/', '/m/home', '/m/home?utm_source=a', '/m/index.html']) {
    const { status, headers, body } = await ask(delivery.url, path);
    expect(status).toBe(200);
    expect(body.toString()).toContain('Fortune, Dragon');
    // What a device stores and compares is the same page on every path.
    expect(withoutPrerendered(body.toString())).toBe(general);
    expect(headers['content-security-policy']).toBe(PAGE_HEADERS['Content-Security-Policy']);
    const again = await ask(delivery.url, path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
  }
  const [, named = '{}'] =
    /id="page-answers">([^<]*)</.exec((await ask(delivery.url, '/m/home')).body.toString()) ?? [];
  const { path, integrity } = JSON.parse(named) as AnswersFile;
  const answers = await ask(delivery.url, path);
  expect(integrityOf(answers.body)).toBe(integrity);
  expect(answers.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
  });
  expect((await ask(delivery.url, answersPath('0'.repeat(64)))).status).toBe(404);
  // Pages that are not rendered begin with their skeleton.
  for (const path of ['/m/login', '/m/activity', '/m/gameList?gameType=RNG', '/m/member/home', '/vip.html'])
    expect((await ask(delivery.url, path)).body.toString()).toBe(general);
  gateway.say(200, '{"value":["Newer"]}');
  await site.prerender();
  expect((await ask(delivery.url, '/m/home')).body.toString()).toContain('Newer');
  await delivery.close();
  await gateway.close();
});
