import { parseDescriptor, parseOrExplain, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { packageNameSchema } from 'shared-contracts/remote/package-schema';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import * as v from 'valibot';
import { admittedSectionsSchema } from '../settings/admitted-sections';
import { olderContractsSchema } from '../settings/older-contracts';
import { ENVIRONMENT_NAME } from '../store/environments';
import type { ServedEnvironment } from './served';

const versionByPackage = v.record(packageNameSchema, v.string());
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What an environment tells those who publish to it, before it is signed. */
export const descriptionSchema = v.object({
  schema: v.literal(1),
  environment: v.pipe(v.string(), v.regex(ENVIRONMENT_NAME, 'not the name of an environment')),
  /** Of the map that it follows from. */
  revision,
  /** Of the settings that it follows from. */
  settingsRevision: revision,
  /** When that map was written, ISO 8601. */
  writtenAt: v.pipe(v.string(), v.isoTimestamp()),
  allowsTrials: v.boolean(),
  groups: v.array(
    v.object({ merchants: v.array(v.string()), versions: v.record(packageNameSchema, v.array(v.string())) }),
  ),
  defaults: versionByPackage,
  pins: v.record(v.string(), versionByPackage),
  sections: admittedSectionsSchema,
  /** Missing where it admits no section of an earlier major of the contract. */
  olderContracts: v.exactOptional(olderContractsSchema),
  /** The descriptors of what is served, without their files. */
  releases: v.array(v.unknown()),
});

/** When an environment was as a description says. */
export type DescribedState = Pick<
  v.InferOutput<typeof descriptionSchema>,
  'revision' | 'settingsRevision' | 'writtenAt' | 'allowsTrials'
>;

/** What an environment serves, as it tells everybody. */
export interface DescribedEnvironment extends DescribedState {
  readonly served: ServedEnvironment;
}

function releasesOf({ groups, defaults, descriptorOf }: ServedEnvironment): readonly ReleaseDescriptor[] {
  const named = groups.flatMap(({ versions }) => packageEntries(versions));
  const all = [...named, ...packageEntries(defaults).map(([name, version]) => [name, [version]] as const)];
  const found = all.flatMap(([name, versions]) => versions.map((version) => descriptorOf(name, version)));
  return [...new Set(found.filter((release) => release !== undefined))];
}

/** Merchants under numbers instead of names, in the order in which the settings name them. */
function numbered(served: ServedEnvironment, merchants: readonly string[]): Pick<ServedEnvironment, 'groups' | 'pins'> {
  const numbers = new Map(merchants.map((merchant, index) => [merchant, `merchant ${index + 1}`]));
  // A merchant that only the map names is served nothing.
  const nameOf = (merchant: string): string => numbers.get(merchant) ?? 'nobody';
  return {
    groups: served.groups.map((group) => ({ ...group, merchants: group.merchants.map(nameOf) })),
    pins: Object.fromEntries(Object.entries(served.pins).map(([merchant, pins]) => [nameOf(merchant), pins])),
  };
}

/** The text by which an environment tells what it serves; with `merchants` it numbers them. */
export function descriptionText(
  served: ServedEnvironment,
  { revision: mapRevision, settingsRevision, writtenAt, allowsTrials }: DescribedState,
  merchants: readonly string[] | null,
): string {
  const { groups, pins } = merchants === null ? served : numbered(served, merchants);
  const description: v.InferInput<typeof descriptionSchema> = {
    schema: 1,
    environment: served.environment,
    ...{ revision: mapRevision, settingsRevision, writtenAt, allowsTrials },
    groups: groups.map((group) => ({
      merchants: [...group.merchants],
      versions: Object.fromEntries(packageEntries(group.versions).map(([name, versions]) => [name, [...versions]])),
    })),
    defaults: served.defaults,
    pins,
    sections: served.sections,
    ...(served.contracts.olderContracts === undefined ? {} : { olderContracts: served.contracts.olderContracts }),
    releases: releasesOf(served).map((release) => ({ ...release, files: [] })),
  };
  return JSON.stringify(description);
}

/** Reads such a text; throws an error that names the field. */
export function parseDescription(text: string): DescribedEnvironment {
  const {
    groups,
    defaults,
    pins,
    sections,
    olderContracts,
    releases,
    environment,
    schema: _schema,
    ...state
  } = parseOrExplain(descriptionSchema, JSON.parse(text), 'description of the environment');
  const found = new Map(
    releases.map((value) => {
      const release = parseDescriptor(value);
      return [`${release.name} ${release.version}`, release];
    }),
  );
  const descriptorOf: ServedEnvironment['descriptorOf'] = (name, version) => found.get(`${name} ${version}`);
  return {
    ...state,
    served: { environment, groups, defaults, pins, sections, contracts: { olderContracts }, descriptorOf },
  };
}
