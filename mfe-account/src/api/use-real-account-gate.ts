import { useCallback } from 'react';
import { href } from 'shared-contracts/paths';
import { memberType } from 'shared-contracts/session/session-state';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../i18n';
import { depositGate, realAccountGate } from '../model/deposit-gate';

/** True when the way is free; otherwise the person has been told, or has gone to register (D-04). */
export type Gate = (of: 'money' | 'rest') => boolean;

/** The door for real accounts: a trial is offered a registration, others are told (E-20). */
export function useRealAccountGate(): Gate {
  const t = useT();
  const { session, overlays, requests, navigate } = useRemoteContext();
  const offerRegistration = useCallback(async () => {
    const wants = await overlays.confirm({
      title: t('gate.title'),
      text: t('gate.text'),
      confirmLabel: t('gate.register'),
      cancelLabel: t('gate.cancel'),
    });
    if (!wants) return;
    await requests.signOut({ confirmed: true });
    navigate(href('register'));
  }, [overlays, requests, navigate, t]);
  return useCallback(
    (of) => {
      const type = memberType(session.get());
      const answer = of === 'money' ? depositGate(type) : realAccountGate(type);
      if (answer === 'offer-register') void offerRegistration();
      if (answer === 'refuse') overlays.toast('fail', t('gate.text'));
      return answer === 'open';
    },
    [session, overlays, t, offerRegistration],
  );
}
