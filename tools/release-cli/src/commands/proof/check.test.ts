import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pin, setDefault } from '../../edits/edits';
import { changedDist, describedText, fileWith, type Changes } from '../../test-support/described-site';
import { settingsFixture } from '../../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { saveSettings } from '../../test-support/save-settings';
import { scratchFolder } from '../../test-support/scratch-folder';

const MERCHANTS = ['aurora', 'bahari', 'cedar'];

/** Three merchants with host, games and agent; bahari keeps its games whatever is promoted. */
async function describedSite(): Promise<FixtureSite> {
  const site = await fixtureSite(settingsFixture(MERCHANTS), {
    routes: [
      { path: '/m/home', screen: 'home' },
      { path: '/m/live', screen: 'main', remote: 'mfe-games' },
    ],
  });
  const agent = await changedDist('mfe-agent', '1.0.0', {
    events: { 'agent.joined': 1 },
    contributions: { intents: ['invite'], events: { 'agent.joined': { version: 1, replay: 'none' } } },
  });
  await runMfe(site, ['publish', 'mfe-agent', '--dist', agent]);
  await site.edit((map) => pin(setDefault(map, 'mfe-agent', '1.0.0'), 'bahari', 'mfe-games', '1.0.0'));
  return site;
}

async function checked(
  site: Pick<FixtureSite, 'home'>,
  dist: string,
  against: string,
  ...words: string[]
): Promise<Ran> {
  const { name } = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as { readonly name: string };
  return runMfe(site, ['check', name, '--dist', dist, '--against', against, ...words]);
}

