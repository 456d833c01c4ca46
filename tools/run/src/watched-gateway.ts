import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WORKSPACE } from 'build-preset/package-info';
import { freePort } from 'services/free-port';
import type { Service } from 'services/service';

const PROGRAM = path.join(WORKSPACE, 'tools/reference-gateway/src/cli.ts');

function tsxProgram(): string {
  const manifest = createRequire(path.join(WORKSPACE, 'package.json')).resolve('tsx/package.json');
  return path.join(path.dirname(manifest), 'dist/cli.mjs');
}

/** Whether a line of the gateway's log says that it listens. */
export function saysListening(line: string): boolean {
  return /"event":\s*"listening"/.test(line);
}

/**
 * Starts the gateway as a process of its own, which begins again, with what it keeps, after every change of a file that it
 * runs. Its port stays. Throws where it ends before it listens.
 */
export async function watchedGateway(home: string, games: number): Promise<Service> {
  const port = await freePort();
  const words = [
    'watch',
    '--clear-screen=false',
    PROGRAM,
    '--home',
    home,
    '--port',
    String(port),
    '--games',
    String(games),
  ];
  const child = spawn(process.execPath, [tsxProgram(), ...words], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await new Promise<void>((listening, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      if (saysListening(line)) listening();
    });
    child.once('exit', (status) => fail(new Error(`The gateway ended with status ${status ?? 1} before it listened`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    announceStop: () => void child.kill(),
    stop: () => Promise.resolve(0),
  };
}
