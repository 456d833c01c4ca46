import { useState } from 'react';
import { customerService } from 'shared-contracts/api/endpoints/messaging';
import { href } from 'shared-contracts/paths';
import { useEndpoint } from 'shared-kit/data';
import { useLanguage, useRemoteContext, useSite } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { memberAccess } from '../../model/member-access';
import { resourceLink, serviceLink, type ServiceLink } from '../../model/service-links';

const TELEGRAM = 'TELEGRAM';
const AFFILIATE = 'AFFILIATE';

/** The links out of the site that the message centre knows; null where none is usable (D-51). */
export interface CenterLinks {
  readonly telegram: ServiceLink | null;
  readonly affiliate: ServiceLink | null;
  readonly state: 'waiting' | 'loaded' | 'failed';
  readonly retry: () => void;
}

/** Telegram from the merchant's resources, else from the customer-service entries; the affiliate service. */
export function useCenterLinks(): CenterLinks {
  const { site } = useRemoteContext();
  const { resources } = useSite();
  const language = useLanguage();
  const { data, isError, refetch } = useEndpoint(customerService, { merchantCode: site.merchantCode(), language });
  const entries = data?.version.pathList ?? [];
  return {
    telegram: resourceLink(resources, TELEGRAM) ?? serviceLink(entries, TELEGRAM),
    affiliate: serviceLink(entries, AFFILIATE),
    state: data !== undefined ? 'loaded' : isError ? 'failed' : 'waiting',
    retry: () => void refetch(),
  };
}

/** The rows that need a member (D-52). */
export interface MemberRows {
  readonly openInbox: () => void;
  readonly openChat: () => void;
  /** The chat is being opened; its row takes no further press. */
  readonly isOpeningChat: boolean;
}

/** Messages and live chat: visitors sign in first, trial accounts are told that they may not (E-19). */
export function useMemberRows(): MemberRows {
  const t = useT();
  const { session, navigate, overlays, intents } = useRemoteContext();
  const [isOpeningChat, setIsOpeningChat] = useState(false);
  const enter = (returnTo: string, open: () => void): void => {
    const access = memberAccess(session.get());
    if (access === 'open') open();
    else if (access === 'rejected') overlays.toast('offline', t('center.freeReject'));
    else {
      overlays.toast('info', t('center.loginFirst'));
      navigate(href('login', { redirect: returnTo }));
    }
  };
  const chat = async (): Promise<void> => {
    setIsOpeningChat(true);
    const answer = await intents.request('openChat', {});
    setIsOpeningChat(false);
    if (!answer.handled) navigate(href('service'));
  };
  return {
    openInbox: () => enter(href('webEmail'), () => navigate(href('webEmail'))),
    openChat: () => enter(href('message'), () => void chat()),
    isOpeningChat,
  };
}
