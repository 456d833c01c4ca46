import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { residentBytes } from './resident-bytes';

/** What one page may take. */
export interface RenderLimits {
  readonly timeMs: number;
  /** Of all of the process. */
  readonly memoryBytes: number;
  readonly answerBytes: number;
}

const MB = 1024 * 1024;
export const RENDER_LIMITS: RenderLimits = { timeMs: 10_000, memoryBytes: 768 * MB, answerBytes: 4 * MB };

/** How often the memory of the process is looked at. */
const WATCH_MS = 50;

/** A module for servers, by its hash. */
export interface ServerModule {
  readonly hash: string;
  readonly text: string;
}

/** A page to render: by which modules, from what. */
export interface RenderJob {
  readonly host: ServerModule;
  /** The sections whose screens and widgets it may have, by name. */
  readonly sections: Readonly<Record<string, ServerModule>>;
  /** What the host's `renderPage` gets, as JSON. */
  readonly input: object;
}

/** Why there is no answer of the code: it took too long, too much, or ended the process. */
export class RenderStopped extends Error {
  override readonly name = 'RenderStopped';
}

const CHILD = realpathSync(fileURLToPath(new URL('renderer-child.mjs', import.meta.url)));
const GLOBALS = fileURLToPath(new URL('context-globals.cjs', import.meta.url));

/** The flags that close a process: no files, processes, threads and add-ons, nothing made of text. */
export function sandboxFlags(known: ReadonlySet<string>, limits: RenderLimits): readonly string[] {
  const permission = ['--permission', '--experimental-permission'].find((flag) => known.has(flag));
  return [
    '--no-warnings',
    '--experimental-vm-modules',
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    `--max-old-space-size=${Math.round(limits.memoryBytes / MB / 2)}`,
    ...(permission === undefined ? [] : [permission, `--allow-fs-read=${CHILD}`]),
  ];
}

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  readonly given: Set<string>;
}

/**
 * Renders pages in a process of its own, which knows nothing but what it is given and is ended where a page breaks a limit.
 * One process renders many pages, one after the other; after one that was ended the next page gets a new one.
 */
export class RendererProcess {
  readonly #limits: RenderLimits;
  #running: Running | null = null;
  #before: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(limits: RenderLimits = RENDER_LIMITS) {
    this.#limits = limits;
  }

  /** The text that the code answers with; rejects with {@link RenderStopped} where there is none. */
  render(job: RenderJob): Promise<string> {
    const answer = this.#before.then(() => this.#render(job));
    this.#before = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the process. */
  close(): void {
    this.#running?.child.kill('SIGKILL');
    this.#running = null;
  }

  #start(): Running {
    const child = spawn(process.execPath, [...sandboxFlags(process.allowedNodeEnvironmentFlags, this.#limits), CHILD], {
      env: {},
      cwd: path.parse(CHILD).root,
      stdio: 'pipe',
    });
    // A process that was ended takes no more words.
    child.stdin.on('error', () => undefined);
    child.stderr.resume();
    child.unref();
    const running = { child, given: new Set<string>() };
    this.#running = running;
    this.#tell(running, { globals: readFileSync(GLOBALS, 'utf8') });
    return running;
  }

  #tell({ child }: Running, message: object): void {
    child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async #render({ host, sections, input }: RenderJob): Promise<string> {
    const running = this.#running ?? this.#start();
    this.#count += 1;
    const id = String(this.#count);
    for (const { hash, text } of [host, ...Object.values(sections)]) {
      if (running.given.has(hash)) continue;
      running.given.add(hash);
      this.#tell(running, { source: { hash, text } });
    }
    const hashes = Object.fromEntries(Object.entries(sections).map(([name, { hash }]) => [name, hash]));
    this.#tell(running, { id, job: { host: host.hash, sections: hashes, input } });
    try {
      return await this.#answer(running.child, id);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  async #answer(child: ChildProcessWithoutNullStreams, id: string): Promise<string> {
    const { timeMs, memoryBytes, answerBytes } = this.#limits;
    const lines = createInterface({ input: child.stdout });
    let size = 0;
    let stop: (why: string) => void = () => undefined;
    const late = setTimeout(() => stop(`it took longer than ${timeMs / 1000} s`), timeMs);
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > memoryBytes) stop(`it took more than ${memoryBytes / MB} MB of memory`);
    }, WATCH_MS);
    const ended = (): void => stop('it ended its process, as code does that takes too much memory');
    const measure = (part: Buffer): void => {
      size += part.length;
      if (size > answerBytes) stop(`its answer is longer than ${answerBytes / MB} MB`);
    };
    child.once('exit', ended);
    child.stdout.on('data', measure);
    try {
      return await new Promise<string>((resolve, reject) => {
        stop = (why) => reject(new RenderStopped(why));
        lines.on('line', (line) => {
          const begin = `${id} `;
          if (line.startsWith(begin)) resolve(line.slice(begin.length));
          else stop('it wrote what no page asked for');
        });
      });
    } finally {
      clearTimeout(late);
      clearInterval(watch);
      child.off('exit', ended);
      child.stdout.off('data', measure);
      lines.close();
    }
  }
}
