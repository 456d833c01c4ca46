import type { MouseEvent } from 'react';
import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';

/** The way into a promotion's application form, and who is stopped on it. */
export interface ApplyLink {
  readonly to: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Members follow the link. Visitors are asked to sign in and come back to the form; trial accounts are offered
 * a real one (D-04, D-68).
 */
export function useApply(promotionId: string): ApplyLink {
  const t = useT();
  const { session, overlays, navigate, requests } = useRemoteContext();
  const to = href('applyReward', { id: promotionId });

  const offerRealAccount = async (): Promise<void> => {
    const wantsAccount = await overlays.confirm({
      title: t('apply.trialTitle'),
      text: t('apply.trialText'),
      confirmLabel: t('apply.register'),
      cancelLabel: t('apply.cancel'),
    });
    if (!wantsAccount) return;
    await requests.signOut({ confirmed: true });
    navigate(href('register'));
  };

  const onClick = (event: MouseEvent): void => {
    const { status } = session.get();
    if (status === 'visitor') {
      event.preventDefault();
      overlays.toast('info', t('apply.loginFirst'));
      navigate(href('login', { redirect: to }));
    }
    if (status === 'trial') {
      event.preventDefault();
      void offerRealAccount();
    }
  };

  return { to, onClick };
}
