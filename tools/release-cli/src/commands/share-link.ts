import { shareTokenOf, type SharedOverrides } from 'shared-contracts/release/share-token';
import { OVERRIDE_OFF, viewForMerchant, type Overrides } from 'shared-contracts/release/resolve';
import { candidateVersions } from 'shared-contracts/release/sets';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { assertMerchant } from '../map/merchant-names';
import { readMap } from '../map/read-map';
import { UserError } from '../text/user-error';
import { newestVersions } from '../map/releases';
import { readSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { signText } from '../trust/signed-document';

const MAXIMUM_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

export interface ShareRequest {
  readonly store: Store;
  readonly environment: string;
  readonly merchant: string;
  readonly versions: Overrides;
  /** How long the link is good, in milliseconds. */
  readonly life: number;
  readonly now?: Date;
}

export interface ShareLink {
  readonly token: string;
  readonly expiresAt: string;
}

/** Makes a token by which others see these versions; refuses where overrides are not allowed, above all in production. */
export async function makeShareToken(request: ShareRequest): Promise<ShareLink> {
  const { store, environment, merchant, versions, life, now = new Date() } = request;
  const found = await readSettings(store, environment);
  if (environment === 'production' || found?.settings.allowsOverrides !== true)
    throw new UserError(`${environment} does not allow overrides, so there is nothing to share`);
  assertMerchant(environment, merchant, Object.keys(found.settings.merchants));
  if (life > MAXIMUM_LIFE_MS) throw new UserError('A link is good for at most 30 days');
  const { map } = await readMap(store, environment);
  const carried = [candidateVersions(viewForMerchant(map, merchant)), newestVersions(map)];
  for (const [name, version] of packageEntries(versions)) {
    if (version === OVERRIDE_OFF && name === 'host-shell')
      throw new UserError('host-shell cannot be switched off: it is the site itself');
    const isCarried = version === OVERRIDE_OFF || carried.some((known) => known[name]?.includes(version) === true);
    if (!isCarried) throw new UserError(`The pages of ${environment} do not carry ${name} ${version}`);
  }
  const expiresAt = new Date(now.getTime() + life).toISOString();
  const overrides: SharedOverrides = { schema: 1, environment, merchant, versions: { ...versions }, expiresAt };
  const signed = await signText(store, environment, 'share', JSON.stringify(overrides));
  if (signed === null)
    throw new UserError(`There is no key that signs for ${environment}: mfe keys create --env ${environment}`);
  return { token: shareTokenOf(signed), expiresAt };
}
