import * as v from 'valibot';
import { PACKAGE_NAMES, REMOTE_NAMES } from '../remote/remote-names';
import { parseOrExplain } from './descriptor';

const packageName = v.picklist(PACKAGE_NAMES);
const texts = v.object({
  CN: v.optional(v.string()),
  EN: v.optional(v.string()),
  ID: v.optional(v.string()),
  TY: v.optional(v.string()),
});

export const rolloutSchema = v.object({
  package: packageName,
  version: v.string(),
  /** Share of devices, 0 to 100 in steps of 0.01; everybody when absent. */
  percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Only these merchants; all when absent. A pinned merchant that is named canaries too. */
  merchants: v.optional(v.array(v.string())),
});
export type Rollout = v.InferOutput<typeof rolloutSchema>;

export const sectionSwitchSchema = v.object({
  package: v.picklist(REMOTE_NAMES),
  merchants: v.optional(v.array(v.string())),
  message: texts,
});
export type SectionSwitch = v.InferOutput<typeof sectionSwitchSchema>;

/** Which version of what is served to whom, for one environment. Layers, lowest first: defaults, pins, rollouts, switches. */
export const releaseMapSchema = v.object({
  schema: v.literal(1),
  environment: v.string(),
  /** Grows by one with every write; a writer must name the revision it read. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  writtenAt: v.string(),
  author: v.string(),
  reason: v.string(),
  /** SHA-256 (hex) of every descriptor that may be served: `releases[package][version]`. */
  releases: v.record(packageName, v.optional(v.record(v.string(), v.string()), {})),
  defaults: v.record(packageName, v.string()),
  pins: v.record(v.string(), v.record(packageName, v.string())),
  rollouts: v.array(rolloutSchema),
  switches: v.array(sectionSwitchSchema),
  /** The version that was the default before the present one. */
  previous: v.record(packageName, v.string()),
});
export type ReleaseMap = v.InferOutput<typeof releaseMapSchema>;

/** Parses a release map; throws a clear error that names the field. */
export function parseReleaseMap(value: unknown): ReleaseMap {
  return parseOrExplain(releaseMapSchema, value, 'release map');
}

/** A map that serves nothing yet. */
export function emptyReleaseMap(environment: string): ReleaseMap {
  return {
    schema: 1,
    environment,
    revision: 0,
    writtenAt: '1970-01-01T00:00:00.000Z',
    author: '',
    reason: '',
    releases: {},
    defaults: {},
    pins: {},
    rollouts: [],
    switches: [],
    previous: {},
  };
}
