import { isApiError } from 'shared-contracts/api/api-error';
import type { ConfirmRequest, Overlays, ToastKind } from 'shared-contracts/remote/remote-context';
import { createStore } from 'zustand/vanilla';
import { failureText } from '../api/failure-text';

/** A question waiting for its answer. */
export interface OpenQuestion {
  readonly request: ConfirmRequest;
  readonly answer: (confirmed: boolean) => void;
}

/** A message to show, or to show once the overlay parts are there. */
export interface PendingToast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** What the overlay layer shows. One toast at a time (D-20): the latest wins. */
export interface OverlayState {
  readonly question: OpenQuestion | null;
  readonly toast: PendingToast | null;
}

/** Messages and questions, asked from anywhere, drawn by the overlay layer. */
export class OverlayStore implements Overlays {
  private readonly store = createStore<OverlayState>(() => ({ question: null, toast: null }));
  private lastId = 0;

  constructor(private readonly translate: (key: string) => string) {}

  readonly get = (): OverlayState => this.store.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly toast = (kind: ToastKind, text: string): (() => void) => {
    this.lastId += 1;
    const id = this.lastId;
    this.store.setState({ toast: { id, kind, text } });
    return () => this.closeToast(id);
  };

  readonly closeToast = (id: number): void => {
    if (this.get().toast?.id === id) this.store.setState({ toast: null });
  };

  readonly confirm = (request: ConfirmRequest): Promise<boolean> =>
    new Promise((resolve) => {
      this.get().question?.answer(false);
      const answer = (confirmed: boolean): void => {
        this.store.setState({ question: null });
        resolve(confirmed);
      };
      this.store.setState({ question: { request, answer } });
    });

  readonly showFailure = (error: unknown): void => {
    const shown = isApiError(error)
      ? failureText(error.failure)
      : ({ kind: 'text', key: 'error.unknown', offline: false } as const);
    if (shown.kind === 'server') this.toast('fail', shown.message);
    if (shown.kind === 'text') this.toast('fail', this.translate(shown.key));
  };
}
