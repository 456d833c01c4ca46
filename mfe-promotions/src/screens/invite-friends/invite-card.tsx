import type { ReactNode } from 'react';
import { ActionSheet } from 'shared-kit/overlay';
import { QrCode, Card, CopyButton } from 'shared-kit/parts';
import { useRemoteContext, useSite } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { inviteLink } from '../../model/invite-link';
import styles from './invite-friends-screen.module.css';
import { useShare } from './use-share';

/** The code and its link, to copy, to scan and to hand on. */
export function InviteCard({ code }: { readonly code: string }): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const { mainDomain } = useSite();
  const link = inviteLink(mainDomain, code, window.location.origin);
  const sharing = useShare(link);
  const tellByHand = (): void => void overlays.toast('fail', t('invite.copyFailed'));
  return (
    <Card tone="glow" className={styles.invite}>
      <h2 className={styles.title}>{t('invite.title')}</h2>
      <figure className={styles.scan}>
        <QrCode text={link} label={t('invite.qrCode')} />
        <figcaption className={styles.caption}>{t('invite.scan')}</figcaption>
      </figure>
      <ul className={styles.lines}>
        <CopyLine
          name={t('invite.code')}
          value={code}
          isLarge
          copyLabel={t('invite.copyCode')}
          onFailure={tellByHand}
        />
        <CopyLine name={t('invite.link')} value={link} copyLabel={t('invite.copyLink')} onFailure={tellByHand} />
      </ul>
      <Button size="lg" block startIcon={<Icon name="share" />} onClick={() => void sharing.share()}>
        {t('invite.share')}
      </Button>
      <ActionSheet
        open={sharing.isChoosing}
        title={t('invite.shareTitle')}
        cancelLabel={t('invite.close')}
        actions={[
          { id: 'telegram', label: t('invite.shareTelegram'), icon: 'telegram' },
          { id: 'facebook', label: t('invite.shareFacebook'), icon: 'facebook' },
        ]}
        onChoose={(id) => sharing.choose(id === 'telegram' ? 'telegram' : 'facebook')}
        onCancel={sharing.close}
      />
    </Card>
  );
}

interface CopyLineProps {
  readonly name: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly isLarge?: boolean;
  readonly onFailure: () => void;
}

function CopyLine({ name, value, copyLabel, isLarge = false, onFailure }: CopyLineProps): ReactNode {
  const t = useT();
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      <span className={isLarge ? styles.code : styles.link} translate="no">
        {value}
      </span>
      <CopyButton text={value} label={copyLabel} copiedLabel={t('invite.copied')} onFailure={onFailure} />
    </li>
  );
}
