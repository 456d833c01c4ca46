import type { ReactNode } from 'react';
import { useSite } from 'shared-kit/remote';
import { useHeldProof } from '../../store/third-party-proof';
import { FormFailureNote } from '../form-failure/form-failure';
import { useLoginAttempts, type LoginOptions } from '../login-attempts/use-login-attempts';
import { SocialSignIn } from '../social-sign-in/social-sign-in';

/**
 * Third parties beside the registration form: they sign in who has an account; anybody else goes on with
 * the form, which then registers the proof. With a proof at hand nothing is left to offer.
 */
export function SocialWays({ onSignedIn }: Pick<LoginOptions, 'onSignedIn'>): ReactNode {
  useSite();
  const attempts = useLoginAttempts({ remembers: false, onSignedIn });
  const { failure } = attempts;
  if (useHeldProof() !== null) return null;
  return (
    <>
      <SocialSignIn attempts={attempts} onUnknown={() => undefined} />
      {failure !== undefined && <FormFailureNote failure={failure} onRested={attempts.endRest} />}
    </>
  );
}
