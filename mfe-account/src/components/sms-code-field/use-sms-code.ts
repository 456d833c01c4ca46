import type { TypedPhone } from 'shared-contracts/phone-number';
import { sendSmsCode, type SmsPurpose } from 'shared-contracts/api/endpoints/recovery';
import { useRemoteContext } from 'shared-kit/remote';
import { botFields } from '../../browser/bot-verifier';
import { useThirdParty } from '../../browser/use-third-party';
import { useT } from '../../i18n';
import { useCodeSending, type CodeSending } from './use-code-sending';

/** A code as it travels: ours as it was typed, or the id token a third party gave for it. */
export type SmsProof =
  { readonly kind: 'code'; readonly code: string } | { readonly kind: 'token'; readonly idToken: string };

/** The sending of SMS codes for one purpose. */
export interface SmsCode extends CodeSending {
  /** What proves the number; null where a third party found the code wrong. */
  readonly prove: (code: string) => Promise<SmsProof | null>;
}

/** Sends codes to the number that `target` finds valid; null from it means that the field has said what is wrong. */
export function useSmsCode(purpose: SmsPurpose, target: () => Promise<TypedPhone | null>): SmsCode {
  const t = useT();
  const { http, site } = useRemoteContext();
  const thirdParty = useThirdParty();

  const ask = async (to: TypedPhone): Promise<number | null | undefined> => {
    if (thirdParty.initialised && thirdParty.sendsSms) {
      await thirdParty.sendSms(`+${to.countryDialingCode.replace(/\D/g, '')}${to.mobileNum}`);
      return undefined;
    }
    const proof = await botFields(site.info().resources, purpose);
    return (await http.call(sendSmsCode, { ...proof, ...to, purpose })).expirationTime;
  };
  const sending = useCodeSending({ wait: purpose, target, ask, sentText: t('sms.sent') });
  const prove = async (code: string): Promise<SmsProof | null> => {
    if (!thirdParty.initialised || !thirdParty.sendsSms) return { kind: 'code', code };
    const idToken = await thirdParty.confirmSms(code);
    return idToken === null ? null : { kind: 'token', idToken };
  };
  return { ...sending, prove };
}
