import { readFileSync } from 'node:fs';

const KB = 1024;

/** The memory that a process holds, arrays outside of the engine's heap included; 0 where the system does not say. */
export function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * KB;
  } catch {
    return 0;
  }
}
