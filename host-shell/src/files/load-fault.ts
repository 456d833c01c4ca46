import type { LoadStage } from 'shared-contracts/remote/load-result';
import { nameOfError } from '../browser/name-of-error';
import { withinLimit } from '../browser/within-limit';

/** Our own limit on every load: browsers set none for modules. */
export const LOAD_TIMEOUT_MS = 10_000;

/** Why a load did not work, as far as the page can tell. */
export interface LoadFault {
  readonly stage: LoadStage;
  readonly cause: string;
  /** The browser keeps this failure for the address it happened at: a second try needs another address. */
  readonly isCachedByBrowser: boolean;
}

const NOT_FETCHED =
  /failed to fetch|importing a module script failed|error loading dynamically imported|dynamically imported module|load failed/i;
const CHUNK_FAILED = /loading (css )?chunk|ChunkLoadError/i;

/** A load that did not work, and why. Its message has no content of the error: only what a page may report. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(readonly fault: LoadFault) {
    super(`${fault.stage}: ${fault.cause}`);
  }
}

/** A section is not what its release says it is; another try brings the same. */
export function refused(stage: LoadStage, cause: string): LoadFailure {
  return new LoadFailure({ stage, cause, isCachedByBrowser: false });
}

/** Rejects when the limit is reached; the load itself goes on and may still be used later. */
export function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return withinLimit(work, LOAD_TIMEOUT_MS, () => new TimeoutFault());
}

class TimeoutFault extends Error {
  override readonly name = 'TimeoutFault';
}

/** Says what stage an error belongs to, by what browsers and the bundler call it. */
export function faultOf(error: unknown, when: 'entry' | 'chunk'): LoadFault {
  if (error instanceof LoadFailure) return error.fault;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof TimeoutFault) return { stage: when, cause: 'timeout', isCachedByBrowser: true };
  if (CHUNK_FAILED.test(message)) return { stage: 'chunk', cause: 'not fetched', isCachedByBrowser: false };
  if (NOT_FETCHED.test(message)) return { stage: when, cause: 'not fetched', isCachedByBrowser: false };
  if (/shared|version .* does not satisfy|loadShareSync|Can not get/i.test(message))
    return { stage: 'contract', cause: 'shared module', isCachedByBrowser: false };
  return { stage: 'evaluation', cause: nameOfError(error), isCachedByBrowser: true };
}
