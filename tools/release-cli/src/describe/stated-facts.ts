import { budgetSchema, capabilitiesSchema, contributionsSchema } from 'shared-contracts/release/descriptor';
import { settingsFields } from 'shared-contracts/release/merchant-config';
import { parseVersion } from 'shared-contracts/release/semver';
import * as v from 'valibot';

const version = v.pipe(
  v.string(),
  v.check((text) => parseVersion(text) !== null, 'not a version such as 1.2.3'),
);

/** What no build tool can say of a release, and its team states in a file: fields of the descriptor, by their names. */
export const statedFactsSchema = settingsFields({
  /** In place of the version in the manifest, which is that of package.json. */
  version: v.exactOptional(version),
  /** Shared modules that it takes from its host, each with a range; for builds without a manifest, which says it itself. */
  requires: v.exactOptional(v.record(v.string(), v.string())),
  /** The contract of this site's host that it was built with; a host of somebody else has none. */
  contract: v.exactOptional(v.object({ version, range: v.string() })),
  /** Its pages, widgets, intents and events. */
  contributions: v.exactOptional(contributionsSchema),
  /** What it takes from this site's host. */
  capabilities: v.exactOptional(capabilitiesSchema),
  /** Its own limits, without its runtime; the ceiling of sections if missing. */
  budget: v.exactOptional(budgetSchema),
  /** Version of each event that it knows. */
  events: v.exactOptional(v.record(v.string(), v.number())),
  /** Version of each intent that it knows. */
  intents: v.exactOptional(v.record(v.string(), v.number())),
});
export type StatedFacts = v.InferOutput<typeof statedFactsSchema>;
