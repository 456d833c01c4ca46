import { useId, type ReactNode } from 'react';
import type { Referral } from 'shared-contracts/api/endpoints/promotions';
import { htmlLanguage } from 'shared-contracts/language';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { RichText } from 'shared-kit/rich-text';
import { Card, SectionHeader } from 'shared-kit/parts';
import { formatNumber, Money } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './invite-friends-screen.module.css';

/** Invited, qualified, and what it paid. */
export function ReferralTotals({ referral }: { readonly referral: Referral }): ReactNode {
  const t = useT();
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  return (
    <dl className={styles.totals} aria-label={t('invite.totals')}>
      <div className={styles.total}>
        <dt>{t('invite.invited')}</dt>
        <dd>{formatNumber(referral.invited, locale)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('invite.qualified')}</dt>
        <dd>{formatNumber(referral.qualified, locale)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('invite.bonus')}</dt>
        <dd>
          <Money amount={referral.bonus} {...currency} locale={locale} tone="accent" />
        </dd>
      </div>
    </dl>
  );
}

/** The rules of the programme, cleaned; nothing where the merchant sent none. */
export function ReferralRules({ html }: { readonly html: string }): ReactNode {
  const t = useT();
  const titleId = useId();
  if (html.trim() === '') return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('invite.rules')} />
      <Card>
        <RichText html={html} />
      </Card>
    </section>
  );
}
