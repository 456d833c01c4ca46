import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'services/free-port';
import { programOf } from './section-repository';

/** A section that `mfe dev` serves in a site. */
export interface DevelopedSite {
  /** The address that opens the site with the build. */
  readonly start: string;
  readonly close: () => Promise<void>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Runs `mfe dev` of a section with what it has installed, on free ports. Throws what the command says where it ends before. */
export async function developSection(section: string, variables: Variables): Promise<DevelopedSite> {
  const ports = ['--port', String(await freePort()), '--site-port', String(await freePort())];
  const words = [programOf(section, 'release-cli'), 'dev', ...ports];
  const child = spawn(process.execPath, words, { cwd: section, env: variables });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<null>((done) => child.once('close', () => done(null)));
  const ready = new Promise<string>((done) => {
    createInterface(child.stdout).on('line', (line) => {
      said += `${line}\n`;
      const [start] = /http:\/\/\S+\/__dev\/start$/.exec(line) ?? [];
      if (start !== undefined) done(start);
    });
  });
  const start = await Promise.race([ready, ended]);
  if (start === null) throw new Error(`mfe dev ended: ${said}`);
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { start, close };
}

/** Runs `mfe dev` in a section's own repository. Throws where its emulator does not open pages with the build. */
export async function tryDevelopment(section: string): Promise<void> {
  const { start, close } = await developSection(section, { PATH: process.env['PATH'], HOME: section, CI: 'true' });
  try {
    const page = await fetch(start);
    if (!(await page.text()).includes(path.basename(section))) throw new Error(`${start} does not open ${section}`);
  } finally {
    await close();
  }
}
