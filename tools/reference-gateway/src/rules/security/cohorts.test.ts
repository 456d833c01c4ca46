import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAXIMUM_MEMBER_COHORTS } from 'shared-contracts/release/cohort';
import type { LogEntry } from '../log';
import { openCohorts } from './cohorts';

const SALT = '0123456789abcdef0123456789abcdef';
const [TESTERS, OTHERS] = ['1'.repeat(32), '2'.repeat(32)];

const listOf = (id: string, names: readonly string[], salt = SALT) => ({
  id,
  schema: 1,
  label: 'testers',
  salt,
  hashes: names.map((name) => createHmac('sha256', salt).update(name).digest('hex').slice(0, 32)),
});
const fileOf = (...cohorts: readonly object[]): string =>
  JSON.stringify({ schema: 1, environment: 'production', cohorts });

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'cohorts-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

function open() {
  const log: LogEntry[] = [];
  const file = join(folder, 'cohorts.json');
  return {
    log,
    cohorts: openCohorts(file, (entry) => log.push(entry)),
    write: (text: string) => writeFile(file, text),
  };
}

it('names the cohorts whose lists have an account, in whatever letters it signs in', async () => {
  const { cohorts, write } = open();
  await write(fileOf(listOf(TESTERS, ['ann', 'bob']), listOf(OTHERS, ['bob'], SALT.replace('0', 'f'))));
  expect(await cohorts.of('Bob')).toBe(`${TESTERS} ${OTHERS}`);
  expect(await cohorts.of('ann')).toBe(TESTERS);
  expect(await cohorts.of('carl')).toBe('');
});

it('names no more cohorts than a device keeps', async () => {
  const { cohorts, write } = open();
  const ids = Array.from({ length: MAXIMUM_MEMBER_COHORTS + 2 }, (_, index) => index.toString(16).padStart(32, '0'));
  await write(fileOf(...ids.map((id) => listOf(id, ['ann']))));
  expect(await cohorts.of('ann')).toBe(ids.slice(0, MAXIMUM_MEMBER_COHORTS).join(' '));
});

it('has nobody in a cohort without a file, and reads one that comes or changes', async () => {
  const { cohorts, write } = open();
  expect(await cohorts.of('ann')).toBe('');
  await write(fileOf(listOf(TESTERS, ['ann'])));
  expect(await cohorts.of('ann')).toBe(TESTERS);
  await write(fileOf());
  expect(await cohorts.of('ann')).toBe('');
});

it.each(['{', '{"schema":1}', fileOf({ ...listOf(TESTERS, ['ann']), salt: 'ann' })])(
  'goes on with what it has where the file becomes %s, and says so once, without a name',
  async (broken) => {
    const { cohorts, log, write } = open();
    await write(fileOf(listOf(TESTERS, ['ann'])));
    expect(await cohorts.of('ann')).toBe(TESTERS);
    await write(broken);
    expect([await cohorts.of('ann'), await cohorts.of('ann')]).toEqual([TESTERS, TESTERS]);
    expect(log).toEqual([{ event: 'cohorts-unreadable' }]);
  },
);
