import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, parse, relative } from 'node:path';
import { counted } from '../text/counted';
import type { Report } from '../text/report';
import { UserError } from '../text/user-error';
import { parseStatement, provenanceOf } from '../provenance/statement';
import { PROVENANCE_FILE } from './built-provenance';
import { buildSource, type PackageSource } from './package-source';

/** What is no source: made by installs, builds and git. */
const MADE = new Set(['node_modules', 'dist', 'coverage', '.git']);

/** How many names of files a refusal lists. */
const NAMED = 10;

/**
 * Copies a package's sources below a scratch folder, as deep as they lie here and deeper. What is installed above them is
 * linked to the same places above the copy.
 */
function copySources(folder: string, scratch: string): string {
  const copyOf = (place: string): string => join(scratch, relative(parse(place).root, place));
  cpSync(folder, copyOf(folder), { recursive: true, filter: (file) => file === folder || !MADE.has(basename(file)) });
  for (let place = folder; ; place = dirname(place)) {
    const installed = join(place, 'node_modules');
    mkdirSync(copyOf(place), { recursive: true });
    if (existsSync(installed)) symlinkSync(installed, join(copyOf(place), 'node_modules'), 'junction');
    if (dirname(place) === place) return copyOf(folder);
  }
}

function filesOf(dist: string): readonly string[] {
  return readdirSync(dist).filter((file) => file !== PROVENANCE_FILE);
}

/** Names of the files that two builds do not both have with the same bytes, sorted. */
export function differingFiles(first: string, second: string): readonly string[] {
  const [one, other] = [filesOf(first), new Set(filesOf(second))];
  const isSame = (file: string): boolean =>
    other.has(file) && readFileSync(join(first, file)).equals(readFileSync(join(second, file)));
  return [...one.filter((file) => !isSame(file)), ...[...other].filter((file) => !one.includes(file))].sort();
}

/** What to do about different bytes, as the build's own statement has it that a bundler gives no others. */
function remedyFor(dist: string): string {
  const file = join(dist, PROVENANCE_FILE);
  const statement = existsSync(file) ? parseStatement(JSON.parse(readFileSync(file, 'utf8')), file) : null;
  return statement !== null && provenanceOf(statement).bundler === 'rspack'
    ? 'Rspack names modules by where packages lie: leave out --rebuild-check, or name webpack in webpack.config.ts'
    : 'look in its sources for times, random values and paths of the machine';
}

/**
 * Builds a package again from a copy of its sources in another folder, with what it has installed, and refuses where the
 * bytes differ from the build in `dist`.
 */
export async function assertRebuilds(
  source: PackageSource,
  dist: string,
  report: Report,
  build: typeof buildSource = buildSource,
): Promise<void> {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'rebuild-')));
  try {
    const folder = copySources(realpathSync(source.folder), scratch);
    const again = await build({ name: source.name, folder }, report, ' in another folder, so nothing was published');
    const different = differingFiles(dist, again);
    if (different.length === 0) return report(`${source.name} has the same bytes when it is built in another folder`);
    const more = different.length > NAMED ? ` and ${different.length - NAMED} more` : '';
    throw new UserError(
      `${source.name} is not reproducible: built in another folder, ${counted(different.length, 'file')} ${different.length === 1 ? 'differs' : 'differ'}, so nothing was published (${different.slice(0, NAMED).join(', ')}${more}): ${remedyFor(dist)}`,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
