import type { Overlays } from 'shared-contracts/remote/remote-context';
import { PATHS } from 'shared-contracts/paths';
import type { ClosedGate } from 'shared-contracts/session/real-account-gate';
import type { PageTexts } from '../i18n/page-texts';
import type { HostText } from '../i18n/use-host-texts';
import type { SignOut } from './sign-out';

/** What the prompt needs. */
export interface RealAccountPromptSetup {
  readonly overlays: Overlays;
  readonly signOut: Pick<SignOut, 'leaveFor'>;
  readonly texts: () => PageTexts | null;
}

/** Says that a real account is needed; a trial may register at once (docs/product/common.md#real-accounts). */
export async function promptForRealAccount(
  { overlays, signOut, texts }: RealAccountPromptSetup,
  answer: ClosedGate,
): Promise<'shown'> {
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
  // The trial ends with it: a registration starts without a session.
  if (wantsToRegister) await signOut.leaveFor(PATHS.register);
  return 'shown';
}
