import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '../store/digest';
import { fixture, writeFixture, type Fixture } from '../test-support/fixture-dist';
import { emptySite } from '../test-support/fixture-site';
import { contentsOf } from '../test-support/run-mfe';
import { publishDist } from './publish';

/** A build that lists one more file, of these contents. */
function listing(made: Fixture, name: string, text: string): Fixture {
  const bytes = Buffer.from(text);
  const file = { name, bytes: bytes.length, gzip: bytes.length, integrity: integrityOf(bytes) };
  return { ...made, descriptor: { ...made.descriptor, files: [...made.descriptor.files, file] } };
}

const SECRET = 'the token of this machine';

/** Publishes a build whose folder was laid out otherwise; gives the refusal, and whether the store is as before. */
async function publishing(name: string, layOut: (dist: string) => Promise<void>): Promise<string> {
  const site = await emptySite();
  const dist = await writeFixture(listing(fixture('mfe-games', '1.0.0'), name, SECRET));
  await layOut(dist);
  const before = await contentsOf(site.store);
  const refusal = await publishDist({ store: site.store, dist, environments: ['production'], author: 'tester' }).then(
    () => 'published',
    (error: unknown) => String(error),
  );
  expect(await contentsOf(site.store)).toEqual(before);
  return refusal;
}

describe('the folder of a finished build', () => {
  it('is not left by a link to a file', async () => {
    const refusal = await publishing('stolen.txt', async (dist) => {
      await writeFile(join(dirname(dist), 'secret'), SECRET);
      await symlink('../secret', join(dist, 'stolen.txt'));
    });
    expect(refusal).toContain('stolen.txt leads out of');
  });

  it('is not left by a link to a link, nor into a folder whose name begins alike', async () => {
    const refusal = await publishing('stolen.txt', async (dist) => {
      const beside = `${dist}-private`;
      await mkdir(beside);
      await writeFile(join(beside, 'secret'), SECRET);
      await symlink(join(beside, 'secret'), join(dist, 'step'));
      await symlink('step', join(dist, 'stolen.txt'));
    });
    expect(refusal).toContain('stolen.txt leads out of');
  });

  it.each(['release.json', 'provenance.json'])('does not take %s from elsewhere', async (file) => {
    const refusal = await publishing('own.txt', async (dist) => {
      await writeFile(join(dist, 'own.txt'), SECRET);
      const elsewhere = join(dirname(dist), basename(file));
      await rename(join(dist, file), elsewhere).catch(() => writeFile(elsewhere, '{}'));
      await symlink(elsewhere, join(dist, file));
    });
    expect(refusal).toContain(`${file} leads out of`);
  });

  it('may be a link itself, and may have links within', async () => {
    const site = await emptySite();
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    await rename(join(dist, 'release.json'), join(dist, 'described'));
    await symlink('described', join(dist, 'release.json'));
    await symlink(dist, `${dist}-link`);
    const result = await publishDist({
      store: site.store,
      dist: `${dist}-link`,
      environments: ['production'],
      author: 'tester',
    });
    expect(result.isNew).toBe(true);
  });

  it('says so when a listed name is a folder', async () => {
    const refusal = await publishing('a.txt', async (dist) => {
      await rm(join(dist, 'a.txt'), { force: true });
      await mkdir(join(dist, 'a.txt'));
    });
    expect(refusal).toContain('a.txt in');
  });
});
