import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from 'build-preset/package-info';
import { setDefault } from 'release-cli/edits/edits';
import { applyEdit } from 'release-cli/change/apply-edit';
import { publishDist } from 'release-cli/publish/publish';
import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
import { BuildServer } from './build-server';
import { watchBuilds } from './build-watch';
import { requirePorts } from './ports/busy-port';
import { readPort } from './ports/read-port';
import { serveSite } from './serve-site';

const AUTHOR = 'development';
const USAGE = `Usage: pnpm dev <package> [--env development]
       pnpm dev <package> --serve <port>

Serves the composed site with one package built from its sources after every save. With --serve the build alone
is served, for a staging site that runs already: there it is asked for by its port, in the staging panel or with
localStorage.setItem('import-map-override:<package>', '<port>').
`;

/** One package inside a composed site of its own: every save is a release, and open pages load it. */
async function releaseEverySave(name: PackageName, environment: string): Promise<void> {
  const { store } = await serveSite({
    command: ['pnpm dev', ...process.argv.slice(2)].join(' '),
    environment,
    liveReload: true,
    test: false,
    games: 640,
    assetsOrigin: false,
    asPublished: false,
    takesSettings: false,
  });
  await watchBuilds({
    name,
    version: () => `0.0.0-dev.${Date.now()}`,
    onBuilt: async ({ output, version }) => {
      const reason = 'saved';
      await publishDist({ store, dist: output, environments: [environment], author: AUTHOR, reason });
      await applyEdit({
        store,
        environment,
        author: AUTHOR,
        reason,
        edit: (map) => setDefault(map, name, version),
        allowed: 'all',
      });
      return 'released';
    },
  });
}

/** One package for a staging site that runs already: open pages that ask for it load every save. */
async function serveEverySave(name: PackageName, port: number): Promise<void> {
  await requirePorts([{ port, remedy: (other) => `pnpm dev ${name} --serve ${other}` }]);
  const server = new BuildServer(path.join(WORKSPACE, name, 'dist'));
  const address = await server.listen(port);
  process.stdout.write(`${name} is served at ${address}: ask for it with import-map-override:${name} = ${port}\n`);
  await watchBuilds({
    name,
    onBuilt: async ({ version }) => {
      await server.announce();
      return `${version} served`;
    },
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      env: { type: 'string', default: 'development' },
      serve: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (values.help) process.stdout.write(USAGE);
  else if (!isPackageName(name)) throw new Error(USAGE);
  else if (values.serve === undefined) await releaseEverySave(name, values.env);
  else await serveEverySave(name, readPort('--serve', values.serve));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
