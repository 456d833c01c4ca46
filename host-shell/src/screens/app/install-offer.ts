import { createStore } from 'zustand/vanilla';

/** What Chromium hands over when it would offer to install the site. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** The browser's offer to put the site on the home screen, kept until the user asks for it. */
export class InstallOffer {
  private readonly store = createStore<{ readonly event: InstallPromptEvent | null }>(() => ({ event: null }));

  readonly isOpen = (): boolean => this.store.getState().event !== null;
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** Listens from the start of the page on: the browser offers once, long before the page that needs it is open. */
  watch(page: Pick<EventTarget, 'addEventListener'>): void {
    page.addEventListener('beforeinstallprompt', (event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      this.store.setState({ event });
    });
    page.addEventListener('appinstalled', () => this.store.setState({ event: null }));
  }

  /** Shows the browser's own question; each offer is good for one. */
  readonly accept = async (): Promise<void> => {
    const { event } = this.store.getState();
    this.store.setState({ event: null });
    try {
      await event?.prompt();
    } catch {
      // The browser took its offer back: the steps by hand are shown again.
    }
  };
}

/** The page's one offer. */
export const installOffer = new InstallOffer();
