import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Operation } from './operations';
import type { OperationCost } from './run-operation';
import { writeSite, type WrittenSize } from './written-site';

/** One operation and what it cost. */
export interface Measured {
  readonly title: string;
  readonly cost: OperationCost;
}

/** In the order in which they are done, each on what the one before left. */
const PLAN: readonly (readonly [Operation, string])[] = [
  ['verify', 'verify, on a machine for the first time'],
  ['promote', 'promote one section for all'],
  ['verify', 'verify'],
  ['pin', 'pin one merchant'],
  ['settings', 'settings of one merchant'],
  ['everySetting', 'settings that change every page'],
];

async function costOf(home: string, operation: Operation): Promise<OperationCost> {
  const program = join(import.meta.dirname, 'run-operation.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, home, operation], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told = await text(child.stdout);
  if (told === '') throw new Error(`${operation} failed`);
  return JSON.parse(told) as OperationCost;
}

/** Writes a made-up site to disk, and does to it what operators do, each in a process of its own as `mfe` would. */
export async function* measureWrites(size: WrittenSize): AsyncGenerator<Measured> {
  const home = await mkdtemp(join(tmpdir(), 'scale-'));
  try {
    await writeSite(home, size);
    for (const [operation, title] of PLAN) yield { title, cost: await costOf(home, operation) };
  } finally {
    await rm(home, { recursive: true });
  }
}
