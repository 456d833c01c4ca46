import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Names a system's Chromium goes by. The one that only runs headless first: the whole browser draws a toolbar of its own
 * for every context, in a process beside the page's, which takes some 40 % of a core from whatever is tested.
 */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** How a browser under test is started: as any account, and without talking to anybody on its own. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first browser of those names on a search path. */
export function onPath(searchPath: string, exists: (file: string) => boolean = isExecutable): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(exists);
}

function present(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && isExecutable(named)) return named;
  const own = chromium.executablePath();
  return onPath(process.env['PATH'] ?? '') ?? (isExecutable(own) ? own : undefined);
}

function attempt(command: string, args: readonly string[]): void {
  process.stdout.write(`No browser yet: ${command} ${args.join(' ')}\n`);
  spawnSync(command, [...args], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * A Chromium to test with: one that is here, else Playwright's own, else Debian's package. Throws when none
 * can be had, and says what to do.
 */
export function findBrowser(): string {
  const ways: (() => void)[] = [
    () => undefined,
    () => attempt('npx', ['--yes', 'playwright', 'install', 'chromium']),
    () => {
      if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return;
      attempt('apt-get', ['update', '-q']);
      attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']);
    },
  ];
  for (const way of ways) {
    way();
    const found = present();
    if (found !== undefined) return found;
  }
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.');
}
