import { findFiles } from './find-files';
import { sharedFiles } from './host-files';
import type { LoadFault } from './load-fault';
import { tryOnce, type LoadOutcome, type Tried } from './second-tries';

/** Pauses before the second and the third try of what could not be fetched. */
export const PAUSES_MS = [300, 1000] as const;

type Next =
  | { readonly step: 'mark' }
  | { readonly step: 'wait'; readonly milliseconds: number }
  | { readonly step: 'fail'; readonly fault: LoadFault };

async function planNext(
  { address, files, shared, boot }: Tried<unknown>,
  fault: LoadFault,
  count: number,
): Promise<Next> {
  if (fault.cause !== 'not fetched') return { step: 'fail', fault };
  const [found, foundShared] = await Promise.all([
    findFiles(files.map((file) => address.of(file))),
    shared.length === 0 ? 'right' : findFiles(sharedFiles(boot, shared)),
  ]);
  if (foundShared === 'other')
    return { step: 'fail', fault: { stage: 'integrity', cause: 'other bytes', isKept: false } };
  const isRepeated = found === 'right' && count > 0;
  if (found === 'other' || isRepeated) {
    if (!address.isMarked) return { step: 'mark' };
    const stage = found === 'other' ? ('integrity' as const) : fault.stage;
    return { step: 'fail', fault: { stage, cause: found === 'other' ? 'other bytes' : 'not fetched', isKept: true } };
  }
  const milliseconds = PAUSES_MS[count];
  const isHopeless = milliseconds === undefined || (found === 'unreachable' && !navigator.onLine);
  return isHopeless ? { step: 'fail', fault } : { step: 'wait', milliseconds };
}

/**
 * Tries again what was lost on the way: after a moment; at the marked address where the plain one holds other
 * bytes, or where the browser repeats a failure although the file is there.
 */
export async function tryAgain<Value>(tried: Tried<Value>, lost: LoadFault): Promise<LoadOutcome<Value>> {
  let fault = lost;
  for (let count = 0; ; count += 1) {
    const next = await planNext(tried, fault, count);
    if (next.step === 'fail') return { ok: false, fault: next.fault };
    if (next.step === 'mark') tried.address.isMarked = true;
    else await new Promise((resolve) => setTimeout(resolve, next.milliseconds));
    const outcome = await tryOnce(tried);
    if (outcome.ok) return outcome;
    fault = outcome.fault;
  }
}
