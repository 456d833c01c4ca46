import type { ReactNode } from 'react';
import type { AffiliateUrl } from 'shared-contracts/api/endpoints/agent-accounts';
import { useLanguage, useRemoteContext } from 'shared-kit/remote';
import { htmlLanguage } from 'shared-contracts/language';
import { Card, Chip, CopyButton, DateText } from 'shared-kit/parts';
import { Button, formatPercent, Icon, IconButton } from 'shared-kit/ui';
import { useCategoryText, useT } from '../../i18n';
import { hasExpired, isUsable, signUpShare } from '../../model/accounts/invite-links';
import { rateCategories } from '../../model/accounts/rebate-rates';
import styles from './link-card.module.css';

export interface LinkCardProps {
  readonly link: AffiliateUrl;
  readonly now: number;
  readonly isRemoving: boolean;
  readonly onShowCode: () => void;
  readonly onRemove: () => void;
}

function Figures({ link, now }: Pick<LinkCardProps, 'link' | 'now'>): ReactNode {
  const t = useT();
  const share = signUpShare(link);
  const end = link.expiresAt === null ? t('links.never') : <DateText value={link.expiresAt} />;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('links.visits')}</dt>
        <dd>{link.visits}</dd>
      </div>
      <div>
        <dt>{t('links.signups')}</dt>
        <dd>{share === undefined ? link.signups : `${link.signups} (${share}%)`}</dd>
      </div>
      <div>
        <dt>{t('links.ends')}</dt>
        <dd>{hasExpired(link, now) ? t('links.ended') : end}</dd>
      </div>
    </dl>
  );
}

/** One invite link: what it opens, how it does, and what can be done with it. */
export function LinkCard({ link, now, isRemoving, onShowCode, onRemove }: LinkCardProps): ReactNode {
  const t = useT();
  const nameOf = useCategoryText();
  const locale = htmlLanguage(useLanguage());
  const { overlays } = useRemoteContext();
  const canUse = isUsable(link, now);
  const rebates = link.rebates ?? {};
  return (
    <Card className={styles.card} role="group" aria-label={link.code}>
      <div className={styles.head}>
        <span className={styles.code}>{link.code}</span>
        <Chip tone={link.kind === 'agent' ? 'accent' : 'neutral'}>{t(`kind.${link.kind}`)}</Chip>
        {hasExpired(link, now) && <Chip tone="warn">{t('links.ended')}</Chip>}
      </div>
      <p className={styles.url} translate="no">
        {link.url}
      </p>
      <Figures link={link} now={now} />
      <ul className={styles.rates} aria-label={t('rate.title')}>
        {rateCategories(rebates).map((category) => (
          <li key={category}>
            <Chip>{`${nameOf(category)} ${formatPercent(rebates[category] ?? 0, locale)}`}</Chip>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {canUse && (
          <>
            <CopyButton
              look="button"
              text={link.url}
              label={t('links.copy')}
              copiedLabel={t('common.copied')}
              onFailure={() => void overlays.toast('info', t('common.copyFailed'))}
            />
            <Button variant="secondary" size="sm" startIcon={<Icon name="qr-code" size={18} />} onClick={onShowCode}>
              {t('links.qr')}
            </Button>
          </>
        )}
        <IconButton
          icon="trash"
          className={styles.remove}
          label={t('links.remove', { code: link.code })}
          busy={isRemoving}
          onClick={onRemove}
        />
      </div>
    </Card>
  );
}
