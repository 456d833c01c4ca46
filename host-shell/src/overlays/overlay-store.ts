import type { ConfirmRequest, Overlays, ToastKind, ToastSubject } from 'shared-contracts/remote/remote-context';
import { createStore } from 'zustand/vanilla';
import { failureToast } from '../api/failure-text';

/** A question waiting for its answer. */
export interface OpenQuestion {
  readonly request: ConfirmRequest;
  readonly answer: (confirmed: boolean) => void;
}

/** A way that a message names. */
export interface ToastLink {
  readonly path: string;
  /** In the player's language. */
  readonly text: string;
}

/** A message to show, or to show once the overlay parts are there. */
export interface PendingToast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly subject?: ToastSubject | undefined;
  /** Where it leads. */
  readonly link?: ToastLink;
}

/** What the overlay layer shows. One toast at a time: the latest wins. */
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

  /** A message with a way to what it is about, which it leaves time to take. */
  readonly linkedToast = (kind: ToastKind, text: string, link: ToastLink): void => {
    this.lastId += 1;
    this.store.setState({ toast: { id: this.lastId, kind, text, link } });
  };

  readonly toast = (kind: ToastKind, text: string, subject?: ToastSubject): (() => void) => {
    this.lastId += 1;
    const id = this.lastId;
    this.store.setState({ toast: { id, kind, text, subject } });
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
    const shown = failureToast(error);
    if (shown === null) return;
    const text = 'key' in shown ? this.translate(shown.key) : shown.message;
    // Several calls may fail for one cause, and the host may have told of it before the screen does.
    const { toast } = this.get();
    if (toast?.kind !== shown.kind || toast.text !== text) this.toast(shown.kind, text);
  };
}
