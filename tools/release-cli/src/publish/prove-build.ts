import { attestingSigners, storeAttestation } from '../provenance/attestations';
import { demandText, provenanceFault, statementFault, type AttestedRelease } from '../provenance/demanded';
import { provenanceOf, provenanceText } from '../provenance/statement';
import { readSettings } from '../settings/settings';
import { counted } from '../text/counted';
import type { Report } from '../text/report';
import type { Store } from '../trust/store';
import { presentRing, type Signer } from '../trust/trust';
import type { BuiltProvenance } from './built-provenance';

/** A build that is being published, with what it says of its sources. */
export interface ProvenBuild extends AttestedRelease {
  /** Null where it says nothing, or nothing of the bytes that the store has. */
  readonly provenance: BuiltProvenance | null;
}

/** What comes of a build's provenance. */
export interface BuildProof {
  /** What environments refuse the release for, one sentence each. */
  readonly problems: readonly string[];
  /** The keys at hand that vouch for it. */
  readonly signers: readonly Signer[];
}

async function faultFor(store: Store, environment: string, build: ProvenBuild): Promise<string | null> {
  const { name } = build.descriptor;
  const own = build.provenance === null ? 'is missing' : statementFault(build.provenance.statement, build);
  if (own !== null) return demandText(environment, build, own);
  const isSigned = (await presentRing(store.trust, environment)) !== null;
  if (!isSigned || (await attestingSigners(store, [environment], name)).length > 0) return null;
  return demandText(environment, build, `would be signed by no publisher of ${name}`);
}

/**
 * Whether a build's provenance meets what environments demand, and who signs it. `concerned` are those that do not know the
 * release yet: where it is known, publishing it again may add what is demanded since, and is never refused.
 */
export async function proveBuild(
  store: Store,
  environments: readonly string[],
  concerned: readonly string[],
  build: ProvenBuild,
): Promise<BuildProof> {
  const asked = await Promise.all(
    environments.map(async (environment) => {
      const settings = (await readSettings(store, environment))?.settings;
      return settings?.requiresProvenance === true ? [environment] : [];
    }),
  );
  const demanding = asked.flat();
  const problems = await Promise.all(
    demanding
      .filter((environment) => concerned.includes(environment))
      .map(async (environment) => {
        // The same bytes may be stored with a provenance that is as it should be.
        const isMet = (await provenanceFault(store, environment, build)) === null;
        return isMet ? null : faultFor(store, environment, build);
      }),
  );
  return {
    problems: problems.filter((problem) => problem !== null),
    signers: await attestingSigners(store, environments, build.descriptor.name),
  };
}

/** Tells what a build was made from, and how many keys vouch for that. */
export function tellProof({ provenance }: ProvenBuild, { signers }: BuildProof, report: Report): void {
  if (provenance === null) return;
  const keys = signers.length === 0 ? 'signed by nobody' : `signed by ${counted(signers.length, 'key')}`;
  report(`Built from ${provenanceText(provenanceOf(provenance.statement))}, ${keys}`);
}

/** Keeps the provenance of a build beside the release. */
export async function storeProof(
  store: Store,
  { provenance, descriptor, sha256 }: ProvenBuild,
  { signers }: BuildProof,
): Promise<void> {
  if (provenance === null) return;
  const { name, version } = descriptor;
  await storeAttestation(store, { name, version, sha256 }, provenance.bytes, signers);
}
