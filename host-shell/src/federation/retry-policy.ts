import type { FoundFiles } from '../files/find-files';
import type { LoadFault } from '../files/load-fault';

/** Pauses before the second and the third attempt to fetch a file. */
export const PAUSES_MS = [300, 1000] as const;

/**
 * What a page knows about the two addresses of a version.
 * - `first`: loads use the first address;
 * - `repeats`: they still do, but the browser has cached a failure there: a person's retry uses the retry URL;
 * - `retry`: loads use the retry URL;
 * - `doubted`: wrong bytes arrived there once; returning to the section does not count again until a person retries;
 * - `last`: a person has retried since; the next failure is final;
 * - `spent`: the browser has cached failures at both addresses. Only a reload helps.
 */
export type AddressState = 'first' | 'repeats' | 'retry' | 'doubted' | 'last' | 'spent';

/** What happened to a load, or between two loads. */
export type LoadEvent =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'person retries' }
  | { readonly kind: 'no retry URL'; readonly stage: LoadFault['stage'] }
  /** Files could not be fetched. The host's own files, of shared modules, have no retry URL. */
  | {
      readonly kind: 'lost';
      readonly fault: LoadFault;
      readonly found: FoundFiles;
      readonly foundShared: FoundFiles;
      readonly isOnline: boolean;
    }
  /** Anything else: it threw, timed out, or is no section. */
  | { readonly kind: 'failed'; readonly fault: LoadFault };

export type Step =
  | { readonly do: 'nothing' }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'retry URL' }
  | { readonly do: 'fail'; readonly fault: LoadFault };

/** The state of a load: its addresses, and how often its files were lost. */
export interface RetryState {
  readonly address: AddressState;
  readonly losses: number;
}

const AT_RETRY_URL: readonly AddressState[] = ['retry', 'doubted', 'last', 'spent'];

/** Loads go to the retry URL. */
export function usesRetryUrl(address: AddressState): boolean {
  return AT_RETRY_URL.includes(address);
}

/** The state of an address after a failure. */
function keeping(address: AddressState, { isCachedByBrowser, stage }: LoadFault): AddressState {
  if (!isCachedByBrowser) return address;
  if (!usesRetryUrl(address)) return 'repeats';
  if (stage !== 'integrity' || address === 'last') return 'spent';
  return address === 'spent' ? 'spent' : 'doubted';
}

function afterRetry(address: AddressState): AddressState {
  if (address === 'repeats') return 'retry';
  return address === 'doubted' ? 'last' : address;
}

function fail(address: AddressState, fault: LoadFault, losses: number): readonly [RetryState, Step] {
  return [
    { address: keeping(address, fault), losses },
    { do: 'fail', fault },
  ];
}

function afterLoss(
  { address, losses }: RetryState,
  { fault, found, foundShared, isOnline }: Extract<LoadEvent, { kind: 'lost' }>,
): readonly [RetryState, Step] {
  if (foundShared === 'other')
    return fail(address, { stage: 'integrity', cause: 'other bytes', isCachedByBrowser: false }, losses);
  // The file exists, but the browser repeats its cached failure.
  const isRepeated = found === 'right' && losses > 0;
  if (found === 'other' || isRepeated) {
    if (!usesRetryUrl(address)) return [{ address: 'retry', losses: losses + 1 }, { do: 'retry URL' }];
    return found === 'other'
      ? fail(address, { stage: 'integrity', cause: 'other bytes', isCachedByBrowser: true }, losses)
      : fail(address, { ...fault, isCachedByBrowser: true }, losses);
  }
  const milliseconds = PAUSES_MS[losses];
  if (milliseconds === undefined || (found === 'unreachable' && !isOnline)) return fail(address, fault, losses);
  return [
    { address, losses: losses + 1 },
    { do: 'wait', milliseconds },
  ];
}

/** What a load does next. Pure: the caller requests the files and waits. */
export function nextStep(state: RetryState, event: LoadEvent): readonly [RetryState, Step] {
  const { address, losses } = state;
  switch (event.kind) {
    case 'loaded':
      // A failure at the first address will repeat there, even if another file loads later.
      return [{ address: usesRetryUrl(address) ? 'retry' : address, losses: 0 }, { do: 'nothing' }];
    case 'person retries':
      return [{ address: afterRetry(address), losses: 0 }, { do: 'nothing' }];
    case 'no retry URL':
      return [
        { address: 'spent', losses },
        { do: 'fail', fault: { stage: event.stage, cause: 'no retry URL', isCachedByBrowser: false } },
      ];
    case 'lost':
      return afterLoss(state, event);
    case 'failed':
      return fail(address, event.fault, losses);
  }
}
