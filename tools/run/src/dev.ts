import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { finishBuild, packageConfigs } from 'build-preset/build-package';
import { DESCRIPTOR_FILE } from 'build-preset/describe-release';
import { WORKSPACE } from 'build-preset/package-info';
import { setDefault } from 'release-cli/map/edits';
import { applyEdit } from 'release-cli/map/write-map';
import { publishDist } from 'release-cli/publish/publish';
import type { Store } from 'release-cli/store/store';
import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
import webpack, { type Stats } from 'webpack';
import { serveSite } from './serve-site';

const AUTHOR = 'development';

/** Files of earlier builds of this watch: a release names only its own. */
function removeStale(stats: readonly Stats[]): void {
  const output = stats[0]?.compilation.outputOptions.path ?? '';
  const written = new Set(stats.flatMap((entry) => Object.keys(entry.compilation.assets)));
  const stale = readdirSync(output).filter((file) => !written.has(file) && file !== DESCRIPTOR_FILE);
  for (const file of stale) rmSync(path.join(output, file));
}

async function release(store: Store, environment: string, name: PackageName, stats: readonly Stats[]): Promise<void> {
  removeStale(stats);
  const version = `0.0.0-dev.${Date.now()}`;
  const built = await finishBuild(path.join(WORKSPACE, name), stats, { version });
  await publishDist({ store, dist: built.output, environments: [environment], author: AUTHOR, reason: 'saved' });
  await applyEdit({
    store,
    environment,
    author: AUTHOR,
    reason: 'saved',
    edit: (map) => setDefault(map, name, version),
  });
}

/** One package inside the composed site: every save is a release of its own, and open pages load it. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { env: { type: 'string', default: 'development' } },
  });
  const [name] = positionals;
  if (!isPackageName(name)) throw new Error('Usage: pnpm dev <package>, for example pnpm dev mfe-games');
  const { store } = await serveSite({
    environment: values.env,
    liveReload: true,
    test: false,
    games: 640,
    assetsOrigin: false,
  });
  const compiler = webpack(await packageConfigs(path.join(WORKSPACE, name), 'development'));
  let work = Promise.resolve();
  compiler.watch({ aggregateTimeout: 60 }, (error, stats) => {
    const started = Date.now();
    if (error) process.stderr.write(`${error.message}\n`);
    else if (stats?.hasErrors() === true) process.stderr.write(`${stats.toString({ all: false, errors: true })}\n`);
    else if (stats !== undefined) {
      work = work
        .then(() => release(store, values.env, name, stats.stats))
        .then(
          () => void process.stdout.write(`${name}: served ${Date.now() - started} ms after it was built\n`),
          (failure: unknown) => void process.stderr.write(`${String(failure)}\n`),
        );
    }
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
