import type { SiteResource } from 'shared-contracts/api/endpoints/system';

/** Where each kind of service stands in the page; the app's bridge, or a script of the release, puts it there. */
const PLACE = { SIGNIN: 'thirdPartySignIn', BOTCHECK: 'botVerifier' } as const;

/**
 * The page's object for a kind of service, unchecked; undefined unless the site's resources name the kind. The page's
 * integrity policy lets no code in from elsewhere, so nothing is loaded here (docs/product/accounts.md#third-parties).
 */
export function operatorBridge(resources: readonly SiteResource[], kind: keyof typeof PLACE): unknown {
  const isNamed = resources.some(({ type }) => type === kind);
  return isNamed ? (globalThis as unknown as Record<string, unknown>)[PLACE[kind]] : undefined;
}
