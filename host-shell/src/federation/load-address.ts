import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import type { LoadFault } from '../files/load-fault';
import { usesRetryUrl, nextStep, type AddressState } from './retry-policy';

/** Where one version of a section is asked for on this page: at its first address or, marked, at its second. */
export class LoadAddress {
  state: AddressState = 'first';

  /** Loads go to the retry URL. */
  get usesRetryUrl(): boolean {
    return usesRetryUrl(this.state);
  }

  /** Only a new page can help. */
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

  /** Something threw that was loaded already: its start, or what draws it. */
  noteFailure(fault: LoadFault): void {
    this.take({ kind: 'failed', fault });
  }

  private take(event: Parameters<typeof nextStep>[1]): void {
    const [{ address }] = nextStep({ address: this.state, losses: 0 }, event);
    this.state = address;
  }
}
