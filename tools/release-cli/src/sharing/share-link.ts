import { shareTokenOf, SHARE_PARAMETER, type SharedOverrides } from 'shared-contracts/release/share-token';
import { previewHash } from 'shared-contracts/release/preview';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { OVERRIDE_OFF, viewForMerchant, type Overrides } from 'shared-contracts/release/resolve';
import { candidateVersions } from 'shared-contracts/release/sets';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { assertMerchant } from '../merchants/merchant-names';
import { readMap } from '../map/read-map';
import { presentPreview } from '../previews/preview-record';
import { UserError, WrongUsage } from '../text/user-error';
import { newestVersions } from '../map/releases';
import { readSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { signText } from '../trust/signed-document';

const MAXIMUM_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Whom a link is for, and how long. */
export interface LinkTerms {
  readonly store: Store;
  readonly environment: string;
  readonly merchant: string;
  /** How long the link is good, in milliseconds. */
  readonly life: number;
  readonly now?: Date;
}

export interface ShareRequest extends LinkTerms {
  readonly versions: Overrides;
}

export interface ShareLink {
  readonly token: string;
  readonly expiresAt: string;
}

/** Refuses links where overrides are not allowed, above all in production, to merchants that there are not, and for too long. */
export async function assertShareable({ store, environment, merchant, life }: LinkTerms): Promise<void> {
  const found = await readSettings(store, environment);
  if (environment === 'production' || found?.settings.allowsOverrides !== true)
    throw new UserError(`${environment} does not allow overrides, so there is nothing to share`);
  assertMerchant(environment, merchant, Object.keys(found.settings.merchants));
  if (life > MAXIMUM_LIFE_MS) throw new UserError('A link is good for at most 30 days');
}

/** Signs a link without looking at its versions. */
export async function signLink(request: ShareRequest): Promise<ShareLink> {
  const { store, environment, merchant, versions, life, now = new Date() } = request;
  const expiresAt = new Date(now.getTime() + life).toISOString();
  const overrides: SharedOverrides = { schema: 1, environment, merchant, versions: { ...versions }, expiresAt };
  const signed = await signText(store, environment, 'share', JSON.stringify(overrides));
  if (signed === null)
    throw new UserError(`There is no key that signs for ${environment}: mfe keys create --env ${environment}`);
  return { token: shareTokenOf(signed), expiresAt };
}

async function isOffered(
  { store, environment, merchant, now = new Date() }: ShareRequest,
  map: ReleaseMap,
  name: PackageName,
  version: string,
): Promise<boolean> {
  const carried = [candidateVersions(viewForMerchant(map, merchant)), newestVersions(map)];
  if (carried.some((known) => known[name]?.includes(version) === true)) return true;
  const hash = previewHash(version);
  return hash !== null && (await presentPreview(store, { environment, name, hash, now })) !== null;
}

/** Makes a token by which others see these versions; refuses where overrides are not allowed, above all in production. */
export async function makeShareToken(request: ShareRequest): Promise<ShareLink> {
  const { store, environment, versions } = request;
  await assertShareable(request);
  const { map } = await readMap(store, environment);
  for (const [name, version] of packageEntries(versions)) {
    if (version === OVERRIDE_OFF && name === 'host-shell')
      throw new UserError('host-shell cannot be switched off: it is the site itself');
    if (version !== OVERRIDE_OFF && !(await isOffered(request, map, name, version)))
      throw new UserError(`The pages of ${environment} do not carry ${name} ${version}`);
  }
  return signLink(request);
}

/** The origin of a merchant's site as typed; this machine's unless told. */
export function siteOf(text: string | undefined, merchant: string): string {
  if (text === undefined) return `http://${merchant}.localhost:4100`;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new WrongUsage(`"${text}" is not an address of a site`);
  return new URL(text).origin;
}

/** The address that whoever gets the link opens. */
export function linkAddress(site: string, { token }: ShareLink): string {
  return `${site}/m/home?${SHARE_PARAMETER}=${token}`;
}
