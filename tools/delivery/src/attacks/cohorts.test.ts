import { cohortKey } from 'release-cli/store/keys';
import { ASSET_RULES, ruleFor, SITE_RULES } from 'shared-contracts/release/delivery-rules';
import { ask } from '../test-support/ask';
import { closeAll, deliveredSite } from '../test-support/delivered-site';

afterEach(closeAll);

const KEY = cohortKey('production', 'a'.repeat(32));

it('lists of players are given out at no address', async () => {
  const site = await deliveredSite();
  await site.store.create(KEY, new TextEncoder().encode('{}'));
  for (const path of [KEY, `r/${KEY}`, `m/${KEY}`, `r/mfe-games/../../${KEY}`, `m/answers/${KEY}`]) {
    const { body } = await ask(site.url, `/${path}`);
    expect([path, body.toString()]).not.toEqual([path, '{}']);
  }
  expect((await ask(site.url, `/${KEY}`)).status).toBe(404);
});

it('no rule of a site, and so no location of nginx, leads to lists of players', () => {
  for (const rules of [SITE_RULES, ASSET_RULES]) expect(ruleFor(rules, `/${KEY}`)).toBeUndefined();
});
