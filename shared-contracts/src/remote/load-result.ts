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
export type LoadStage = (typeof LOAD_STAGES)[number];

/** The outcome of loading a remote; a load never throws at the router. */
export type RemoteLoadResult =
  | { readonly status: 'loaded'; readonly remote: RemoteDefinition; readonly version: string }
  | { readonly status: 'failed'; readonly stage: LoadStage; readonly cause: string }
  | { readonly status: 'off'; readonly message: Readonly<Partial<Record<FileLanguage, string>>> };
