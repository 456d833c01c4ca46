import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findBrowser } from '../browser/find-browser';
import { startOnce } from '../browser/start-once';
import { publishWorkingTree } from '../support/releases/publish-once';
import { FOLDER_VARIABLE, folderOf, KEPT, whyNotCompared } from './kept-folders';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * `pnpm pictures [words of playwright test]`: compares the screens of the working tree with their kept pictures, and
 * keeps what differs with `--update-snapshots`.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const executable = await findBrowser();
  const start = await startOnce(executable);
  if (start.kind !== 'started') throw new Error(`${executable} does not start a second time.`);
  const folder = folderOf(process.platform, start.version);
  say(`Browser: ${executable}, Chromium ${start.version}`);
  const isUpdate = words.some((word) => word === '-u' || word.startsWith('--update-snapshots'));
  const reason = isUpdate ? undefined : whyNotCompared(existsSync(KEPT) ? readdirSync(KEPT) : [], folder);
  if (reason !== undefined) {
    say(reason);
    return;
  }
  publishWorkingTree();
  const runner = path.join(import.meta.dirname, '../node_modules/.bin/playwright');
  const { status } = spawnSync(runner, ['test', '--config', import.meta.dirname, ...words], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: executable, SITE_SERVER: 'origin', [FOLDER_VARIABLE]: folder },
  });
  process.exitCode = status ?? 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
