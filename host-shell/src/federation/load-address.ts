import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import type { LoadFault } from '../files/load-fault';
import { usesRetryUrl, nextStep, type AddressState } from './retry-policy';

/** The address at which this page requests one version of a section: the first one or the marked retry URL. */
export class LoadAddress {
  state: AddressState = 'first';

  /** Loads go to the retry URL. */
  get usesRetryUrl(): boolean {
    return usesRetryUrl(this.state);
  }

  /** Only a reload can help. */
  get isSpent(): boolean {
    return this.state === 'spent';
  }

  of(url: string): string {
    return this.usesRetryUrl && !url.endsWith('.css') ? `${url}${RETRY_MARK}` : url;
  }

  /** Before a person's own retry. */
  prepareRetry(): void {
    this.take({ kind: 'person retries' });
  }

  /** Code that had already loaded threw: its start or a component. */
  noteFailure(fault: LoadFault): void {
    this.take({ kind: 'failed', fault });
  }

  private take(event: Parameters<typeof nextStep>[1]): void {
    const [{ address }] = nextStep({ address: this.state, losses: 0 }, event);
    this.state = address;
  }
}
