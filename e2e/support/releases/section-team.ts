import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Packed } from 'pack/pack-all';
import { packedOnce } from 'pack/packed-once';
import { programOf, runProgram } from 'pack/section-repository';
import type { Site } from '../site';

/** A team with a repository of its own: what it has of the site are the packages it installed, and what it was given. */
export interface SectionTeam {
  /** Its public key, which it gives to the operator. */
  readonly publicKey: string;
  /** Takes the operator's public trust file. */
  readonly trust: (site: Site) => void;
  /** Runs `mfe` as it installed it, in its folder, with its key alone; throws with the command's words where it refuses. */
  readonly mfe: (site: Site, ...words: readonly string[]) => string;
  /** Changes a file of its repository. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  readonly close: () => void;
}

/** Makes the repository of a section below an empty folder, and installs the packed packages there; gives its folder. */
type Make = (packed: readonly Packed[], scratch: string) => string;

/**
 * Gives a section a team, and a repository outside of this one, from packed packages. `TEAMS` is a folder that has the
 * repositories already, by the names of their sections: teams have made them with packages from a registry.
 */
export async function newTeam(section: string, make: Make): Promise<SectionTeam> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'section-team-'));
  const teams = process.env['TEAMS'];
  const folder = teams === undefined ? make(await packedOnce(), scratch) : path.join(teams, section);
  const given = path.join(scratch, 'given');
  mkdirSync(given);
  const [key, publicKey, trust] = ['key.pem', 'key.pub.pem', 'production.json'].map((file) =>
    path.join(given, file),
  ) as [string, string, string];
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(key, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(publicKey, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  return {
    publicKey,
    trust: (site) => cpSync(path.join(site.home, 'trust/production.json'), trust),
    mfe: (site, ...words) =>
      runProgram({
        folder,
        file: programOf(folder, 'release-cli'),
        words,
        variables: {
          MFE_STORE: path.join(site.home, 'store'),
          MFE_TRUST: trust,
          MFE_SIGNING_KEY: key,
          MFE_AUTHOR: `CI of ${section}`,
        },
      }),
    edit: (file, change) => {
      const place = path.join(folder, file);
      writeFileSync(place, change(readFileSync(place, 'utf8')));
    },
    close: () => rmSync(scratch, { recursive: true, force: true }),
  };
}
