import { useState, type ReactNode } from 'react';
import { useRemoteContext } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { SOCIAL_CHANNELS, type SocialChannel } from '../../model/login/social-channels';
import { useThirdParty } from '../../browser/use-third-party';
import { useT } from '../../i18n';
import { holdProof } from '../../store/third-party-proof';
import { isNotRegistered, type LoginAttempts } from '../login-attempts/use-login-attempts';
import styles from './social-sign-in.module.css';

export interface SocialSignInProps {
  readonly attempts: Pick<LoginAttempts, 'attempt'>;
  /** No account belongs to who was proven; the proof is held, and what is left is to register. */
  readonly onUnknown: () => void;
}

const FLAG = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;

/** Sign-in by third parties: only if the service is initialised and the merchant's flag is on. */
export function SocialSignIn({ attempts, onUnknown }: SocialSignInProps): ReactNode {
  const t = useT();
  const { flags, overlays } = useRemoteContext();
  const thirdParty = useThirdParty();
  const [busy, setBusy] = useState<SocialChannel>();
  const channels = SOCIAL_CHANNELS.filter((channel) => flags.isOn(FLAG[channel]));
  if (!thirdParty.initialised || channels.length === 0) return null;
  const enter = async (channel: SocialChannel): Promise<void> => {
    setBusy(channel);
    try {
      const idToken = await thirdParty.signIn(channel);
      if (idToken === null) return;
      const request = {
        type: 'firebase',
        firebaseChannel: channel,
        firebaseIdToken: idToken,
        remember: false,
      } as const;
      const result = await attempts.attempt(request);
      if (!isNotRegistered(result)) return;
      holdProof({ channel, idToken });
      onUnknown();
    } catch (error) {
      overlays.showFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('social.or')}</p>
      <div className={styles.buttons}>
        {channels.map((channel) => (
          <Button
            key={channel}
            variant="secondary"
            block
            busy={busy === channel}
            disabled={busy !== undefined}
            onClick={() => void enter(channel)}
          >
            <Icon name={channel} size={20} />
            <span>{t(`social.${channel}`)}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
