import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mainConfig } from './main-config';

/** A running nginx; closing it leaves nothing but its folder. */
export interface RunningNginx {
  readonly close: () => Promise<void>;
}

const READY_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 25;

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The nginx of this machine: what the runner found, else the one on the path. */
export function nginxProgram(): string {
  return process.env['NGINX_PATH'] ?? 'nginx';
}

/** Runs nginx with a configuration made for its `http` block; throws with its own words when it will not start. */
export async function startNginx(
  folder: string,
  configuration: string,
  port: number,
  user?: string,
): Promise<RunningNginx> {
  mkdirSync(folder, { recursive: true });
  const siteFile = path.join(folder, 'site.conf');
  const mainFile = path.join(folder, 'nginx.conf');
  writeFileSync(siteFile, configuration);
  writeFileSync(mainFile, mainConfig(folder, siteFile, user));
  const options = ['-p', folder, '-e', 'stderr', '-c', mainFile];
  const checked = spawnSync(nginxProgram(), [...options, '-t'], { encoding: 'utf8' });
  // Newer ones have another form for HTTP/2, which older ones do not know.
  const warnings = checked.stderr
    .split('\n')
    .filter((line) => /\[warn\](?!.*http2" directive is deprecated)/.test(line));
  if (checked.status !== 0 || warnings.length > 0)
    throw new Error(`nginx does not take the configuration: ${checked.error?.message ?? checked.stderr}`);
  const child = spawn(nginxProgram(), options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await answersAt(port))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGTERM');
      throw new Error(`nginx did not start: ${said}`);
    }
    await pause(LOOK_EVERY_MS);
  }
  return {
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
