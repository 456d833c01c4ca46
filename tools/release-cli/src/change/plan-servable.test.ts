import { publishDist } from '../publish/publish';
import { fixture, settingsFixture, writeFixture } from '../test-support/fixture-dist';
import { emptySite, type FixtureSite } from '../test-support/fixture-site';
import { saveSettings } from '../test-support/save-settings';
import { pin, setDefault, type MapEdit } from '../edits/edits';
import { readMap } from '../map/read-map';
import { revoke } from '../edits/revoke';
import { startRollout } from '../edits/start-rollout';

const second = { contract: { version: '2.0.0', range: '^2.0.0' } };
const session = (version: number) => ({ events: { 'session.changed': version } });

async function publish(site: FixtureSite, ...made: Parameters<typeof fixture>): Promise<void> {
  await publishDist({
    store: site.store,
    dist: await writeFixture(fixture(...made)),
    environments: ['production'],
    author: 'tester',
    allowed: { isAhead: true, gaps: 'all' },
  });
}

/** A site that serves 1.0.0 of host, games and agent, and knows a few more versions. */
async function servedSite(): Promise<FixtureSite> {
  const site = await emptySite(settingsFixture(['aurora', 'bahari']));
  await publish(site, 'host-shell', '1.0.0');
  await publish(site, 'mfe-games', '1.0.0', session(1));
  await publish(site, 'mfe-agent', '1.0.0', session(1));
  await site.edit((map) =>
    (['host-shell', 'mfe-games', 'mfe-agent'] as const).reduce((all, name) => setDefault(all, name, '1.0.0'), map),
  );
  await publish(site, 'host-shell', '2.0.0', second);
  await publish(site, 'mfe-games', '1.1.0', session(1));
  await publish(site, 'mfe-games', '1.2.0', session(2));
  await publish(site, 'mfe-games', '2.0.0', second);
  await publish(site, 'mfe-agent', '2.0.0', { ...second, ...session(2) });
  return site;
}

const promote =
  (name: 'host-shell' | 'mfe-games' | 'mfe-agent', version: string): MapEdit =>
  (map) =>
    setDefault(map, name, version);

describe('a refusal', () => {
  it.each<[string, MapEdit, string]>([
    ['the closest version that fits', promote('mfe-games', '1.2.0'),
      'aurora, bahari would get packages that do not fit: session.changed: mfe-agent 1.0.0 speaks version 1, mfe-games 1.2.0 version 2; mfe-games 1.1.0 would fit'],
    ['the closest for the one merchant it is about', (map) => pin(map, 'bahari', 'mfe-games', '2.0.0'),
      'bahari would get packages that do not fit: mfe-games 2.0.0 needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-games with contract 1.0.0; mfe-games 1.1.0 would fit'],
    ['what has to follow', promote('host-shell', '2.0.0'),
      'aurora, bahari would get packages that do not fit: mfe-agent 1.0.0 needs contract ^1.0.0, host-shell 2.0.0 has 2.0.0: build mfe-agent with contract 2.0.0 (and 1 more); mfe-agent 2.0.0 and mfe-games 2.0.0 together would fit'],
    ['what to put in place of a canary',
      (map) => startRollout(map, { package: 'mfe-games', version: '1.2.0',
        schedule: { percent: 1, steps: [], since: '2026-01-01T00:00:00.000Z' } }),
      'aurora, bahari would get packages that do not fit: session.changed: mfe-agent 1.0.0 speaks version 1, mfe-games 1.2.0 version 2; mfe-games 1.1.0 instead of 1.2.0 would fit'],
    ['what has to go along', promote('mfe-agent', '2.0.0'),
      'aurora, bahari would get packages that do not fit: mfe-agent 2.0.0 needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-agent with contract 1.0.0 (and 1 more); host-shell 2.0.0 and mfe-games 2.0.0 together would fit'],
  ])('names %s', async (_, edit, sentence) => {
    const site = await servedSite();
    const before = (await readMap(site.store, 'production')).map;
    await expect(site.edit(edit)).rejects.toThrow(new Error(sentence));
    expect((await readMap(site.store, 'production')).map).toEqual(before);
  }); // prettier-ignore

  it('proposes nothing that is revoked', async () => {
    const site = await servedSite();
    await site.edit((map) => revoke(map, 'mfe-games', '1.1.0'));
    await expect(site.edit(promote('mfe-games', '1.2.0'))).rejects.toThrow(
      'mfe-games 1.2.0 version 2; nothing else that is published would fit',
    );
  });

  it('comes from settings, too, without a proposal of what is served', async () => {
    const site = await servedSite();
    await site.edit((map) => pin(map, 'bahari', 'mfe-games', '1.1.0'));
    await expect(saveSettings(site.store, 'production', settingsFixture(['aurora']))).rejects.toThrow(
      'production has no merchant bahari',
    );
  });

  it('is none for a previous version that does not fit: nobody is given it', async () => {
    const site = await servedSite();
    await site.edit((map) =>
      (['host-shell', 'mfe-games', 'mfe-agent'] as const).reduce((all, name) => setDefault(all, name, '2.0.0'), map),
    );
    const { map } = await readMap(site.store, 'production');
    expect(map.previous).toEqual({ 'host-shell': '1.0.0', 'mfe-games': '1.0.0', 'mfe-agent': '1.0.0' });
    const page = new TextDecoder().decode((await site.store.get('pages/production/aurora.html'))?.bytes);
    expect(page).toContain('"mfe-games":{"version":"2.0.0"');
    expect(page).not.toContain('"previous"');
  });
});
