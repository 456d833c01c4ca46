import * as v from 'shared-contracts/schema';
import { packageNameSchema, remoteNameSchema } from '../../packages/package-schema';
import { rolloutCohortSchema } from './cohort';
import { parseOrExplain } from './descriptor';
import { lockSchema } from './locks';
import { scheduledWriteSchema } from './scheduled';

/** Chinese, English, Indonesian, Filipino. */
const texts = v.object({
  CN: v.optional(v.string()),
  EN: v.optional(v.string()),
  ID: v.optional(v.string()),
  TY: v.optional(v.string()),
});

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const moment = v.pipe(v.string(), v.isoTimestamp());

/** A future change of a rollout's share. */
export const rolloutStepSchema = v.object({
  /** Its time, ISO 8601; the first tick after it makes the change. */
  at: moment,
  /** The rollout's share from then on. */
  percent: share,
});
export type RolloutStep = v.InferOutput<typeof rolloutStepSchema>;

/** What happens automatically when a rollout's version fails significantly more often than the one it replaces. */
export const rolloutGuardSchema = v.object({
  /** `hold`: no further step; `rollback`: the rollout ends, and its devices get their former version. */
  action: v.picklist(['hold', 'rollback']),
  /** Pages with a vote that each of the two versions needs before anything is decided. */
  minimumLoads: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type RolloutGuard = v.InferOutput<typeof rolloutGuardSchema>;

/** A version for a share of devices, for named merchants, or for players of a list. Operators start it; ticks and guards change it. */
export const rolloutSchema = v.object({
  /** The host or a section. */
  package: packageNameSchema,
  /** The version for devices in the share. */
  version: v.string(),
  /** Share of devices, 0 to 100 in steps of 0.01; everybody when absent. */
  percent: v.optional(share),
  /** Only these merchants; all when absent. Includes pinned merchants only if they are named. */
  merchants: v.optional(v.array(v.string())),
  /** Only players of this list; everybody when absent. Its names are nowhere in the map. */
  cohort: v.exactOptional(rolloutCohortSchema),
  /** Later shares, in order of time. Each is a write of the map, so no device's clock matters. */
  steps: v.optional(v.array(rolloutStepSchema)),
  /** Without it nothing happens automatically. */
  guard: v.optional(rolloutGuardSchema),
  /** Why no further step is made until somebody resumes it. */
  held: v.optional(v.string()),
  /** Start of the period over which its health is judged. */
  since: v.optional(moment),
});
export type Rollout = v.InferOutput<typeof rolloutSchema>;

/** Turns a section off, also for players who are using it. */
export const sectionSwitchSchema = v.object({
  /** The section. */
  package: remoteNameSchema,
  /** Only for these merchants; for all when absent. */
  merchants: v.optional(v.array(v.string())),
  /** The operator's message for players, by language. */
  message: texts,
});
export type SectionSwitch = v.InferOutput<typeof sectionSwitchSchema>;

/**
 * A check that was waived for a release: a path, slot or intent that it leaves unanswered (`gap`), a version that it
 * did not fit when it was published (`ahead`), or a limit that a trial version breaks (`budget`).
 */
export const waiverSchema = v.object({
  /** Which check. */
  kind: v.picklist(['gap', 'ahead', 'budget']),
  /** The path, slot or intent by its name; else the message with which the release would have been refused. */
  what: v.string(),
  /** The write that waived it; the history has its author and reason. Other environments and writes check again. */
  environment: v.string(),
  /** The revision of that write. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Waiver = v.InferOutput<typeof waiverSchema>;

/**
 * Says who is served which version of each package, for one environment. Layers, lowest first: defaults, pins,
 * rollouts, switches.
 */
export const releaseMapSchema = v.object({
  /** 2 since a rollout has named a cohort: tools that know none refuse it, and do not give its version to every device. */
  schema: v.picklist([1, 2]),
  /** Its environment. */
  environment: v.string(),
  /** Grows by one with every write; a writer must name the revision it read. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When this revision was written, ISO 8601, by the writer's clock; never before the revision it follows. */
  writtenAt: v.string(),
  /** Owner of the key that signed the write, or the stated name if the environment has no keys. */
  author: v.string(),
  /** Why, in the author's words. */
  reason: v.string(),
  /** SHA-256 (hex) of the signed content of the state before; older states do not have it. */
  parent: v.exactOptional(v.string()),
  /** SHA-256 (hex) of every descriptor that may be served: `releases[package][version]`. */
  releases: v.record(packageNameSchema, v.optional(v.record(v.string(), v.string()), {})),
  /** What was waived for a release: `waived[package][version]`. */
  waived: v.exactOptional(v.record(packageNameSchema, v.record(v.string(), v.array(waiverSchema)))),
  /** The version for everybody to whom no other layer applies. A package with neither default nor pin is not served. */
  defaults: v.record(packageNameSchema, v.string()),
  /** Fixed versions: `pins[merchant][package]`. */
  pins: v.record(v.string(), v.record(packageNameSchema, v.string())),
  /** Tried in order: the first that includes a device decides. */
  rollouts: v.array(rolloutSchema),
  /** Sections that are turned off; the first that applies to a merchant gives the message. */
  switches: v.array(sectionSwitchSchema),
  /** The version that was the default before the current one. */
  previous: v.record(packageNameSchema, v.string()),
  /** The version a merchant was pinned to before the current pin. */
  previousPins: v.optional(v.record(v.string(), v.record(packageNameSchema, v.string())), {}),
  /** Revoked versions: open pages leave them at once. */
  revoked: v.optional(v.record(packageNameSchema, v.array(v.string())), {}),
  /** What keeps writes from being made; one for each scope. */
  locks: v.exactOptional(v.array(lockSchema)),
  /** Writes that are planned for a moment, in order of time. */
  scheduled: v.exactOptional(v.array(scheduledWriteSchema)),
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
    previousPins: {},
    revoked: {},
  };
}
