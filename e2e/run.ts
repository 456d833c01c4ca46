import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './browser';

/** `pnpm e2e [spec]`: finds a browser, then runs the composed suite, or the specs that are named. */
function main(): void {
  const executable = findBrowser();
  process.stdout.write(`Browser: ${executable}\n`);
  const playwright = path.join(import.meta.dirname, 'node_modules/.bin/playwright');
  const { status } = spawnSync(playwright, ['test', '--config', import.meta.dirname, ...process.argv.slice(2)], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: executable },
  });
  process.exitCode = status ?? 1;
}

main();
