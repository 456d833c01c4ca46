import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { freePort } from 'services/free-port';
import { run, type Surroundings } from './command';
import type { Machine } from './machine-list';

/** An account without a name: whoever asks the system for it gets none. */
const NOBODY = 64_321;

/** Variables that say how this machine reaches the network, and nothing of who uses it. */
const NETWORK = /^(?:(?:https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|npm_config_registry)$/i;

/** A machine that is ready: the surroundings of its commands, and its port. */
export interface PreparedMachine extends Surroundings {
  readonly port: number;
}

function networkVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, text]) =>
      NETWORK.test(name) && text !== undefined ? [[name, text] as const] : [],
    ),
  );
}

/** Puts the committed tree into a folder, as a clone or as an archive. */
async function putTree(machine: Machine, folder: string, here: Surroundings): Promise<void> {
  if (machine.source === 'clone') {
    await run(here, ['git', 'clone', '--quiet', '--no-hardlinks', `file://${WORKSPACE}`, folder]);
    return;
  }
  mkdirSync(folder);
  const archive = path.join(path.dirname(folder), 'site.tar');
  await run(here, ['git', '-C', WORKSPACE, 'archive', '--output', archive, 'HEAD']);
  await run(here, ['tar', '-xf', archive, '-C', folder]);
}

/** The folder of another Node's program, from the npm registry. */
async function fetchNode(version: string, scratch: string, here: Surroundings): Promise<string> {
  const folder = path.join(scratch, 'node');
  mkdirSync(folder);
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const words = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await run(here, ['npm', 'install', ...words, `${name}@${version}`]);
  return path.join(folder, 'node_modules', name, 'bin');
}

/** Makes a machine's folders below a scratch folder. */
export async function prepareMachine(machine: Machine, scratch: string): Promise<PreparedMachine> {
  const [home, state, folder] = [
    path.join(scratch, 'home'),
    path.join(scratch, 'state'),
    path.join(scratch, machine.folder),
  ];
  mkdirSync(home);
  mkdirSync(state);
  const PATH = process.env['PATH'] ?? '';
  const bare = { ...networkVariables(), PATH, HOME: home };
  const here: Surroundings = { folder: scratch, environment: bare, before: [] };
  await putTree(machine, folder, here);
  const node = machine.node === undefined ? undefined : await fetchNode(machine.node, scratch, here);
  const [port, assetsPort, consolePort] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    ...bare,
    ...(node === undefined ? {} : { PATH: `${node}${path.delimiter}${PATH}` }),
    CI: 'true',
    PORT: String(port),
    ASSETS_PORT: String(assetsPort),
    CONSOLE_PORT: String(consolePort),
    MFE_HOME: state,
    ...machine.variables,
  };
  if (!machine.isUnprivileged) return { folder, environment, before: machine.before, port };
  chownSync(scratch, NOBODY, NOBODY);
  await run(here, ['chown', '-R', `${NOBODY}:${NOBODY}`, home, state, folder]);
  const drop = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  return { folder, environment, before: [...drop, ...machine.before], port };
}
