import { readMap } from 'release-cli/map/read-map';
import { merchantFixture, settingsFixture } from 'release-cli/test-support/fixture-dist';
import { contentsOf } from 'release-cli/test-support/run-mfe';
import { carried, testConsole } from '../test-support/console-client';
import { peopleSite, pinAsRita } from '../test-support/people-site';

const PIN = { merchant: 'bahari', release: 'mfe-games 1.1.0' };

describe('the console', () => {
  it('leads whoever is signed out to the sign-in, and refuses their forms, with an audit line each', async () => {
    const site = await peopleSite();
    const { stranger, audit } = await testConsole(site);
    const page = await stranger.get('/releases/do/pin?merchant=aurora');
    expect(page.status).toBe(303);
    expect(page.headers['location']).toBe('/releases/sign-in?to=%2Freleases%2Fdo%2Fpin%3Fmerchant%3Daurora');
    const form = await stranger.post('/releases/do/pin', { ...PIN, step: 'write', reason: 'x', revision: '4' });
    expect(form.status).toBe(401);
    expect(form.text).toContain('You are signed out, so nothing was done');
    expect(audit).toEqual([
      { subject: null, environment: 'production', action: 'pin', outcome: 'signed-out' },
      { subject: null, environment: 'production', action: 'pin', outcome: 'signed-out' },
    ]);
  });

  it('shows nothing to whoever is not on its list, and lets only releasers write', async () => {
    const site = await peopleSite();
    const { as, audit } = await testConsole(site);
    const mallory = await (await as('mallory')).get('/releases/');
    expect([mallory.status, mallory.text.includes('aurora')]).toEqual([403, false]);
    expect((await (await as('__proto__')).get('/releases/')).status).toBe(403);
    const before = await contentsOf(site.site.store);
    for (const subject of ['ann', 'ada']) {
      const someone = await as(subject);
      expect((await someone.get('/releases/')).status).toBe(200);
      const written = await someone.post('/releases/do/pin', { ...PIN, step: 'write', reason: 'x', revision: '4' });
      expect(written.status).toBe(403);
      expect(written.text).toContain('This takes the role releaser in production');
    }
    expect(await contentsOf(site.site.store)).toEqual(before);
    expect(audit.map(({ subject, action, outcome }) => [subject, action, outcome])).toEqual([
      ['mallory', 'view', 'forbidden'],
      ['__proto__', 'view', 'forbidden'],
      ['ann', 'pin', 'forbidden'],
      ['ada', 'pin', 'forbidden'],
    ]);
  });

  it('refuses a form that no page of the session made', async () => {
    const site = await peopleSite();
    const { as } = await testConsole(site);
    const rita = await as('rita');
    const fields = { ...PIN, step: 'write', reason: 'x', revision: '5' };
    const before = await contentsOf(site.site.store);
    for (const [forged, headers] of [
      [{ ...fields, csrf: 'guess' }, {}],
      [{ ...fields, csrf: '' }, {}],
      [fields, { origin: 'https://evil.example' }],
      [fields, { origin: 'null' }],
    ] as const) {
      const answer = await rita.post('/releases/do/pin', forged, { headers });
      expect([answer.status, answer.text.includes('does not come from a page of your session')]).toEqual([403, true]);
    }
    const other = await rita.post('/releases/do/pin', fields, { headers: { 'content-type': 'text/plain' } });
    expect(other.status).toBe(415);
    expect(await contentsOf(site.site.store)).toEqual(before);
  });

  it('shows a revision with its diff, and goes back to the one before', async () => {
    const site = await peopleSite();
    await pinAsRita(site, 'bahari');
    const { as } = await testConsole(site);
    const rita = await as('rita');
    const { map } = await readMap(site.site.store, 'production');
    const page = await rita.get(`/releases/revisions/${map.revision}`);
    expect(page.text).toContain('mfe-games pinned to 1.1.0 for bahari');
    expect(page.text).toContain('1.0.0 (default)');
    expect((await (await as('ann')).get(`/releases/revisions/${map.revision}`)).text).not.toContain('Undo');
    for (const no of ['0', '99', 'x', '-1', '1e3'])
      expect((await rita.get(`/releases/revisions/${no}`)).status).toBe(404);
    const preview = await rita.post('/releases/do/return', carried(page.text));
    const form = carried(preview.text);
    form.set('reason', 'it was a mistake');
    expect((await rita.post('/releases/do/return', form)).status).toBe(200);
    expect((await readMap(site.site.store, 'production')).map.pins).toEqual({});
  });

  it('finds merchants, versions and writes', async () => {
    const site = await peopleSite();
    await pinAsRita(site, 'bahari');
    const { as } = await testConsole(site);
    const ann = await as('ann');
    const found = (await ann.get('/releases/search?q=BAHARI')).text;
    expect(found).toContain('mfe-games pinned to 1.1.0 for bahari');
    expect(found).not.toContain('>aurora<');
    expect((await ann.get('/releases/search?q=1.1.0')).text).toContain('mfe-games 1.1.0 published');
    expect((await ann.get('/releases/search?q=nowhere')).text).toContain('No write has it.');
  });

  it('shows hostile texts as texts, under a policy by which nothing inline runs', async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const settings = settingsFixture(['aurora', 'bahari']);
    const site = await peopleSite(1, {
      ...settings,
      merchants: { ...settings.merchants, bahari: merchantFixture('bahari', { name: hostile }) },
    });
    await pinAsRita(site, 'bahari', hostile);
    const { as } = await testConsole(site);
    const rita = await as('rita');
    const query = encodeURIComponent(hostile);
    const { map } = await readMap(site.site.store, 'production');
    for (const path of [
      '/releases/',
      '/releases/do/pin',
      `/releases/search?q=${query}`,
      `/releases/revisions/${map.revision}`,
      `/releases/do/return?to=${query}`,
    ]) {
      const { text, status, headers } = await rita.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/<script>|<img|onerror=alert\(1\)>/);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; frame-src http://*.localhost:4500; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers['cache-control']).toBe('no-store');
    }
    const echoed = await rita.post('/releases/do/promote', { release: hostile, step: 'preview' });
    expect([echoed.status, echoed.text.includes('<script>')]).toEqual([400, false]);
  });

  it('tells operators how it does, and players nothing', async () => {
    const { stranger } = await testConsole(await peopleSite());
    expect((await stranger.get('/healthz')).text).toBe('ok\n');
    expect((await stranger.get('/readyz')).text).toBe('ready\n');
    expect((await stranger.get('/metrics')).text).toContain('service_ready{server="control"} 1');
    expect((await stranger.get('/m/home')).status).toBe(404);
  });
});
