import { useState } from 'react';
import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { memberAccess } from '../../model/member-access';

/** Opens what only members have: visitors sign in first and come back, trial accounts are refused. */
export function useMemberEntry(): (returnTo: string, open: () => void) => void {
  const t = useT();
  const { session, navigate, overlays } = useRemoteContext();
  return (returnTo, open) => {
    const access = memberAccess(session.get());
    if (access === 'open') open();
    else if (access === 'rejected') overlays.toast('offline', t('center.freeReject'), 'accountNeeded');
    else {
      overlays.toast('info', t('center.loginFirst'));
      navigate(href('login', { redirect: returnTo }));
    }
  };
}

/** Opening the live chat from a screen. */
export interface ChatOpening {
  readonly openChat: () => void;
  /** It is being opened; its entry takes no further press. */
  readonly isOpeningChat: boolean;
}

/** The live chat for members; where nobody can open it, customer service is shown instead. */
export function useChatOpening(returnTo: string): ChatOpening {
  const { intents, navigate } = useRemoteContext();
  const enter = useMemberEntry();
  const [isOpeningChat, setIsOpeningChat] = useState(false);
  const open = async (): Promise<void> => {
    setIsOpeningChat(true);
    const answer = await intents.request('openChat', {});
    setIsOpeningChat(false);
    if (!answer.handled && returnTo !== href('service')) navigate(href('service'));
  };
  return { openChat: () => enter(returnTo, () => void open()), isOpeningChat };
}