describe('a build against an environment', () => {
  let site: FixtureSite;
  let file: string;
  /** Somebody with the file alone: no store, no key, no trust. */
  let stranger: { readonly home: string };
  beforeAll(async () => {
    site = await describedSite();
    file = await fileWith(await describedText(site.store));
    stranger = { home: await scratchFolder() };
  });

  it('breaks nobody, which it says for each group of merchants, numbered', async () => {
    const { status, out } = await checked(stranger, await changedDist('mfe-games', '1.1.0'), file);
    expect([status, out.split('\n').slice(1)]).toEqual([
      0,
      [
        'merchant 1, merchant 3: fits',
        'merchant 2: fits, and a pin keeps what they have',
        'mfe-games 1.1.0 breaks nobody: it fits 2 different sets.',
      ],
    ]);
  });

  it.each<[string, Changes, string]>([
    ['another contract', { contract: { version: '2.0.0', range: '^2.0.0' } },
      'needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-games with contract 1.0.0'],
    ['a shared module that does not fit', { requires: { react: '^20.0.0' } },
      'provides 19.3.1: install a version in package.json that fits, and build again'],
    ['an event of another version', { events: { 'agent.joined': 2 } },
      'version 2: give the event the same version in src/contract.ts or src/partner-contracts.ts'],
    ['an event that another section declares', { contributions: { events: { 'agent.joined': { version: 1, replay: 'none' } } } },
      'the event agent.joined is declared by mfe-agent 1.0.0 and by mfe-games 1.1.0: rename the event in src/contract.ts'],
    ['an intent that another section answers', { contributions: { intents: ['invite'] } },
      'mfe-games 1.1.0: take it out of intents in src/routes.ts'],
    ['a path of another section', { contributions: { routes: [{ path: '/m/mfe-agent', screen: 'main' }, { path: '/m/mfe-games', screen: 'main' }] } },
      'is claimed by mfe-agent 1.0.0 and by mfe-games 1.1.0: take another path in routes of src/routes.ts'],
    ['a path that the host keeps for itself', { contributions: { routes: [{ path: '/m/home', screen: 'main' }, { path: '/m/mfe-games', screen: 'main' }] } },
      'already leads it to host-shell: take another path in routes of src/routes.ts'],
    ['a path of before without a screen', { contributions: { routes: [] } },
      '/m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.1.0: keep it in src/routes.ts, or allow it by --allow-gap /m/mfe-games'],
    ['a path to a screen that it lacks', { contributions: { routes: [{ path: '/m/mfe-games', screen: 'main' }, { path: '/m/x', screen: 'none' }] } },
      '/m/x leads to screen none, which mfe-games 1.1.0 does not have: name a screen of src/remote.ts in src/routes.ts'],
    ['a slot that is not its own', { widgets: { wallet: { scripts: [], styles: [], shared: [] } }, contributions: { slots: [{ slot: 'panel.wallet', widget: 'wallet', order: 1 }] } },
      'production does not let mfe-games fill the slot panel.wallet, as mfe-games 1.1.0 does'],
    ['a capability that there is not', { capabilities: { session: ['token'] } },
      "mfe-games 1.1.0 states the key token, which is the host's alone"],
    ['a budget that is broken', { budget: { start: 0, screen: 0, widget: 0, requests: 0, chain: 0 } },
      'mfe-games 1.1.0'],
  ])('is refused for %s, as publish refuses it, and nothing is written', async (_, changes, sentence) => {
    const before = await contentsOf(site.store);
    const dist = await changedDist('mfe-games', '1.1.0', changes);
    const { status, out, error } = await checked(stranger, dist, file);
    expect([status, `${out}${error}`]).toEqual([1, expect.stringContaining(sentence)]);
    const published = await runMfe(site, ['publish', 'mfe-games', '--dist', dist]);
    expect(published.status).toBe(1);
    expect(await contentsOf(site.store)).toEqual(before);
  }); // prettier-ignore

  it('says with --json what breaks, for whom, and what it was held against', async () => {
    const dist = await changedDist('mfe-games', '1.1.0', { requires: { react: '^20.0.0' } });
    const { out } = await checked(stranger, dist, file, '--json');
    const problem =
      'mfe-games 1.1.0 needs react ^20.0.0, host-shell 1.0.0 provides 19.3.1: install a version in package.json that fits, and build again';
    expect(JSON.parse(out)).toMatchObject({
      candidate: { name: 'mfe-games', version: '1.1.0' },
      environment: 'production',
      isVerified: false,
      isSafe: false,
      problems: [],
      merchants: [
        { merchants: ['merchant 1', 'merchant 3'], isGiven: true, problems: [problem] },
        { merchants: ['merchant 2'], isGiven: false, problems: [problem] },
      ],
    });
  });

  it('takes a gap that is allowed by name, and no trial version where players get none', async () => {
    const lost = await changedDist('mfe-games', '1.1.0', { contributions: { routes: [] } });
    expect((await checked(stranger, lost, file, '--allow-gap', '/m/mfe-games')).status).toBe(0);
    const { status, out } = await checked(stranger, await changedDist('mfe-games', '1.1.0-rc.1'), file);
    expect(status).toBe(1);
    expect(out).toContain('take the part after the dash out of version in package.json');
  });

  it.each<[string, (descriptor: Record<string, unknown>) => unknown, RegExp]>([
    ['a field that there is not', (made) => ({ ...made, rooms: 3 }), /release\.json cannot be used: rooms is no field of a release descriptor/],
    ['a field of another type', (made) => ({ ...made, requires: ['react'] }), /release\.json cannot be used: .*requires/],
    ['a version that is none', (made) => ({ ...made, version: 'newest' }), /release\.json cannot be used: .*version: not a version/],
    ['exports that are no names', (made) => ({ ...made, usedExports: { react: ['use state'] } }), /usedExports\.react\.0: not the name of an export/],
    ['a file that is not there', (made) => ({ ...made, entry: 'entry.mjs' }), /mfe-games 1\.1\.0 names the file entry\.mjs without listing it/],
    ['no form at all', () => [], /release\.json cannot be used/],
    ['another package', (made) => ({ ...made, name: 'mfe-agent' }), /holds a build of mfe-agent, not of mfe-games/],
  ])('is refused with one sentence where a hand wrote %s into its descriptor', async (_, change, sentence) => {
    const dist = await changedDist('mfe-games', '1.1.0');
    const release = join(dist, 'release.json');
    await writeFile(release, JSON.stringify(change(JSON.parse(await readFile(release, 'utf8')) as Record<string, unknown>)));
    for (const words of [['check', 'mfe-games', '--against', file], ['publish', 'mfe-games']]) {
      const before = await contentsOf(site.store);
      const { status, error } = await runMfe(site, [...words, '--dist', dist]);
      expect([status, error.split('\n').length, error]).toEqual([1, 1, expect.stringMatching(sentence)]);
      expect(await contentsOf(site.store)).toEqual(before);
    }
  }); // prettier-ignore
});

describe('the host against an environment', () => {
  it('breaks sections that use what it no longer has, by name', async () => {
    const site = await fixtureSite(settingsFixture(MERCHANTS), {});
    const dist = await changedDist('mfe-games', '1.3.0', { usedExports: { 'shared-kit/data': ['useEndpoint', 'usePages'] } });
    await runMfe(site, ['publish', 'mfe-games', '--dist', dist, '--promote']);
    const host = await changedDist('host-shell', '2.0.0', { providedExports: { 'shared-kit/data': ['useEndpoint'] } });
    const file = await fileWith(await describedText(site.store));
    const { status, out } = await checked(site, host, file);
    expect(status).toBe(1);
    expect(out.split('\n').slice(1)).toEqual([
      'merchant 1, merchant 2, merchant 3: breaks (in place of host-shell 1.0.0, beside mfe-games 1.3.0)',
      '  mfe-games 1.3.0 uses usePages of shared-kit/data, which host-shell 2.0.0 does not have: keep it in the host until no served version of mfe-games uses it',
      'host-shell 2.0.0 would be refused by publish or promote. Nothing was written.',
    ]);
    expect((await runMfe(site, ['publish', 'host-shell', '--dist', host])).status).toBe(1);
  }); // prettier-ignore
});

