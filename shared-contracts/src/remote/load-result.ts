import type { FileLanguage } from '../language';
import type { RemoteDefinition } from './remote-contract';

/**
 * Where loading a remote can fail.
 * - `entry`: its first file did not come, or not in time;
 * - `integrity`: a file is not the one the release names;
 * - `evaluation`: its code threw while it was read;
 * - `contract`: it was built for another contract, or needs a shared module the host does not have;
 * - `exposed`: it does not expose a remote;
 * - `chunk`: the code of a screen or widget did not come;
 * - `missing`: this version of the remote has no such screen;
 * - `render`: the screen threw while it was drawn.
 */
export const LOAD_STAGES = [
  'entry',
  'integrity',
  'evaluation',
  'contract',
  'exposed',
  'chunk',
  'missing',
  'render',
] as const;
/** One of {@link LOAD_STAGES}. */
export type LoadStage = (typeof LOAD_STAGES)[number];

/** The outcome of loading a remote; a load never throws at the router. */
export type RemoteLoadResult =
  | {
      readonly status: 'loaded';
      /** What the section's exposed module exports. */
      readonly remote: RemoteDefinition;
      /** Semver of the release that answered: the chosen one, or one that the page fell back to. */
      readonly version: string;
    }
  | {
      readonly status: 'failed';
      /** Where it failed, of the chosen version and not of its fallbacks. */
      readonly stage: LoadStage;
      /** Such as `timeout`, `not fetched` or the name of an error; never an error's own message, so that it may be reported. */
      readonly cause: string;
    }
  | {
      readonly status: 'off';
      /** The operator's words for the switch, by language; a language may be missing. */
      readonly message: Readonly<Partial<Record<FileLanguage, string>>>;
    };
