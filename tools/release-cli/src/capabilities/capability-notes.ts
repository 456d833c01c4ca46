import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { EnvironmentSettings } from '../settings/settings';
import { merchantsText } from '../text/merchants-text';

type Stating = Pick<ReleaseDescriptor, 'name' | 'version' | 'capabilities'>;

/** Served releases that may use everything, one sentence each: no problem, as publish takes no more of them. */
export function capabilityNotes(releases: readonly Stating[]): readonly string[] {
  return releases
    .filter(({ name, capabilities }) => name !== 'host-shell' && capabilities === undefined)
    .map(
      ({ name, version }) =>
        `Note: ${name} ${version} is from before capabilities were stated, so the host refuses it nothing`,
    );
}

/** Outside hosts that served releases state and merchants' settings do not name, so that their pages show nothing of them. */
export function hostNotes(
  releases: readonly Stating[],
  { merchants }: Pick<EnvironmentSettings, 'merchants'>,
): readonly string[] {
  return releases.flatMap(({ name, version, capabilities }) =>
    (capabilities?.['hosts'] ?? []).flatMap((host) => {
      const without = Object.values(merchants).filter(({ pictureHosts }) => pictureHosts?.includes(host) !== true);
      if (without.length === 0) return [];
      const codes = merchantsText(without.map(({ code }) => code));
      return [`Note: ${name} ${version} shows something of ${host}, which pictureHosts does not name for ${codes}`];
    }),
  );
}
