import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { newSets } from '../evidence/proof';
import type { Evidence } from '../evidence/evidence';
import { UserError } from '../text/user-error';
import type { EvidenceSource } from './record-rows';

/** Whether a result is of the very builds that a map names. */
function isOfBuilds({ versions }: Evidence, { releases }: ReleaseMap): boolean {
  return packageEntries(versions).every(([name, { version, sha256 }]) => releases[name]?.[version] === sha256);
}

/**
 * Finds what had been proven when a map was written, in results that are kept, oldest first: for each set that it newly
 * gave the newest result of each suite, or that there is none.
 */
export function evidenceAmong(records: readonly Evidence[]): EvidenceSource {
  return (before, after, merchants) => {
    try {
      return newSets(before, after, merchants).flatMap(({ id }) => {
        const known = records.filter(({ set, at }) => set === id && at <= after.writtenAt);
        const bySuite = new Map(known.filter((entry) => isOfBuilds(entry, after)).map((entry) => [entry.suite, entry]));
        const texts = [...bySuite.values()].map(
          ({ suite, result, by, at }) => `${id} ${suite} ${result} ${at} by ${by}`,
        );
        return texts.length === 0 ? [`${id} no evidence kept`] : texts;
      });
    } catch (error) {
      // Rollouts may multiply beyond what can be listed.
      if (!(error instanceof UserError)) throw error;
      return [error.message];
    }
  };
}
