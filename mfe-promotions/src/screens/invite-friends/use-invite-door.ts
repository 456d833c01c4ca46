import { useEffect, useEffectEvent, useState } from 'react';
import { href } from 'shared-contracts/paths';
import { affiliateEntry } from 'shared-contracts/session/affiliate-entry';
import { realAccountGate } from 'shared-contracts/session/real-account-gate';
import { memberType } from 'shared-contracts/session/session-state';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';

/**
 * Whether the page may be shown; everybody else is told why and leaves: agents open accounts from their own
 * area, a programme that is off is said in one second, trial accounts are offered a real one.
 */
export function useInviteDoor(): boolean {
  const t = useT();
  const { session, flags, site, overlays, navigate } = useRemoteContext();
  const mayPass = useRealAccountGate();
  const [door] = useState(() => {
    const type = memberType(session.get());
    const entry = affiliateEntry({
      type,
      isReferralOn: flags.isPromotionOn('REFERRAL'),
      hasCustomerService: site.info().customerService,
      from: 'page',
    });
    return { entry, isOpen: entry.kind === 'path' && realAccountGate(type) === 'open' };
  });

  const turnAway = useEffectEvent(async () => {
    const { entry } = door;
    if (entry.kind === 'login') return navigate(entry.path, { replace: true });
    if (entry.kind === 'path') mayPass('rest');
    if (entry.kind === 'notice') overlays.toast('offline', t(`panel.${entry.text}`), entry.text);
    if (entry.kind === 'agent-notice') {
      const goesOn = await overlays.confirm({
        title: t('invite.agentTitle'),
        text: t('invite.agentText'),
        confirmLabel: t('invite.openAccount'),
        cancelLabel: t('invite.close'),
      });
      if (goesOn) return navigate(href('agentRegister'), { replace: true });
    }
    navigate(href('home'), { replace: true });
  });
  useEffect(() => {
    if (!door.isOpen) void turnAway();
  }, [door]);
  return door.isOpen;
}
