import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureProgram } from './ensure-package';

const LONGEST_RUN_MS = 60_000;
const LAST_WORDS = 600;

interface Running {
  readonly name: string;
  readonly child: ChildProcess;
  readonly gone: Promise<void>;
}

/** Starts a program that dies with this process, even when that is killed without a chance to clean up. */
export function spawnTethered(program: string, words: readonly string[], options: SpawnOptions): ChildProcess {
  const state = ensureProgram('setpriv', ['util-linux']);
  const tether = state.kind === 'present' ? [state.path, '--pdeathsig', 'KILL'] : [];
  const [command = program, ...rest] = [...tether, program, ...words];
  return spawn(command, rest, options);
}

/**
 * Programs that belong together and end together: by `stop`, with this process however it ends, and never
 * by a name that others might share.
 */
export class Processes {
  readonly #folder: string;
  readonly #cleanUp: () => void;
  readonly #running: Running[] = [];
  readonly #logs: string[] = [];
  readonly #killAll = (): void => {
    for (const { child } of this.#running) child.kill('SIGKILL');
    this.#cleanUp();
  };

  /** Logs go into the folder; `cleanUp` is called when everything has ended. */
  constructor(folder: string, cleanUp: () => void) {
    this.#folder = folder;
    this.#cleanUp = cleanUp;
    process.once('exit', this.#killAll);
  }

  /** Starts a program that stays. */
  start(program: string, words: readonly string[]): void {
    this.#spawn(program, words);
  }

  /** Runs a program to its end; throws when it fails or takes too long. */
  async run(program: string, words: readonly string[]): Promise<void> {
    const { child, gone } = this.#spawn(program, words);
    const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_RUN_MS);
    await gone;
    clearTimeout(limit);
    if (child.exitCode !== 0) throw new Error(`${program} ended with ${child.exitCode ?? child.signalCode}`);
    this.#running.splice(
      this.#running.findIndex((running) => running.child === child),
      1,
    );
  }

  /** Throws when one of those that stay has ended. */
  assertRunning(): void {
    const ended = this.#running.find(({ child }) => child.exitCode !== null || child.signalCode !== null);
    if (ended !== undefined) throw new Error(`${ended.name} ended by itself`);
  }

  /** The end of everything that was written to the logs. */
  lastWords(): string {
    return this.#logs.map((log) => readFileSync(log, 'utf8').slice(-LAST_WORDS)).join('');
  }

  /** Ends every program at once: their state is thrown away anyway. */
  async stop(): Promise<void> {
    for (const { child } of this.#running) child.kill('SIGKILL');
    await Promise.all(this.#running.map(({ gone }) => gone));
    process.off('exit', this.#killAll);
    this.#cleanUp();
  }

  #spawn(program: string, words: readonly string[]): Running {
    const log = join(this.#folder, `${basename(program)}.out`);
    const output = openSync(log, 'a');
    const child = spawnTethered(program, words, { stdio: ['ignore', output, output], cwd: this.#folder });
    closeSync(output);
    const gone = new Promise<void>((done) => child.once('error', () => done()).once('close', () => done()));
    const running = { name: program, child, gone };
    this.#running.push(running);
    if (!this.#logs.includes(log)) this.#logs.push(log);
    return running;
  }
}
