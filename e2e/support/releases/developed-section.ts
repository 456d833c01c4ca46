import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PREPARED_HOME, PUBLISHED_HOME, ROOT, STATE } from '../places';
import { freePorts } from '../site';
import { copyVariant, type Edit } from '../variants';

/** A copy of a section that somebody develops by `mfe dev`, and the site that it is in. */
export interface DevelopedSection {
  /** Where the site's pages take the builds from then on. */
  readonly start: (path: string) => string;
  /** Writes a file as an editor does, as what the function makes of it. */
  readonly save: (file: string, change: (text: string) => string) => void;
  /** What the command has said. */
  readonly said: () => string;
  readonly close: () => Promise<void>;
}

function until(
  child: ChildProcess,
  isSaid: (text: string) => boolean,
): { readonly said: () => string; readonly done: Promise<void> } {
  let said = '';
  const done = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (isSaid(said)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`mfe dev ended with ${code ?? 'a signal'}:\n${said}`)));
  });
  return { said: () => said, done };
}

/** Runs `mfe dev` in the folder of a copy of a section, with its own site from the working tree. */
export async function developSection(section: string, edits: readonly Edit[]): Promise<DevelopedSection> {
  mkdirSync(STATE, { recursive: true });
  const home = mkdtempSync(path.join(STATE, 'site-'));
  cpSync(PREPARED_HOME ?? PUBLISHED_HOME, home, { recursive: true });
  const folder = copyVariant(section, '1.0.1', edits);
  const [port = 0] = await freePorts(1);
  const program = path.join(ROOT, 'tools/release-cli/src/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'dev', '--site-port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MFE_HOME: home, NO_COLOR: '1' },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    // The site is a process of its own, which ends with the command: its output does, too.
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const { said, done } = until(child, (text) => text.includes('Ready in'));
  await done.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    start: (place) => `http://localhost:${port}/__dev/start?path=${place}`,
    save: (file, change) => {
      const target = path.join(folder, file);
      writeFileSync(target, change(readFileSync(target, 'utf8')));
    },
    said,
    close,
  };
}
