import type { HostFiles } from '../boot/host-files';
import { faultOf, LoadFailure, withTimeout, type LoadFault } from '../files/load-fault';
import type { LoadAddress } from './load-address';
import { nextStep, type LoadEvent, type RetryState } from './retry-policy';

/** A load, and the files to look for if it fails. */
export interface Load<Value> {
  readonly when: 'entry' | 'chunk';
  readonly address: LoadAddress;
  /** First addresses of the files it needs. */
  readonly files: readonly string[];
  /** Keys of the shared modules that it takes from the host. */
  readonly shared: readonly string[];
  readonly boot: HostFiles;
  readonly open: () => Promise<Value>;
}

/** Looks for lost files; loaded only when needed. */
const loadHelp = () => import(/* webpackChunkName: "try-again" */ './find-lost-files');

async function eventOf(load: Load<unknown>, fault: LoadFault): Promise<LoadEvent> {
  if (fault.cause !== 'not fetched') return { kind: 'failed', fault };
  try {
    const { findLostFiles } = await loadHelp();
    return { kind: 'lost', fault, ...(await findLostFiles(load)), isOnline: navigator.onLine };
  } catch {
    // There is no connection: the helper itself does not load.
    return { kind: 'failed', fault };
  }
}

async function hasRetryUrls({ boot }: Load<unknown>): Promise<boolean> {
  if (boot.hasRetryUrls !== undefined) return boot.hasRetryUrls();
  const { addRetryUrls } = await loadHelp();
  return addRetryUrls(boot.document);
}

/** Opens, with retries by the policy; throws a {@link LoadFailure} when no retry can help. */
export async function retrying<Value>(load: Load<Value>): Promise<Value> {
  const { when, address } = load;
  let losses = 0;
  const take = async (event: LoadEvent): Promise<void> => {
    const state: RetryState = { address: address.state, losses };
    const [next, step] = nextStep(state, event);
    address.state = next.address;
    losses = next.losses;
    if (step.do === 'fail') throw new LoadFailure(step.fault);
    if (step.do === 'wait') await new Promise((resolve) => setTimeout(resolve, step.milliseconds));
  };
  for (;;) {
    // Without this map no browser would check hashes at the retry URL.
    if (address.usesRetryUrl && !(await hasRetryUrls(load))) await take({ kind: 'no retry URL', stage: when });
    let value: Value;
    try {
      value = await withTimeout(load.open());
    } catch (error) {
      // A refused load, or one that has already been retried, is not retried here.
      if (error instanceof LoadFailure) throw error;
      await take(await eventOf(load, faultOf(error, when)));
      continue;
    }
    await take({ kind: 'loaded' });
    return value;
  }
}
