import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from './source-edits';

/** What was written, as paths from the root. */
export interface WrittenFiles {
  readonly created: readonly string[];
  readonly edited: readonly string[];
}

/** A program of the repository that looks at what was written, and ends with another status than 0 where it is wrong. */
export interface Proof {
  /** The program, from the root. */
  readonly program: string;
  readonly args: readonly string[];
}

/** A program of the repository that writes a file from what the sources say. */
export interface Renewal extends Proof {
  /** The file that it writes. */
  readonly file: string;
}

/** New files and changed ones, collected first and written together, or not at all. */
export class ChangeSet {
  readonly #texts = new Map<string, string>();
  readonly #created: string[] = [];
  readonly #renewals: Renewal[] = [];
  readonly #proofs: Proof[] = [];
  /** The folder that paths are from. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** The text of a file as it will be; throws a sentence where there is none. */
  read(file: string): Source {
    const known = this.#texts.get(file);
    if (known !== undefined) return { file, text: known };
    if (!existsSync(path.join(this.root, file)))
      throw new Error(`${file} is not in ${this.root}: run this where it is`);
    return { file, text: readFileSync(path.join(this.root, file), 'utf8') };
  }

  /** A file that must not be there yet. */
  create(file: string, text: string): void {
    if (existsSync(path.join(this.root, file))) throw new Error(`${file} is there already: choose another name`);
    this.#created.push(file);
    this.#texts.set(file, text);
  }

  /** A file that must be there. */
  edit(file: string, change: (source: Source) => string): void {
    this.#texts.set(file, change(this.read(file)));
  }

  /** A file that is written from the others once they are there; nothing where the repository has no such program. */
  renew(renewal: Renewal): void {
    if (existsSync(path.join(this.root, renewal.program))) this.#renewals.push(renewal);
  }

  /** Something that has to be true of what is written; nothing where the repository has no such program. */
  prove(proof: Proof): void {
    if (existsSync(path.join(this.root, proof.program))) this.#proofs.push(proof);
  }

  /** Writes everything; where that fails, whatever was written is as it was before. */
  write(): WrittenFiles {
    const created = [...this.#created].sort();
    const renewed = this.#renewals.map(({ file }) => file);
    const edited = [...this.#texts.keys(), ...renewed].filter((file) => !created.includes(file)).sort();
    const before = new Map(edited.map((file) => [file, readFileSync(path.join(this.root, file), 'utf8')]));
    const folders: string[] = [];
    const written: string[] = [];
    try {
      for (const [file, text] of this.#texts) {
        const folder = path.join(this.root, path.dirname(file));
        const first = mkdirSync(folder, { recursive: true });
        if (first !== undefined) folders.push(...foldersBetween(first, folder));
        // A file that is written in part is one of those to take back.
        written.push(file);
        writeFileSync(path.join(this.root, file), text);
      }
      formatFiles(this.root, [...this.#texts.keys()]);
      for (const renewal of this.#renewals) runProgram(this.root, renewal);
      for (const proof of this.#proofs) runProgram(this.root, proof);
    } catch (error) {
      for (const file of created.filter((name) => written.includes(name)))
        rmSync(path.join(this.root, file), { force: true });
      for (const folder of folders.toSorted((one, other) => other.length - one.length)) rmdirSync(folder);
      for (const [file, text] of before) writeFileSync(path.join(this.root, file), text);
      throw error;
    }
    return { created, edited };
  }
}

function foldersBetween(first: string, last: string): readonly string[] {
  return first === last ? [last] : [last, ...foldersBetween(first, path.dirname(last))];
}

/** In a repository that formats its files by Prettier, the written ones are formatted too. */
function formatFiles(root: string, files: readonly string[]): void {
  const program = path.join(root, 'node_modules/prettier/bin/prettier.cjs');
  if (!existsSync(program)) return;
  const args = [program, '--write', '--log-level', 'warn', ...files];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The written files could not be formatted: ${stderr.trim()}`);
}

function runProgram(root: string, { program, args }: Proof): void {
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...loader, program, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`Nothing is written, because ${program} refuses it: ${`${stdout}${stderr}`.trim()}`);
}
