import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureProgram } from 'services/ensure-package';
import { findBrowser } from './browser/find-browser';

/** Runs the suite, or the specs that are named, and gives its exit status. */
function runSuite(environment: Readonly<Record<string, string | undefined>>, ...options: readonly string[]): number {
  const playwright = path.join(import.meta.dirname, 'node_modules/.bin/playwright');
  const words = ['test', '--config', import.meta.dirname, ...options, ...process.argv.slice(2)];
  const { status } = spawnSync(playwright, words, {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

/** The smoke part again, served by nginx; on a machine that cannot have one it is not run, and says so. */
function runOnNginx(environment: Readonly<Record<string, string>>): number {
  const nginx = ensureProgram('nginx', ['nginx-light']);
  if (nginx.kind === 'missing') {
    process.stdout.write(`not run: the smoke part on nginx (${nginx.why})\n`);
    return 0;
  }
  process.stdout.write(`The smoke part on nginx: ${nginx.path}\n`);
  // The figures a caller asked for are those of the whole suite.
  const further = { SITE_SERVER: 'nginx', NGINX_PATH: nginx.path, E2E_REPORT: undefined };
  return runSuite({ ...environment, ...further }, '--pass-with-no-tests');
}

/**
 * `pnpm e2e [spec]`: the composed suite on the local origin, then its smoke part on nginx. `SITE_SERVER`
 * chooses one of them; a state folder that somebody prepared (`E2E_HOME`) is tried on the local origin only.
 */
async function main(): Promise<void> {
  const executable = await findBrowser();
  process.stdout.write(`Browser: ${executable}\n`);
  const environment = { CHROMIUM_PATH: executable };
  const only = process.env['SITE_SERVER'];
  const hasPreparedHome = process.env['E2E_HOME'] !== undefined;
  const onOrigin = only === 'nginx' ? 0 : runSuite(environment);
  const onNginx = only === 'origin' || hasPreparedHome ? 0 : runOnNginx(environment);
  process.exitCode = onOrigin || onNginx;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
