import { readMap } from 'release-cli/map/read-map';
import { pageKey } from 'release-cli/store/keys';
import { readText } from 'release-cli/store/store';
import { contentsOf } from 'release-cli/test-support/run-mfe';
import { carried, testConsole } from '../test-support/console-client';
import { peopleSite } from '../test-support/people-site';

const PIN = { merchant: 'bahari', release: 'mfe-games 1.1.0' };

describe('an action', () => {
  it('previews, asks for a reason, and writes with the key of whoever acts', async () => {
    const site = await peopleSite();
    const { as, audit } = await testConsole(site);
    const rita = await as('rita');
    expect((await rita.get('/releases/do/pin')).text).toContain('<option value="mfe-games 1.1.0"');
    const preview = await rita.post('/releases/do/pin', { ...PIN, step: 'preview' });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain('1.1.0 (pin)');
    expect(preview.text).toContain('mfe pin bahari mfe-games 1.1.0 --env production');
    const form = carried(preview.text);
    const without = await rita.post('/releases/do/pin', form);
    expect([without.status, without.text.includes('Reason is missing')]).toEqual([400, true]);
    form.set('reason', 'bahari asked');
    const written = await rita.post('/releases/do/pin', form);
    expect(written.status).toBe(200);
    const { map } = await readMap(site.site.store, 'production');
    expect([map.pins, map.author]).toEqual([{ bahari: { 'mfe-games': '1.1.0' } }, 'Rita']);
    // Feeds are signed with the service's own key, so the merchant's page is new at once.
    const page = await readText(site.site.store, pageKey('production', 'bahari'));
    expect(page?.text).toContain('"version":"1.1.0"');
    expect(map.reason).toMatch(/^bahari asked \[not proven as a set: /);
    expect(written.text).toContain(`Revision ${map.revision} of production is written.`);
    expect(audit.map(({ outcome }) => outcome)).toEqual(['previewed', 'previewed', 'written']);
    expect(audit.at(-1)).toEqual({
      subject: 'rita',
      environment: 'production',
      action: 'pin',
      outcome: 'written',
      command: 'pin bahari mfe-games 1.1.0',
      revision: map.revision,
    });
  });

  it('keeps people to their merchants and sections, by what they name and by what would change', async () => {
    const site = await peopleSite();
    const { as, audit } = await testConsole(site);
    const lee = await as('lee');
    const pinned = await lee.post('/releases/do/pin', {
      merchant: 'aurora',
      release: 'mfe-games 1.1.0',
      step: 'preview',
    });
    expect(pinned.status).toBe(200);
    for (const [action, fields] of [
      ['pin', PIN],
      ['pin', { merchant: 'aurora', release: 'host-shell 1.0.0' }],
      ['promote', { release: 'mfe-games 1.1.0' }],
      ['return', { to: '3' }],
    ] as const) {
      const answer = await lee.post(`/releases/do/${action}`, { ...fields, step: 'preview' });
      expect([action, answer.status]).toEqual([action, 403]);
      expect(answer.text).toContain('Lee is not releaser for');
    }
    expect(audit.map(({ outcome }) => outcome)).toEqual(['previewed', ...Array<string>(4).fill('forbidden')]);
  });

  it('begins a rollout, makes it larger, holds it and ends it, from its card', async () => {
    const site = await peopleSite();
    const { as } = await testConsole(site);
    const rita = await as('rita');
    const write = async (address: string, more: Readonly<Record<string, string>> = {}): Promise<number> => {
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      for (const [name, value] of Object.entries({ ...more, step: 'preview' })) searchParams.set(name, value);
      const form = carried((await rita.post(pathname, searchParams)).text);
      form.set('reason', 'a trial');
      return (await rita.post(pathname, form)).status;
    };
    const linked = async (title: string): Promise<string> => {
      const { text } = await rita.get('/releases/');
      return new RegExp(`href="([^"]+)">${title}</a>`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    };
    const rollouts = async () => (await readMap(site.site.store, 'production')).map.rollouts;
    expect(
      await write('/releases/do/canary?release=mfe-games+1.1.0&whom=all&percent=10&guard=hold&minimum-loads=300'),
    ).toBe(200);
    expect(await write(await linked('Change share'), { percent: '50' })).toBe(200);
    expect(await rollouts()).toMatchObject([
      { package: 'mfe-games', version: '1.1.0', percent: 50, guard: { action: 'hold', minimumLoads: 300 } },
    ]);
    expect(await write(await linked('Hold'))).toBe(200);
    expect(await rollouts()).toMatchObject([{ held: 'a trial' }]);
    expect(await linked('Hold')).toBe('');
    expect(await write(await linked('Resume'))).toBe(200);
    expect(await write(await linked('End'))).toBe(200);
    expect(await rollouts()).toEqual([]);
    expect((await (await as('ann')).get('/releases/')).text).not.toContain('/releases/do/');
  });

  it('refuses a write that another one has overtaken, and shows what changed', async () => {
    const site = await peopleSite();
    const { as, audit } = await testConsole(site);
    const rita = await as('rita');
    const form = carried((await rita.post('/releases/do/pin', { ...PIN, step: 'preview' })).text);
    const lee = await as('lee');
    const other = carried(
      (await lee.post('/releases/do/pin', { merchant: 'aurora', release: 'mfe-games 1.1.0', step: 'preview' })).text,
    );
    other.set('reason', 'aurora tries it');
    expect((await lee.post('/releases/do/pin', other)).status).toBe(200);
    const before = await contentsOf(site.site.store);
    form.set('reason', 'bahari asked');
    const late = await rita.post('/releases/do/pin', form);
    expect(late.status).toBe(409);
    expect(late.text).toContain('mfe-games pinned to 1.1.0 for aurora');
    expect(late.text).toContain('aurora tries it');
    expect(late.text).toContain('/releases/do/pin?merchant=bahari&amp;release=mfe-games+1.1.0');
    expect(await contentsOf(site.site.store)).toEqual(before);
    expect(audit.at(-1)).toMatchObject({ subject: 'rita', outcome: 'overtaken' });
  });

  it('says what the command refuses, in the form, and writes nothing', async () => {
    const site = await peopleSite();
    const { as, audit } = await testConsole(site);
    const rita = await as('rita');
    const before = await contentsOf(site.site.store);
    const refused = await rita.post('/releases/do/canary', {
      release: 'mfe-games 1.1.0',
      whom: 'all',
      percent: 'lots',
      step: 'preview',
    });
    expect([refused.status, refused.text.includes('&quot;lots&quot; is not')]).toEqual([422, true]);
    const same = await rita.post('/releases/do/promote', { release: 'mfe-games 1.0.0', step: 'preview' });
    expect([same.status, same.text.includes('Nothing to do: it is so already.')]).toEqual([422, true]);
    const unknown = await rita.post('/releases/do/promote', { release: 'mfe-games 7.0.0', step: 'preview' });
    expect(unknown.status).toBe(400);
    expect((await rita.get('/releases/do/nothing')).status).toBe(404);
    expect(await contentsOf(site.site.store)).toEqual(before);
    expect(audit.map(({ outcome }) => outcome)).toEqual(['refused', 'previewed', 'refused']);
  });
});

describe('where two have to sign', () => {
  it('proposes, and lets a second person approve', async () => {
    const site = await peopleSite(2);
    const { as, audit } = await testConsole(site);
    const rita = await as('rita');
    const preview = await rita.post('/releases/do/promote', { release: 'mfe-games 1.1.0', step: 'preview' });
    expect(preview.text).toContain('>Propose</button>');
    const form = carried(preview.text);
    form.set('reason', 'new lobby');
    const proposed = await rita.post('/releases/do/promote', form);
    const id = /proposals\/([0-9a-f]{12})"/.exec(proposed.text)?.[1] ?? '';
    expect(proposed.text).toContain(`another person has to approve the proposal ${id}`);
    expect((await readMap(site.site.store, 'production')).map.defaults['mfe-games']).toBe('1.0.0');

    const page = `/releases/proposals/${id}`;
    expect((await rita.get(page)).text).not.toContain('>Approve</button>');
    expect((await rita.post(page, {})).status).toBe(403);
    const ada = await as('ada');
    expect((await ada.get('/releases/')).text).toContain('Waiting for approval');
    const shown = await ada.get(page);
    expect(shown.text).toContain('By Rita: new lobby');
    expect(shown.text).toContain('>Approve</button>');
    expect((await ada.post(page, {})).status).toBe(200);
    const { map } = await readMap(site.site.store, 'production');
    expect([map.defaults['mfe-games'], map.author]).toEqual(['1.1.0', 'Rita and Ada']);
    expect((await ada.post(page, {})).status).toBe(404);
    expect(audit.map(({ subject, action, outcome }) => [subject, action, outcome])).toEqual([
      ['rita', 'promote', 'previewed'],
      ['rita', 'promote', 'proposed'],
      ['rita', 'approve', 'forbidden'],
      ['ada', 'approve', 'written'],
      ['ada', 'approve', 'refused'],
    ]);
  });

  it('lets nobody approve what they proposed, nor what another write has ended', async () => {
    const { site, people } = await peopleSite(2);
    const both = {
      ...people,
      rita: { ...people['rita'], name: 'Rita', grants: [{ role: 'releaser' as const }, { role: 'approver' as const }] },
    };
    const { as } = await testConsole({ site, people: both });
    const rita = await as('rita');
    const propose = async (action: string, fields: Readonly<Record<string, string>>): Promise<string> => {
      const form = carried((await rita.post(`/releases/do/${action}`, { ...fields, step: 'preview' })).text);
      form.set('reason', 'x');
      const { text } = await rita.post(`/releases/do/${action}`, form);
      return `/releases/${/proposals\/[0-9a-f]{12}/.exec(text)?.[0]}`;
    };
    const first = await propose('promote', { release: 'mfe-games 1.1.0' });
    const second = await propose('pin', PIN);
    const own = await rita.post(first, {});
    expect([own.status, own.text.includes('Your key has signed')]).toEqual([422, true]);
    const ada = await as('ada');
    expect((await ada.get(second)).status).toBe(200);
    expect((await ada.post(first, {})).status).toBe(200);
    expect((await ada.post(second, {})).status).toBe(404);
  });
});
