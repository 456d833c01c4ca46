import type { HostFiles } from '../boot/host-files';
import { faultOf, LoadFailure, withTimeout, type LoadFault } from '../files/load-fault';
import type { LoadAddress } from './load-address';
import { nextStep, type LoadEvent, type RetryState } from './retry-policy';

/** What is loaded, and where its files are when it did not come. */
export interface Load<Value> {
  readonly when: 'entry' | 'chunk';
  readonly address: LoadAddress;
  /** First addresses of the files it needs. */
  readonly files: readonly string[];
  /** Keys of what it takes from the host. */
  readonly shared: readonly string[];
  readonly boot: HostFiles;
  readonly open: () => Promise<Value>;
}

/** What helps where files were lost; it comes only when it is needed. */
const loadHelp = () => import(/* webpackChunkName: "try-again" */ './lost-files');

async function eventOf(load: Load<unknown>, fault: LoadFault): Promise<LoadEvent> {
  if (fault.cause !== 'not fetched') return { kind: 'failed', fault };
  try {
    const { lookForFiles } = await loadHelp();
    return { kind: 'lost', fault, ...(await lookForFiles(load)), isOnline: navigator.onLine };
  } catch {
    // The page is cut off: there is not even what looks.
    return { kind: 'failed', fault };
  }
}

async function hasRetryUrls({ boot }: Load<unknown>): Promise<boolean> {
  if (boot.hasRetryUrls !== undefined) return boot.hasRetryUrls();
  const { addRetryUrls } = await loadHelp();
  return addRetryUrls(boot.document);
}

/** Opens, and again as the policy says; throws a {@link LoadFailure} where that is of no use. */
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
    // No browser would hold what it gets there to a hash.
    if (address.usesRetryUrl && !(await hasRetryUrls(load))) await take({ kind: 'no retry URL', stage: when });
    let value: Value;
    try {
      value = await withTimeout(load.open());
    } catch (error) {
      // What was refused, or has been tried again already, is not tried again here.
      if (error instanceof LoadFailure) throw error;
      await take(await eventOf(load, faultOf(error, when)));
      continue;
    }
    await take({ kind: 'loaded' });
    return value;
  }
}
