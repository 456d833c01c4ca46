import type { ApiClient } from 'shared-contracts/api/api-client';
import type { Overlays } from 'shared-contracts/remote/remote-context';
import { PATHS } from 'shared-contracts/paths';
import type { PageTexts } from '../i18n/page-texts';
import type { HostText } from '../i18n/use-host-texts';
import type { Navigation } from '../routing/navigation';
import type { SessionStore } from './session-store';

/** What leaving needs. */
export interface SignOutSetup {
  readonly session: SessionStore;
  readonly http: ApiClient;
  readonly overlays: Overlays;
  readonly navigation: Navigation;
  readonly texts: () => PageTexts | null;
}

/** Signs out: a question, a wait, and home (docs/product/common.md#signing-out). */
export class SignOut {
  constructor(private readonly setup: SignOutSetup) {}

  async run(isConfirmed: boolean): Promise<void> {
    const say = (key: HostText): string => this.setup.texts()?.t(key) ?? '';
    const answer =
      isConfirmed ||
      (await this.setup.overlays.confirm({
        title: say('logout.title'),
        text: say('logout.text'),
        confirmLabel: say('logout.submit'),
        cancelLabel: say('action.cancel'),
      }));
    if (answer) await this.leaveFor(PATHS.home);
  }

  /** Signs out without asking, with the wait message meanwhile. */
  async leaveFor(path: string): Promise<void> {
    const { session, http, overlays, navigation, texts } = this.setup;
    const closeWait = overlays.toast('wait', texts()?.t('logout.wait') ?? '');
    try {
      await session.signOut(http);
    } finally {
      closeWait();
      navigation.go(path, { replace: false });
    }
  }
}
