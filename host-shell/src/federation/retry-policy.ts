import type { FoundFiles } from '../files/find-files';
import type { LoadFault } from '../files/load-fault';

/** Pauses before the second and the third try of what could not be fetched. */
export const PAUSES_MS = [300, 1000] as const;

/**
 * What one page knows of the two addresses of a version.
 * - `first`: loads go to the first address;
 * - `repeats`: they still do, but the browser repeats a failure there: a person's retry goes to the second one;
 * - `retry`: loads go to the retry URL;
 * - `doubted`: other bytes came there once; coming back to the section does not count again before a person has retried;
 * - `last`: a person has retried since; once more is once too often;
 * - `spent`: both addresses have failed in a way that the browser keeps. Only a new page helps.
 */
export type AddressState = 'first' | 'repeats' | 'retry' | 'doubted' | 'last' | 'spent';

/** What happened to a load, or between two loads. */
export type LoadEvent =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'person retries' }
  | { readonly kind: 'no retry URL'; readonly stage: LoadFault['stage'] }
  /** Files did not come. The host's own files, of shared modules, have no retry URL. */
  | {
      readonly kind: 'lost';
      readonly fault: LoadFault;
      readonly found: FoundFiles;
      readonly foundShared: FoundFiles;
      readonly isOnline: boolean;
    }
  /** Anything else: it threw, hangs, or is no section. */
  | { readonly kind: 'failed'; readonly fault: LoadFault };

export type Step =
  | { readonly do: 'nothing' }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'retry URL' }
  | { readonly do: 'fail'; readonly fault: LoadFault };

/** The state of a load: what is known of the addresses, and how often this load has lost its files. */
export interface RetryState {
  readonly address: AddressState;
  readonly losses: number;
}

const AT_RETRY_URL: readonly AddressState[] = ['retry', 'doubted', 'last', 'spent'];

/** Loads go to the retry URL. */
export function usesRetryUrl(address: AddressState): boolean {
  return AT_RETRY_URL.includes(address);
}

/** What the browser keeps of a failure at an address. */
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
  // The browser repeats a failure although the file is there.
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

/** What a load does next. Pure: who carries it out asks for the files, waits and tells the browser. */
export function nextStep(state: RetryState, event: LoadEvent): readonly [RetryState, Step] {
  const { address, losses } = state;
  switch (event.kind) {
    case 'loaded':
      // What threw at the first address will throw there again: a later success of another file changes nothing.
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
