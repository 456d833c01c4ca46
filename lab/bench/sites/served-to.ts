import { includedReleases } from 'release-cli/render/included-releases';
import { PageRenderer } from 'release-cli/render/page-renderer';
import { readMap } from 'release-cli/map/read-map';
import { readPageReleases } from 'release-cli/map/releases';
import { readSettings } from 'release-cli/settings/settings';
import type { Store } from 'release-cli/trust/store';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { MapView } from 'shared-contracts/release/resolve';
import { packageEntries } from 'shared-contracts/remote/remote-names';

/** The view without what only releases of several versions need. */
function withoutOthers(view: MapView): MapView {
  const packages = packageEntries(view.packages).map(([name, { version, layer }]) => [
    name,
    { version, layer, rollouts: [] },
  ]);
  return { ...view, packages: Object.fromEntries(packages) };
}

/** What a merchant is served in an environment, one version of each package; throws where it is served nothing. */
export async function servedTo(store: Store, environment: string, merchant: string) {
  const [{ map }, stored] = await Promise.all([readMap(store, environment), readSettings(store, environment)]);
  const found = stored?.settings.merchants[merchant];
  if (stored === null || found === undefined) throw new Error(`${merchant} is no merchant of ${environment}`);
  const { settings } = stored;
  const descriptorOf = await readPageReleases(store, map, settings);
  const seen = new PageRenderer({ store, map, settings, descriptorOf }).viewOf(merchant);
  if (seen === null) throw new Error(`${merchant} is served nothing in ${environment}`);
  const view = withoutOthers(seen);
  // Its next visit begins with what the browser keeps of it by itself: no worker.
  const config: MerchantConfig = { ...found, installed: { ...found.installed, offlineLobby: false } };
  return { config, view, settings, descriptorOf, releases: includedReleases(view, descriptorOf) };
}
