import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import type { HostFiles } from './host-files';
import { faultOf, withTimeout, type LoadFault } from './load-fault';

/** Kept failures at the marked address after which only a new page helps. */
const LIMIT = 2;

/** Where one version of a remote is asked for: at its plain address or at the marked one. */
export class LoadAddress {
  private needsMark = false;
  private markedFailures = 0;
  /** However often pages come back to a section, other bytes count once until a person has tried again. */
  private areOtherBytesCounted = false;

  /** Loads go to the marked address. */
  isMarked = false;

  /** Both addresses have failed in a way that the browser keeps. */
  get isSpent(): boolean {
    return this.markedFailures >= LIMIT;
  }

  of(url: string): string {
    return this.isMarked && !url.endsWith('.css') ? `${url}${RETRY_MARK}` : url;
  }

  /** There is no marked address for this browser. */
  spend(): void {
    this.markedFailures = LIMIT;
  }

  succeeded(): void {
    this.markedFailures = 0;
    this.areOtherBytesCounted = false;
  }

  /** Before a person's own retry: what the plain address will only repeat is asked for at the marked one. */
  prepareRetry(): void {
    this.isMarked ||= this.needsMark;
    this.areOtherBytesCounted = false;
  }

  /** What could not be fetched may come next time, also at the same address; what threw or hangs will not. */
  noteKept(fault: LoadFault): void {
    this.needsMark = true;
    if (!this.isMarked) return;
    if (fault.stage !== 'integrity') {
      this.markedFailures += LIMIT;
    } else if (!this.areOtherBytesCounted) {
      this.markedFailures += 1;
      this.areOtherBytesCounted = true;
    }
  }
}

/** What a load came to. */
export type LoadOutcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: LoadFault };

/** What is tried, and where its files are when it did not come. */
export interface Tried<Value> {
  readonly when: 'entry' | 'chunk';
  readonly address: LoadAddress;
  /** Plain addresses of the files it needs. */
  readonly files: readonly string[];
  /** Keys of what it takes from the host, and where the host's files are: those have no other address. */
  readonly shared: readonly string[];
  readonly boot: HostFiles;
  readonly open: () => Promise<Value>;
}

/** Whether the browser holds what it gets at marked addresses to its hash. */
async function hasSecondAddresses({ boot }: Tried<unknown>): Promise<boolean> {
  const { takeSecondAddresses } = await import(/* webpackChunkName: "try-again" */ './second-addresses');
  return takeSecondAddresses(boot.document);
}

/** Tries once. */
export async function tryOnce<Value>(tried: Tried<Value>): Promise<LoadOutcome<Value>> {
  const { when, address, open } = tried;
  try {
    if (address.isMarked && !(await hasSecondAddresses(tried))) {
      address.spend();
      return { ok: false, fault: { stage: when, cause: 'no second address', isKept: false } };
    }
    return { ok: true, value: await withTimeout(open()) };
  } catch (error) {
    return { ok: false, fault: faultOf(error, when) };
  }
}

/** Tries at once and, for what was lost on the way, again; how to do that comes only when it is needed. */
export async function withSecondTries<Value>(tried: Tried<Value>): Promise<LoadOutcome<Value>> {
  let outcome = await tryOnce(tried);
  if (!outcome.ok && outcome.fault.cause === 'not fetched') {
    const again = await import(/* webpackChunkName: "try-again" */ './try-again').catch(() => null);
    outcome = (await again?.tryAgain(tried, outcome.fault)) ?? outcome;
  }
  if (outcome.ok) tried.address.succeeded();
  else if (outcome.fault.isKept) tried.address.noteKept(outcome.fault);
  return outcome;
}