describe('what is told of an environment', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  async function siteAt(answers: Readonly<Record<string, string>>): Promise<string> {
    const server = createServer((request, response) => {
      const text = answers[request.url ?? ''];
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('is found at the address of its site, and verified where its trust file is at hand', async () => {
    const site = await fixtureSite();
    const text = await describedText(site.store);
    const address = await siteAt({ '/m/environment.json': text });
    const dist = await changedDist('mfe-games', '1.1.0');
    const { status, out } = await checked(site, dist, address);
    expect([status, out]).toEqual([0, expect.stringContaining('its signature is verified')]);
    const foreign = await checked({ home: await scratchFolder() }, dist, address);
    expect(foreign.out).toContain('not verified, as no trust file of production is at hand (MFE_TRUST)');
    const other = await fixtureSite();
    const refused = await checked(other, dist, address);
    expect([refused.status, refused.error]).toEqual([
      1,
      `${address} is signed by no key that the trust file of production names: take it from the site again, and the trust file from its operator (MFE_TRUST)`,
    ]);
  });

  it('names merchants where the settings say so', async () => {
    const site = await fixtureSite(settingsFixture(['aurora', 'bahari'], { namesMerchants: true }));
    const file = await fileWith(await describedText(site.store));
    const { out } = await checked(site, await changedDist('mfe-games', '1.1.0'), file);
    expect(out).toContain('aurora, bahari: fits');
  });

  it('follows every write of map and settings', async () => {
    const site = await fixtureSite();
    await runMfe(site, ['publish', 'mfe-games', '--dist', await changedDist('mfe-games', '1.1.0'), '--promote']);
    const dist = await changedDist('mfe-games', '1.2.0', { requires: { react: '^20.0.0' } });
    const shown = await checked(site, dist, await fileWith(await describedText(site.store)));
    expect(shown.out).toContain('mfe-games 1.1.0');
    await saveSettings(site.store, 'production', settingsFixture(['aurora'], { namesMerchants: true }));
    expect(await describedText(site.store)).toContain('aurora');
    expect((await runMfe(site, ['verify'])).status).toBe(0);
  });

  it.each<[string, (text: string) => string, string]>([
    ['no JSON', () => 'nothing', 'is no description of an environment: it is not JSON. Take /m/environment.json of the site as it is'],
    ['a page', () => '{}', 'is no description of an environment: '],
    ['another document', () => JSON.stringify({ payload: '{"schema":1}', signatures: [{ key: 'a', value: 'b' }] }),
      'The description of the environment is not valid: environment'],
    ['a changed one', (text) => text.replace('1.0.0', '1.0.1'), 'is signed by no key that the trust file of production names'],
  ])('is refused with one sentence where it is %s', async (_, change, sentence) => {
    const site = await fixtureSite();
    const file = await fileWith(change(await describedText(site.store)));
    const { status, error } = await checked(site, await changedDist('mfe-games', '1.1.0'), file);
    expect([status, error.split('\n').length, error]).toEqual([1, 1, expect.stringContaining(sentence)]);
  }); // prettier-ignore

  it('is refused where there is none, at an address or in a file', async () => {
    const dist = await changedDist('mfe-games', '1.1.0');
    const home = { home: await scratchFolder() };
    const address = await siteAt({});
    expect((await checked(home, dist, address)).error).toBe(
      `${address}/m/environment.json answered with status 404: name the address of a site after --against, and look whether it is served by these tools`,
    );
    expect((await checked(home, dist, 'http://127.0.0.1:1')).error).toBe(
      'http://127.0.0.1:1/m/environment.json does not answer: name another address, or a file, after --against',
    );
    expect((await checked(home, dist, '/nowhere/environment.json')).error).toBe(
      '/nowhere/environment.json is not there: name an address, or the file that /m/environment.json of a site is, after --against',
    );
    expect(await runMfe(home, ['check', 'mfe-games', '--dist', dist])).toMatchObject({ status: 2 });
  });

  it('is missed by verify, which makes it again with the pages', async () => {
    const site = await fixtureSite();
    await site.store.remove('descriptions/production.json');
    const remedy = 'run "mfe verify --pages --env production"';
    expect((await runMfe(site, ['verify'])).out).toContain(
      `The description of production is not in the store: ${remedy}`,
    );
    expect((await runMfe(site, ['verify', '--pages'])).status).toBe(0);
  });
});
