import { useState } from 'react';
import { isApiError } from 'shared-contracts/api/api-error';
import { sendSmsCode, type SmsPurpose } from 'shared-contracts/api/endpoints/recovery';
import { SESSION_KEY } from 'shared-contracts/storage';
import { useRemoteContext } from 'shared-kit/remote';
import { botFields } from '../../api/bot-verifier';
import { useThirdParty } from '../../api/use-third-party';
import { useT } from '../../i18n';
import { restEnd } from '../../model/retry-after';
import { readWait, waitEnd, withWait } from '../../model/sms-wait';
import type { SmsTarget } from './sms-target';

/** A code as it travels: ours as it was typed, or the id token a third party gave for it. */
export type SmsProof =
  { readonly kind: 'code'; readonly code: string } | { readonly kind: 'token'; readonly idToken: string };

/** The sending of SMS codes for one purpose. */
export interface SmsCode {
  /** Until when no other code can be asked for, epoch ms; 0 when it can be. */
  readonly endsAt: number;
  readonly isSending: boolean;
  /** The wait is the server's refusal of too many. */
  readonly isLimited: boolean;
  /** Whether a code is on its way. */
  readonly send: () => Promise<boolean>;
  readonly endWait: () => void;
  /** What proves the number; null where a third party found the code wrong. */
  readonly prove: (code: string) => Promise<SmsProof | null>;
}

/**
 * Sends codes to the number that `target` finds valid; null from it means that the field has said what is wrong. The
 * wait is a moment, kept over a reload (S2 4).
 */
export function useSmsCode(purpose: SmsPurpose, target: () => Promise<SmsTarget | null>): SmsCode {
  const t = useT();
  const { http, overlays, site, storage } = useRemoteContext();
  const thirdParty = useThirdParty();
  const [endsAt, setEndsAt] = useState(() => readWait(storage.getSession(SESSION_KEY.smsWait), purpose, Date.now()));
  const [isSending, setSending] = useState(false);
  const [isLimited, setLimited] = useState(false);

  const wait = (end: number, limited: boolean): void => {
    storage.setSession(SESSION_KEY.smsWait, withWait(storage.getSession(SESSION_KEY.smsWait), purpose, end));
    setEndsAt(end);
    setLimited(limited);
  };
  const ask = async (to: SmsTarget): Promise<number> => {
    if (thirdParty.initialised && thirdParty.sendsSms) {
      await thirdParty.sendSms(`+${to.countryDialingCode.replace(/\D/g, '')}${to.mobileNum.replace(/^0+/, '')}`);
      return waitEnd(undefined, Date.now());
    }
    const proof = await botFields(site.info().resources, purpose);
    const reply = await http.call(sendSmsCode, { ...proof, ...to, purpose });
    return waitEnd(reply.expirationTime, Date.now());
  };
  const send = async (): Promise<boolean> => {
    const to = await target();
    if (to === null) return false;
    setSending(true);
    const hideLoading = overlays.toast('loading', t('sms.sending'));
    try {
      const end = await ask(to).finally(hideLoading);
      wait(end, false);
      overlays.toast('success', t('sms.sent'));
      return true;
    } catch (error) {
      const rest = isApiError(error) ? restEnd(error.failure, Date.now()) : undefined;
      if (rest !== undefined) wait(rest, true);
      else overlays.showFailure(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  const prove = async (code: string): Promise<SmsProof | null> => {
    if (!thirdParty.initialised || !thirdParty.sendsSms) return { kind: 'code', code };
    const idToken = await thirdParty.confirmSms(code);
    return idToken === null ? null : { kind: 'token', idToken };
  };
  return {
    endsAt,
    isSending,
    isLimited,
    send: () => (isSending || endsAt > Date.now() ? Promise.resolve(false) : send()),
    endWait: () => {
      setEndsAt(0);
      setLimited(false);
    },
    prove,
  };
}
