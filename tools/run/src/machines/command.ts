import { spawn, type ChildProcess } from 'node:child_process';

/** How many of the last lines of a failed command are kept. */
const LAST_LINES = 15;

/** Where and as whom commands of a machine run. */
export interface Surroundings {
  readonly folder: string;
  /** The whole environment: nothing of the caller's is added. */
  readonly environment: Readonly<Record<string, string>>;
  /** What stands before each command, as `setpriv …` does. */
  readonly before: readonly string[];
}

/** A command that goes on. */
export interface Running {
  readonly child: ChildProcess;
  /** Its status when it ended; null after a signal. */
  readonly ended: Promise<number | null>;
  readonly lastLines: () => string;
  /** Ends it with everything it started, and comes back when it is gone. */
  readonly stop: () => Promise<void>;
}

/** The process groups that run; whoever ends this program ends them too. */
const groups = new Set<number>();

/** Ends everything that was started and still runs. */
export function stopAll(): void {
  for (const group of groups) process.kill(-group, 'SIGTERM');
}

/** Starts a command in a process group of its own. `onLine` hears its output in pieces. */
export function start(
  { folder, environment, before }: Surroundings,
  words: readonly string[],
  onText: (text: string) => void = () => undefined,
): Running {
  const [program = '', ...rest] = [...before, ...words];
  const child = spawn(program, rest, {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid;
  if (group !== undefined) groups.add(group);
  let said = '';
  const hear = (chunk: Buffer): void => {
    said = `${said}${chunk.toString()}`.slice(-20_000);
    onText(said);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | null>((done) => {
    child.once('error', (error) => {
      said += error.message;
      done(127);
    });
    child.once('close', (code) => done(code));
  }).finally(() => group !== undefined && groups.delete(group));
  return {
    child,
    ended,
    lastLines: () => said.trimEnd().split('\n').slice(-LAST_LINES).join('\n'),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        process.kill(-child.pid, 'SIGTERM');
        await ended;
      }
    },
  };
}

/** Runs a command to its end; throws its last lines when it fails. */
export async function run(surroundings: Surroundings, words: readonly string[]): Promise<void> {
  const running = start(surroundings, words);
  const status = await running.ended;
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status ?? 'a signal'}\n${running.lastLines()}`);
}
