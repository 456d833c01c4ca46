import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCohortFile } from 'shared-contracts/release/cohort';
import { readFile } from 'node:fs/promises';
import { readMap } from '../../map/read-map';
import { COHORTS_PREFIX } from '../../store/keys';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';

async function withNewGames(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0', { text: 'new' });
  return site;
}

async function names(site: FixtureSite, text: string, file = 'testers.txt'): Promise<string> {
  const place = join(site.home, file);
  await writeFile(place, text);
  return place;
}

const canary = (site: FixtureSite, ...words: readonly string[]): Promise<Ran> => runMfe(site, ['canary', ...words]);
const rollouts = async ({ store }: FixtureSite) => (await readMap(store, 'production')).map.rollouts;
const lists = ({ store }: FixtureSite) => store.list(COHORTS_PREFIX);

/** A site with 1.1.0 of games for the testers ann and bob. */
async function withTesters(): Promise<FixtureSite> {
  const site = await withNewGames();
  const ran = await canary(site, 'mfe-games', '1.1.0', '--cohort', await names(site, 'Ann\nbob\n'));
  expect(ran).toMatchObject({ status: 0, error: '' });
  return site;
}

describe('mfe canary --cohort', () => {
  it('says what the cohort and everybody else get, and keeps no name anywhere', async () => {
    const site = await withNewGames();
    const ran = await canary(site, 'mfe-games', '1.1.0', '--cohort', await names(site, 'Ann-Lee\nbob-ray'));
    expect(ran.out).toMatch(
      /rollout of mfe-games 1\.1\.0 to all merchants, cohort testers: 100 % of 2 players \(list [0-9a-f]{8}\)/,
    );
    expect(ran.out).toMatch(
      /^aurora +mfe-games +1\.0\.0 \(default\) +1\.0\.0 \(default\); cohort testers: 1\.1\.0 \(rollout\)$/m,
    );
    const [rollout] = await rollouts(site);
    expect(rollout).toMatchObject({ cohort: { label: 'testers', players: 2 } });
    expect(await lists(site)).toEqual([`cohorts/production/${rollout?.cohort?.id}.json`]);
    for (const key of await site.store.list(''))
      expect(new TextDecoder().decode((await site.store.get(key))?.bytes)).not.toMatch(/ann-lee|bob-ray/i);
    expect((await readMap(site.store, 'production')).map.schema).toBe(2);
    const page = new TextDecoder().decode((await site.store.get('pages/production/aurora.html'))?.bytes);
    expect(page).toContain(rollout?.cohort?.id);
    expect(page).not.toContain('testers');
  });

  it('keeps the list for the same names and for the label alone, and makes another for other names', async () => {
    const site = await withTesters();
    const [first] = await rollouts(site);
    await canary(site, 'mfe-games', '1.1.0', '--percent', '50', '--cohort', await names(site, 'bob\r\nann'));
    expect(await rollouts(site)).toEqual([{ ...first, percent: 50 }]);
    await canary(site, 'mfe-games', '1.1.0', '--percent', '20', '--cohort', 'testers');
    expect(await rollouts(site)).toEqual([{ ...first, percent: 20 }]);
    const ran = await canary(site, 'mfe-games', '1.1.0', '--cohort', await names(site, 'ann\ncarl'));
    expect(ran.out).toMatch(/20 % of 2 players \(list [0-9a-f]{8}\) -> 100 % of 2 players \(list [0-9a-f]{8}\)/);
    const [last, ...more] = await rollouts(site);
    expect(more).toEqual([]);
    expect(last?.cohort).toMatchObject({ label: 'testers', players: 2 });
    expect(last?.cohort?.id).not.toBe(first?.cohort?.id);
  });

  it('is listed, held, resumed and ended by its label, beside a rollout of the version to everybody', async () => {
    const site = await withTesters();
    await canary(site, 'mfe-games', '1.1.0', '--percent', '10');
    expect((await runMfe(site, ['list', 'mfe-games'])).out).toContain(
      '1.1.0 to all, cohort testers: 100 % of 2 players',
    );
    expect((await canary(site, 'end', 'mfe-games')).error).toContain(
      'mfe canary end mfe-games 1.1.0 --all-merchants --cohort testers, or mfe canary end mfe-games 1.1.0 --all-merchants',
    );
    const held = async () => (await rollouts(site)).map(({ held: why }) => why !== undefined);
    await canary(site, 'hold', 'mfe-games', '--cohort', 'testers');
    expect(await held()).toEqual([true, false]);
    await canary(site, 'resume', 'mfe-games', '--cohort', 'testers');
    expect(await held()).toEqual([false, false]);
    await canary(site, 'end', 'mfe-games', '--all-merchants');
    expect(await rollouts(site)).toMatchObject([{ cohort: { label: 'testers' } }]);
    await canary(site, 'end', 'mfe-games', '--cohort', 'testers');
    expect(await rollouts(site)).toEqual([]);
  });

  it('is not finished for everybody, and goes when its version becomes the default', async () => {
    const site = await withTesters();
    expect((await canary(site, 'finish', 'mfe-games')).error).toContain(
      'mfe-games 1.1.0 is rolled out to all merchants, cohort testers only: promote it for everybody',
    );
    expect((await runMfe(site, ['promote', 'mfe-games', '1.1.0'])).status).toBe(0);
    expect(await rollouts(site)).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    ['a file that is not there', 'gone.txt', '', 'gone.txt cannot be read (ENOENT)'],
    ['a label that no rollout has', 'nobody', '', 'production has no cohort nobody: name the file'],
    ['a file whose name is no label', 'My Testers.txt', 'ann', 'rename it'],
    ['a file without names', 'testers.txt', '\n', 'has no account name'],
    ['a broken line', 'testers.txt', 'ann\nbob smith', 'testers.txt: line 2 is not one account name'],
  ])('refuses %s, and writes nothing', async (_, file, text, sentence) => {
    const site = await withNewGames();
    const place = text === '' ? file : await names(site, text, file);
    const before = await contentsOf(site.store);
    const ran = await canary(site, 'mfe-games', '1.1.0', '--cohort', place);
    expect(ran.status).not.toBe(0);
    expect(ran.error).toContain(sentence);
    expect(ran.error).not.toContain('smith');
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it.each<[string, readonly string[]]>([
    ['a version that is not published', ['mfe-games', '9.9.9']],
    ['a dry run', ['mfe-games', '1.1.0', '--dry-run']],
  ])('leaves no list behind after %s', async (_, words) => {
    const site = await withNewGames();
    await canary(site, ...words, '--cohort', await names(site, 'ann'));
    expect(await lists(site)).toEqual([]);
  });

  it('refuses a first version for players where the others would have none', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-agent', '1.0.0');
    const ran = await canary(site, 'mfe-agent', '1.0.0', '--cohort', await names(site, 'ann'));
    expect(ran.error).toContain('mfe-agent has no version in production for the other devices');
    expect(await lists(site)).toEqual([]);
  });
});

describe('mfe cohort export', () => {
  it('writes the lists of all rollouts, without a name', async () => {
    const site = await withTesters();
    const out = join(site.home, 'cohorts.json');
    const ran = await runMfe(site, ['cohort', 'export', '--out', out]);
    expect(ran.out).toMatch(/cohorts\.json has 1 cohort\.\ntesters: 2 players \([0-9a-f]{32}\)$/);
    const file = parseCohortFile(JSON.parse(await readFile(out, 'utf8')));
    expect(file).toMatchObject({ environment: 'production', cohorts: [{ id: (await rollouts(site))[0]?.cohort?.id }] });
    expect(file.cohorts[0]?.hashes).toHaveLength(2);
  });

  it.each([[['cohort']], [['cohort', 'export']], [['cohort', 'import', '--out', 'x.json']]])(
    'refuses %j',
    async (words) => {
      const ran = await runMfe(await fixtureSite(), words);
      expect(ran).toMatchObject({ status: 2 });
      expect(ran.error).toContain('Name the file for the gateway');
    },
  );

  it('refuses where a list is gone, which mfe verify finds', async () => {
    const site = await withTesters();
    const [key = ''] = await lists(site);
    await site.store.remove(key);
    const sentence = 'The list of cohort testers is not in the store: start its rollout again with the file of names';
    const verified = await runMfe(site, ['verify']);
    expect(verified.status).toBe(1);
    expect(verified.out).toContain(sentence);
    const ran = await runMfe(site, ['cohort', 'export', '--out', join(site.home, 'x.json')]);
    expect(ran.error).toContain(sentence);
  });

  it('refuses a list that somebody changed', async () => {
    const site = await withTesters();
    const [key = ''] = await lists(site);
    const found = await site.store.get(key);
    await site.store.replace(key, new TextEncoder().encode('{}'), found?.etag ?? null);
    expect((await runMfe(site, ['verify'])).out).toContain('The list of cohort testers is not the one the map names');
  });
});
