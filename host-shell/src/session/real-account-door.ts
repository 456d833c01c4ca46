import type { Overlays } from 'shared-contracts/remote/remote-context';
import { PATHS } from 'shared-contracts/paths';
import type { ClosedGate } from 'shared-contracts/session/real-account-gate';
import type { PageTexts } from '../i18n/page-texts';
import type { HostText } from '../i18n/use-host-texts';
import type { SignOut } from './sign-out';

/** What the door needs. */
export interface RealAccountDoorSetup {
  readonly overlays: Overlays;
  readonly signOut: Pick<SignOut, 'leaveFor'>;
  readonly texts: () => PageTexts | null;
}

/** Says at a closed door that an actual account is needed; a trial may register there and then (D-04, E-20). */
export class RealAccountDoor {
  constructor(private readonly setup: RealAccountDoorSetup) {}

  readonly show = async (answer: ClosedGate): Promise<'shown'> => {
    const { overlays, signOut, texts } = this.setup;
    const say = (key: HostText): string => texts()?.t(key) ?? '';
    if (answer === 'refuse') {
      overlays.toast('fail', say('gate.text'));
      return 'shown';
    }
    const wantsToRegister = await overlays.confirm({
      title: say('gate.title'),
      text: say('gate.text'),
      confirmLabel: say('action.register'),
      cancelLabel: say('action.cancel'),
    });
    // The trial ends with it: who registers starts anew (D-04).
    if (wantsToRegister) await signOut.leaveFor(PATHS.register);
    return 'shown';
  };
}
