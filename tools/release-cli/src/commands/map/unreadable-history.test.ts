import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setDefault } from '../../edits/edits';
import { revisionKey } from '../../store/keys';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { runMfe } from '../../test-support/run-mfe';

type Spoil = (text: string) => string;

/** A site of which one earlier revision of map and settings is not what was signed. */
async function spoiled(spoil: Spoil): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
  for (const name of ['One', 'Two']) await runMfe(site, ['settings', 'edit', `merchants.aurora.name=${name}`]);
  for (const key of [revisionKey('production', 3), revisionKey('production', 2, 'settings')]) {
    const file = join(site.home, 'store', key);
    await writeFile(file, spoil(await readFile(file, 'utf8')));
  }
  return site;
}

describe.each<[string, Spoil, string]>([
  ['is cut off', (text) => text.slice(0, 40), 'is not JSON'],
  ['is empty', () => '', 'is not JSON'],
  ['has another author', (text) => text.replaceAll('tester', 'somebody'), 'does not hold'],
])('a revision that %s', (_, spoil, why) => {
  it.each([
    [['history'], revisionKey('production', 3), ['5', '4', '2', '1']],
    [['history', '--limit', '9'], revisionKey('production', 3), ['5', '4', '2', '1']],
    [['settings', 'history'], revisionKey('production', 2, 'settings'), ['3', '1']],
  ])('hides no other in %j', async (words, key, revisions) => {
    const site = await spoiled(spoil);
    const { status, out } = await runMfe(site, words);
    expect(status).toBe(0);
    const [, ...lines] = out.split('\n');
    expect(lines.slice(0, -1).map((line) => line.split(' ')[0])).toEqual(revisions);
    expect(lines.at(-1)).toMatch(/^Not shown: /);
    expect(lines.at(-1)).toContain(key);
    expect(lines.at(-1)).toContain(why);
    // What follows the missing one cannot say what it changed.
    expect(lines[revisions.indexOf(words[0] === 'settings' ? '3' : '4')]).toMatch(/ -$/);
  });

  it('is found by a check, and stands in the way of no write', async () => {
    const site = await spoiled(spoil);
    const found = await runMfe(site, ['verify']);
    expect(found.status).toBe(1);
    expect(found.out).toContain(revisionKey('production', 3));
    expect(found.out).toContain(revisionKey('production', 2, 'settings'));
    expect(await runMfe(site, ['promote', 'mfe-games', '1.0.0'])).toMatchObject({ status: 0, error: '' });
    expect((await runMfe(site, ['rollback', '--to', '3'])).error).toContain(why);
  });
});
