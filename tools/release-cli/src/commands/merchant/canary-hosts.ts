import { viewForMerchant } from 'shared-contracts/release/resolve';
import { compareVersions } from 'shared-contracts/release/semver';
import { reachableVersions } from 'shared-contracts/release/sets';
import { HOST_NAME } from 'shared-contracts/remote/remote-names';
import type { CommandContext } from '../../command-line/command';
import { readMap } from '../../map/read-map';
import { readRelease } from '../../map/releases';
import { UserError } from '../../text/user-error';

/** The contract from which on hosts show a tried brand. */
const FIRST_CONTRACT = '1.2.0';

/** Refuses where some device of a merchant gets a host that would show the own brand in place of a tried one. */
export async function assertHostsKnow(
  { store, environment }: Pick<CommandContext, 'store' | 'environment'>,
  merchant: string,
): Promise<void> {
  const { map } = await readMap(store, environment);
  for (const version of reachableVersions(viewForMerchant(map, merchant))[HOST_NAME] ?? []) {
    const release = await readRelease(store, map, HOST_NAME, version);
    if (release === undefined || compareVersions(release.contract.version, FIRST_CONTRACT) >= 0) continue;
    throw new UserError(
      `${HOST_NAME} ${version}, which devices of ${merchant} get, is of contract ${release.contract.version} and would show all of them the own brand: serve one of ${FIRST_CONTRACT} or newer first`,
    );
  }
}
