import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startOnce, type Start } from './start-once';

/**
 * Names a system's Chromium goes by. The one that only runs headless first: the whole browser draws a toolbar of its own
 * for every context, in a process beside the page's, which takes some 40 % of a core from whatever is tested.
 */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const OWN = "Playwright's Chromium";

/** A command and its arguments. */
export type Command = readonly [command: string, ...args: string[]];

/** What looking for a browser touches of the machine; tests give their own. */
export interface BrowserMachine {
  /** The value of `CHROMIUM_PATH`. */
  readonly named: string | undefined;
  /** The machine's own programs of a name, those of the first folder of `PATH` first. */
  readonly programs: (name: string) => readonly string[];
  readonly isRoot: boolean;
  readonly start: (executablePath?: string) => Promise<Start>;
  /** Runs a command to its end; its output is the user's. */
  readonly run: (command: Command) => void;
  readonly say: (line: string) => void;
}

/**
 * A command of the installed Playwright. `npx playwright` finds no such program in this repository, and elsewhere it
 * would fetch another version with another browser.
 */
export function playwrightCommand(...words: string[]): Command {
  return [process.execPath, createRequire(import.meta.url).resolve('@playwright/test/cli'), ...words];
}

/** The same command for a person, typed in the root of the repository. */
export function typedCommand(...words: string[]): string {
  return ['node e2e/node_modules/@playwright/test/cli.js', ...words].join(' ');
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function programs(name: string): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).filter(isExecutable);
}

function run([command, ...args]: Command): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

const THIS_MACHINE: BrowserMachine = {
  named: process.env['CHROMIUM_PATH'],
  programs,
  isRoot: process.getuid?.() === 0,
  start: startOnce,
  run,
  say: (line) => void process.stdout.write(`${line}\n`),
};

/** Tries one browser after another, each once, and keeps the reasons of those that do not start. */
class Search {
  readonly #failures = new Map<string, string>();

  constructor(private readonly machine: BrowserMachine) {}

  /** The last reason why a browser did not start, on one line. */
  get lastFailure(): string | undefined {
    return [...this.#failures.values()].at(-1)?.replaceAll('\n', '; ');
  }

  /** Playwright's own was downloaded, but does not start. */
  get isOwnBroken(): boolean {
    return this.#failures.has(OWN);
  }

  async try(executablePath: string): Promise<string | undefined> {
    return this.#failures.has(executablePath) ? undefined : this.started(executablePath, executablePath);
  }

  async tryOwn(): Promise<string | undefined> {
    return this.started(OWN);
  }

  async tryInstalled(): Promise<string | undefined> {
    for (const program of NAMES.flatMap(this.machine.programs)) {
      const found = await this.try(program);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private async started(name: string, executablePath?: string): Promise<string | undefined> {
    const start = await this.machine.start(executablePath);
    if (start.kind === 'started') return start.path;
    if (start.kind === 'failed') {
      this.#failures.set(name, `${name}: ${start.words}`);
      this.machine.say(`This browser does not start, ${name}:\n${start.words}`);
    }
    return undefined;
  }
}

/**
 * Finds a Chromium that starts: `CHROMIUM_PATH`, the system's, Playwright's; else downloads Playwright's; else, as root
 * on Debian, installs the libraries it lacks or Debian's Chromium. Every candidate is started once, and what a broken
 * one says is printed. Throws with the command to type when none starts.
 */
export async function findBrowser(machine: BrowserMachine = THIS_MACHINE): Promise<string> {
  const { named, isRoot } = machine;
  const search = new Search(machine);
  const runAloud = (command: Command): void => {
    machine.say(`No browser starts yet: ${command.join(' ')}`);
    machine.run(command);
  };
  const hasPackages = isRoot && machine.programs('apt-get').length > 0;
  const ways: (() => Promise<string | undefined>)[] = [
    async () => (named === undefined || named === '' ? undefined : search.try(named)),
    () => search.tryInstalled(),
    () => search.tryOwn(),
    () => {
      runAloud(playwrightCommand('install', '--only-shell', 'chromium'));
      return search.tryOwn();
    },
    async () => {
      if (!hasPackages) return undefined;
      runAloud(['apt-get', 'update', '-q']);
      runAloud(['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']);
      return search.tryInstalled();
    },
    async () => {
      // Where Debian's package is unknown, as on Ubuntu.
      if (!hasPackages || !search.isOwnBroken) return undefined;
      runAloud(playwrightCommand('install-deps', 'chromium-headless-shell'));
      return search.tryOwn();
    },
  ];
  for (const way of ways) {
    const found = await way();
    if (found !== undefined) return found;
  }
  throw new Error(
    `No Chromium starts on this machine${search.lastFailure === undefined ? '' : ` (${search.lastFailure})`}: ` +
      `run "${typedCommand('install', '--with-deps', '--only-shell', 'chromium')}", which installs system libraries ` +
      'as root, or set CHROMIUM_PATH to a Chromium that starts.',
  );
}
