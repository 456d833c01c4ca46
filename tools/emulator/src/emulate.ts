import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureKeys } from 'release-cli/key-management/create-keys';
import { addKey } from 'release-cli/key-management/manage-keys';
import { PRODUCT_PACKAGES, type AdmittedSections } from 'release-cli/settings/admitted-sections';
import type { Store } from 'release-cli/trust/store';
import { openTrustedStore } from 'release-cli/trust/trusting';
import type { Service } from 'services/service';
import { packagesIn } from 'shared-contracts/remote/remote-names';
import { admittedFor, publishBuilds } from './builds/publish-builds';
import { chooseBuilds } from './builds/choose-builds';
import { buildsAt } from './builds/read-builds';
import type { EmulatorOptions } from './emulator-words';
import { complain, serveLocally } from './local-site';
import { requirePorts } from './ports/busy-port';
import { readMerchants } from './site-merchants';
import { writeStartSettings } from './start-settings';
import { applyState, momentOf, readState } from './state-file';

/** The environment of every emulator. Pages have the panel, take builds of this machine, and name wrong answers in the console. */
const ENVIRONMENT = 'development';

const OWNER = 'emulator';

/** Builds and merchants that come with the package. */
const SITE = path.join(import.meta.dirname, '../site');

/** A fresh store, with keys that may publish the product and the further sections. */
async function openSignedStore(home: string, sections: AdmittedSections): Promise<Store> {
  const places = { home, environment: {} };
  const store = openTrustedStore(undefined, places);
  const request = { store, places, environment: ENVIRONMENT };
  await ensureKeys({ ...request, owner: OWNER });
  const others = packagesIn(sections).filter((name) => !PRODUCT_PACKAGES.includes(name));
  if (others.length > 0) await addKey(request, { role: 'publisher', owner: OWNER, packages: others });
  return store;
}

async function serveIn(
  home: string,
  { port, state: file, builds, versions, developed }: EmulatorOptions,
): Promise<Service> {
  const state = readState(file);
  const given = builds.flatMap((place) => buildsAt(place, path.join(home, 'unpacked')));
  const chosen = chooseBuilds({ own: buildsAt(path.join(SITE, 'builds'), home), given, versions });
  const sections = admittedFor(chosen);
  const store = await openSignedStore(home, sections);
  const merchants = readMerchants(path.join(SITE, 'merchants'));
  await writeStartSettings(
    store,
    { environment: ENVIRONMENT, liveReload: false, takesSettings: true, merchants, sections },
    complain,
  );
  await publishBuilds(store, ENVIRONMENT, chosen, Object.keys(developed));
  return serveLocally({
    store,
    environment: ENVIRONMENT,
    home,
    port,
    test: true,
    isSteady: false,
    games: state.games,
    at: momentOf(state),
    developed,
    onGateway: (gateway) => applyState(gateway, state),
  });
}

/**
 * Serves the composed site from the builds of this package, or those that are given. All state is in a folder for temporary
 * files, which is removed as the process ends. Throws one sentence where a port is taken or a file is not what it should be.
 */
export async function emulate(options: EmulatorOptions): Promise<Service> {
  if (!existsSync(SITE))
    throw new Error('This emulator has no builds: it is packed by pnpm pack:all; here use npm start');
  await requirePorts([{ port: options.port, remedy: (other) => `emulator --port ${other}` }]);
  const home = mkdtempSync(path.join(os.tmpdir(), 'emulator-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  return serveIn(home, options);
}
