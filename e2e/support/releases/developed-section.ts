import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PREPARED_HOME, PUBLISHED_HOME, ROOT, STATE } from '../places';
import { freePorts, type Site } from '../site';
import { copyVariant, type Edit } from '../variants';

/** A copy of a section that somebody develops by `mfe dev`. */
interface Developed {
  /** Writes a file as an editor does, as what the function makes of it. */
  readonly save: (file: string, change: (text: string) => string) => void;
  /** What the command has said. */
  readonly said: () => string;
  readonly close: () => Promise<void>;
}

/** The same with a site of its own. */
export interface DevelopedSection extends Developed {
  /** Where the site's pages take the builds from then on. */
  readonly start: (path: string) => string;
}

/** The same in a site that runs elsewhere. */
export interface SectionElsewhere extends Developed {
  /** What the command has somebody keep in the storage of a page, so that the site's pages take the builds. */
  readonly overrides: readonly (readonly [key: string, address: string])[];
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

/** Runs `mfe dev` in the folder of a copy of a section, until it has said what is waited for. */
async function runDev(
  section: string,
  edits: readonly Edit[],
  {
    words,
    home,
    isReady,
  }: { readonly words: readonly string[]; readonly home: string; readonly isReady: (said: string) => boolean },
): Promise<Developed> {
  const folder = copyVariant(section, '1.0.1', edits);
  const program = path.join(ROOT, 'tools/release-cli/src/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'dev', ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MFE_HOME: home, NO_COLOR: '1' },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    // The site is a process of its own, which ends with the command: its output does, too.
    await ended;
  };
  const { said, done } = until(child, isReady);
  await done.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    save: (file, change) => {
      const target = path.join(folder, file);
      writeFileSync(target, change(readFileSync(target, 'utf8')));
    },
    said,
    close,
  };
}

/** Develops a copy of a section in a site of its own, from the working tree. */
export async function developSection(section: string, edits: readonly Edit[]): Promise<DevelopedSection> {
  mkdirSync(STATE, { recursive: true });
  const home = mkdtempSync(path.join(STATE, 'site-'));
  const removeHome = (): void => rmSync(home, { recursive: true, force: true });
  cpSync(PREPARED_HOME ?? PUBLISHED_HOME, home, { recursive: true });
  const [port = 0] = await freePorts(1);
  const words = ['--site-port', String(port)];
  const developed = await runDev(section, edits, { words, home, isReady: (said) => said.includes('Ready in') }).catch(
    (error: unknown) => {
      removeHome();
      throw error;
    },
  );
  return {
    ...developed,
    start: (place) => `http://localhost:${port}/__dev/start?path=${place}`,
    close: () => developed.close().then(removeHome),
  };
}

/** Develops a copy of a section in a site that is served already. */
export async function developAt(
  { url, home }: Pick<Site, 'url' | 'home'>,
  section: string,
  edits: readonly Edit[],
): Promise<SectionElsewhere> {
  const isReady = (said: string): boolean => said.includes('location.reload()') && / built in \d+ ms/.test(said);
  const developed = await runDev(section, edits, { words: ['--at', url], home, isReady });
  const settings = developed.said().matchAll(/setItem\('([^']+)', '([^']+)'\)/g);
  return { ...developed, overrides: [...settings].map(([, key = '', address = '']) => [key, address] as const) };
}
