import { webcrypto } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { accountName } from 'shared-contracts/account-name';
import { MAXIMUM_MEMBER_COHORTS, parseCohortFile } from 'shared-contracts/release/cohort';
import { cohortHasher } from 'shared-contracts/release/cohort-hash';
import type { Log } from '../log';

/** Who belongs to which release cohorts. */
export interface Cohorts {
  /** Ids of the cohorts whose lists have an account name, with a space between them, in the order of the file. */
  readonly of: (account: string) => Promise<string>;
}

interface Member {
  readonly id: string;
  readonly hashOf: (name: string) => Promise<string>;
  readonly hashes: ReadonlySet<string>;
}

async function readMembers(file: string): Promise<readonly Member[]> {
  const { cohorts } = parseCohortFile(JSON.parse(await readFile(file, 'utf8')));
  return Promise.all(
    cohorts.map(async ({ id, salt, hashes }) => ({
      id,
      hashOf: await cohortHasher(salt, webcrypto.subtle),
      hashes: new Set(hashes),
    })),
  );
}

/** When a file was last changed; null where there is none. */
async function changeOf(file: string): Promise<string | null> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}

/** Lists of a file, which are read again when it changes; a new file that cannot be read changes nothing, and is logged once. */
class FileOfCohorts implements Cohorts {
  #change: string | null = null;
  #members: Promise<readonly Member[]> = Promise.resolve([]);

  constructor(
    private readonly file: string,
    private readonly log: Log,
  ) {}

  async of(account: string): Promise<string> {
    const members = await this.#read();
    const name = accountName(account);
    if (name === undefined) return '';
    const found = members.map(async ({ id, hashOf, hashes }) => (hashes.has(await hashOf(name)) ? [id] : []));
    return (await Promise.all(found)).flat().slice(0, MAXIMUM_MEMBER_COHORTS).join(' ');
  }

  async #read(): Promise<readonly Member[]> {
    const change = await changeOf(this.file);
    if (change !== this.#change) {
      this.#change = change;
      const before = this.#members;
      this.#members =
        change === null
          ? Promise.resolve([])
          : readMembers(this.file).catch(() => {
              this.log({ event: 'cohorts-unreadable' });
              return before;
            });
    }
    return this.#members;
  }
}

/** The cohorts of the file that `mfe cohort export` wrote; without a file, nobody belongs to any. */
export function openCohorts(file: string | undefined, log: Log): Cohorts {
  return file === undefined ? { of: () => Promise.resolve('') } : new FileOfCohorts(file, log);
}
