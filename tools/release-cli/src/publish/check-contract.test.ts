import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setDefault } from '../edits/edits';
import { fixture, writeFixture, type FixtureOptions } from '../test-support/fixture-dist';
import { emptySite, type FixtureSite } from '../test-support/fixture-site';
import { checkContract, readCandidate } from './check-contract';

/** Games 1.0.0 to 1.3.0 served one after the other: 1.3.0 is served, 1.2.0 the way back, the others history. */
async function siteWithHistory(): Promise<FixtureSite> {
  const site = await emptySite();
  await site.publish('host-shell', '1.0.0');
  await site.edit((map) => setDefault(map, 'host-shell', '1.0.0'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    const contract =
      version === '1.3.0' ? { version: '1.0.0', range: '~1.0.0' } : { version: '1.0.0', range: '^1.0.0' };
    await site.publish('mfe-games', version, { contract, events: { 'session.changed': 1 } });
    await site.edit((map) => setDefault(map, 'mfe-games', version));
  }
  return site;
}

async function candidateFolder(name: 'host-shell' | 'mfe-agent', options: FixtureOptions): Promise<string> {
  return writeFixture(fixture(name, '2.0.0', options));
}

const NEXT = { version: '1.1.0', range: '^1.0.0' };

describe('published remotes against a candidate contract', () => {
  it('reports what fits, what does not and why, of served and previous versions', async () => {
    const { store } = await siteWithHistory();
    const candidate = await readCandidate(store, await candidateFolder('host-shell', { contract: NEXT }));
    expect(await checkContract(store, candidate)).toEqual({
      candidate: { name: 'host-shell', version: '2.0.0', contract: '1.1.0' },
      remotes: [
        { name: 'mfe-games', version: '1.2.0', uses: [{ environment: 'production', state: 'previous' }], problems: [] },
        {
          name: 'mfe-games',
          version: '1.3.0',
          uses: [{ environment: 'production', state: 'served' }],
          problems: [
            'mfe-games 1.3.0 needs contract ~1.0.0, host-shell 2.0.0 has 1.1.0: build mfe-games with contract 1.1.0',
          ],
        },
      ],
      isSafe: false,
    });
  });

  it('goes back through the revisions when asked', async () => {
    const { store } = await siteWithHistory();
    const candidate = await readCandidate(store, 'host-shell@1.0.0');
    const check = await checkContract(store, candidate, true);
    expect(check.remotes.map(({ version, uses }) => [version, uses[0]?.state])).toEqual([
      ['1.0.0', 'kept'],
      ['1.1.0', 'kept'],
      ['1.2.0', 'previous'],
      ['1.3.0', 'served'],
    ]);
    expect(check.isSafe).toBe(true);
  });

  it('is safe when only a way back would not fit', async () => {
    const site = await siteWithHistory();
    await site.edit((map) => setDefault(map, 'mfe-games', '1.2.0'));
    const candidate = await readCandidate(site.store, await candidateFolder('host-shell', { contract: NEXT }));
    const check = await checkContract(site.store, candidate);
    expect(check.remotes.map(({ version, problems }) => [version, problems.length])).toEqual([
      ['1.2.0', 0],
      ['1.3.0', 1],
    ]);
    expect(check.isSafe).toBe(true);
  });

  it('takes any package for the contract it was built with', async () => {
    const { store } = await siteWithHistory();
    const folder = await candidateFolder('mfe-agent', { contract: NEXT, events: { 'session.changed': 2 } });
    const check = await checkContract(store, await readCandidate(store, join(folder, 'release.json')));
    expect(check.remotes.map(({ version, problems }) => [version, problems])).toEqual([
      ['1.2.0', ['session.changed: mfe-games 1.2.0 speaks version 1, the candidate version 2']],
      [
        '1.3.0',
        [
          'mfe-games 1.3.0 needs contract ~1.0.0, the candidate has 1.1.0',
          'session.changed: mfe-games 1.3.0 speaks version 1, the candidate version 2',
        ],
      ],
    ]);
  });

  it('refuses what is no candidate', async () => {
    const { store } = await siteWithHistory();
    await expect(readCandidate(store, 'mfe-games@9.0.0')).rejects.toThrow('mfe-games 9.0.0 is not published');
    await expect(readCandidate(store, '/no/such/folder')).rejects.toThrow(
      "There is no /no/such/folder: name a build's output folder or package@version",
    );
    const folder = await candidateFolder('host-shell', {});
    await writeFile(join(folder, 'release.json'), '{}');
    await expect(readCandidate(store, folder)).rejects.toThrow('cannot be used: The release descriptor is not valid');
  });
});
