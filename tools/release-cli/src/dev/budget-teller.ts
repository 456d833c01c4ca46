import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { Report } from '../text/report';

const PROGRAM = path.join(import.meta.dirname, `weigh-build${path.extname(import.meta.filename)}`);

/** How long nobody saves before a section is weighed, in milliseconds. */
const PAUSE_MS = 3000;

/** Weighs a section; gives what would keep it from being released, and what ends the work. */
export type Weigher = (folder: string, onWeighed: (fault: string | null) => void) => () => void;

/** In a process of its own, behind everything else that the machine does. */
function weighApart(folder: string, onWeighed: (fault: string | null) => void): () => void {
  const child: ChildProcess = fork(PROGRAM, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  child.once('message', (fault) => onWeighed(typeof fault === 'string' ? fault : null));
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  return stop;
}

/**
 * Tells of a section that somebody develops whether it keeps its budgets, as it would be released: when nobody has saved for a
 * while, and where that is another thing than it was.
 */
export class BudgetTeller {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopWeighing = (): void => undefined;
  private told = '';

  constructor(
    private readonly section: { readonly name: string; readonly folder: string },
    private readonly report: Report,
    private readonly weigh: Weigher = weighApart,
    private readonly pauseMs: number = PAUSE_MS,
  ) {}

  /** After a save: what is being weighed is of the sources before. */
  saved(): void {
    this.stop();
    this.timer = setTimeout(() => {
      this.stopWeighing = this.weigh(this.section.folder, this.tell);
    }, this.pauseMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopWeighing();
  }

  private readonly tell = (fault: string | null): void => {
    const line = fault ?? 'within its budgets';
    if (line !== this.told) this.report(`${this.section.name}: ${line}`);
    this.told = line;
  };
}
