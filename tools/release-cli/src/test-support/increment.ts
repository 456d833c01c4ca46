import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs the counting worker in a process of its own; gives its exit status. */
export async function incrementElsewhere(home: string, key: string, times: number): Promise<number | null> {
  const worker = join(import.meta.dirname, 'increment-worker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', worker, home, key, String(times)], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
  });
  return new Promise((done, fail) => child.on('error', fail).on('close', done));
}
