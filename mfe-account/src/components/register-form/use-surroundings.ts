import type { TypedPhone } from 'shared-contracts/phone-number';
import { SESSION_KEY } from 'shared-contracts/storage';
import { useRemoteContext } from 'shared-kit/remote';
import { registerMethod } from '../../model/registration/register-method';
import type { RegistrationSurroundings } from '../../model/registration/registration-form';
import { heldProof } from '../../store/third-party-proof';
import type { SmsProof } from '../sms-code-field/use-sms-code';

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
const isWebClip = (): boolean => (navigator as Navigator & { readonly standalone?: boolean }).standalone === true;

/** What a third party has proven: the phone just now, or the person before. */
function proofOf(phone: SmsProof | null): RegistrationSurroundings['proof'] {
  if (phone?.kind === 'token') return { firebaseChannel: 'sms', firebaseIdToken: phone.idToken };
  const held = heldProof();
  return held === null ? undefined : { firebaseChannel: held.channel, firebaseIdToken: held.idToken };
}

/** What a registration sends besides the typed fields. */
export function useSurroundings(): (
  countryDialingCode: string,
  mobile: TypedPhone | undefined,
  phone: SmsProof | null,
) => RegistrationSurroundings {
  const { site, storage } = useRemoteContext();
  return (countryDialingCode, mobile, phone) => ({
    host: window.location.host,
    mainDomain: site.info().mainDomain,
    countryDialingCode,
    mobile,
    method: registerMethod({
      isApp: storage.getSession(SESSION_KEY.appMode) === '1',
      isWebClip: isWebClip(),
      isStandalone: isStandalone(),
    }),
    proof: proofOf(phone),
  });
}
