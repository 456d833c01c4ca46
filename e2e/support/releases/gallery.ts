import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../places';
import { freePorts } from '../site';

/** The kit's gallery, built from the working tree and served. */
export interface Gallery {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds and serves the gallery as `pnpm gallery` does; fails with what the build says. */
export async function startGallery(): Promise<Gallery> {
  const [port = 0] = await freePorts(1);
  const program = path.join(ROOT, 'tools/run/src/gallery.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port) },
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The gallery ended with ${code ?? 'a signal'}:\n${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
