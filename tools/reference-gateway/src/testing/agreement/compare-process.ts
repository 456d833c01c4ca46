import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ClockName } from './agreement-cases';
import type { Comparison } from './compare-views';

/** Compares the views at every clock in a process of its own, whose zone is another. */
export async function compareInZone(zone: string): Promise<Readonly<Record<ClockName, Comparison>>> {
  const program = path.join(import.meta.dirname, 'compare-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: path.join(import.meta.dirname, '../../..'),
    env: { ...process.env, TZ: zone },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const written = await text(child.stdout);
  if (written === '') throw new Error(`The comparison in ${zone} ended without an answer.`);
  return JSON.parse(written) as Readonly<Record<ClockName, Comparison>>;
}
