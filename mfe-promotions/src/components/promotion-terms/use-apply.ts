import type { MouseEvent } from 'react';
import { href } from 'shared-contracts/paths';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';

/** The way into a promotion's application form, and who is stopped on it. */
export interface ApplyLink {
  readonly to: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Members follow the link. Visitors are asked to sign in and come back to the form; trial accounts are offered
 * a real one (docs/product/promotions.md#applications).
 */
export function useApply(promotionId: string): ApplyLink {
  const t = useT();
  const { session, overlays, navigate } = useRemoteContext();
  const mayPass = useRealAccountGate();
  const to = href('applyReward', { id: promotionId });

  const onClick = (event: MouseEvent): void => {
    if (session.get().status === 'visitor') {
      event.preventDefault();
      overlays.toast('info', t('apply.loginFirst'));
      navigate(href('login', { redirect: to }));
    } else if (!mayPass('rest')) event.preventDefault();
  };

  return { to, onClick };
}
