import type { EnvironmentSettings } from '../settings/settings';

/**
 * Merchants whose pictures may be missing, one sentence each: whose gateway is the operator's own, and whose settings
 * name no host of pictures. What a gateway will answer cannot be known before, so this is advice and no problem.
 */
export function pictureNotes({ merchants }: Pick<EnvironmentSettings, 'merchants'>): readonly string[] {
  return Object.values(merchants)
    .filter(({ apiOrigin, gateway, pictureHosts }) => pictureHosts === undefined && (apiOrigin !== '' || gateway))
    .map(
      ({ code }) =>
        `Note: pages of ${code} show pictures of the site, its API and its imageFallback only: name other origins, such as those of imageCDNs, in pictureHosts of its settings, or [] when there are none`,
    );
}
