import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { readMap } from '../map/read-map';
import { readPageReleases } from '../map/releases';
import { findMerchant } from '../merchants/merchant-tables';
import type { MerchantPage } from '../render/render-page';
import { PageRenderer } from '../render/page-renderer';
import type { EnvironmentSettings } from '../settings/settings';
import { UserError } from '../text/user-error';
import type { Store } from '../trust/store';
import { pageKeys } from './page-keys';

/** A merchant's page as some settings make it, whether they are written or not. */
export interface PreviewPage {
  readonly config: MerchantConfig;
  /** The settings, with this merchant alone. */
  readonly settings: EnvironmentSettings;
  readonly page: MerchantPage;
}

/**
 * The merchant as its preview has it. A page that is not served yet is asked for under another origin: its calls go there, and
 * from there to the back end. It leaves nothing on a device, and holds no connection open.
 */
function previewed({ apiOrigin, pictureHosts = [], installed, ...config }: MerchantConfig): MerchantConfig {
  const isPictureHost = apiOrigin.startsWith('https://') && !pictureHosts.includes(apiOrigin);
  return {
    ...config,
    apiOrigin: '',
    // The page may show pictures of its back end without their being named.
    pictureHosts: [...pictureHosts, ...(isPictureHost ? [apiOrigin] : [])],
    installed: { ...installed, offlineLobby: false, keptPage: false },
    live: false,
  };
}

/** Renders a merchant, open or closed, by settings. Refuses one that is served no host, and where others draw the pages. */
export async function previewPage(
  store: Store,
  environment: string,
  settings: EnvironmentSettings,
  code: string,
): Promise<PreviewPage> {
  if (settings.pages === false)
    throw new UserError(`The pages of ${environment} are drawn by another host, so nothing can be shown of them here`);
  const found = findMerchant(settings, code);
  if (found === undefined) throw new UserError(`${environment} has no merchant ${code}`);
  const config = previewed(found.config);
  const alone = { ...settings, merchants: { [code]: config }, liveReload: false };
  const { map } = await readMap(store, environment);
  const descriptorOf = await readPageReleases(store, map, alone);
  const rendered = await new PageRenderer({ store, map, settings: alone, descriptorOf }).render(config);
  if (rendered === null)
    throw new UserError(`${code} would be served nothing: ${environment} has no host-shell for everybody yet`);
  const page = rendered.stamped({ revision: map.revision, keys: await pageKeys(store, environment) });
  return { config, settings: alone, page };
}
