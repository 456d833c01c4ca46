import { useState, type ReactNode } from 'react';
import { netPositions, type PositionPeriod } from 'shared-contracts/api/endpoints/responsible-play';
import { htmlLanguage } from 'shared-contracts/language';
import { notLoadedWord, useEndpoint } from 'shared-kit/data';
import { MoneyFacts, useMoneyText } from 'shared-kit/money';
import { Card, PillTabs, SectionHeader } from 'shared-kit/parts';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { ListSkeleton } from 'shared-kit/report';
import { ErrorBlock, Money } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './play-limits-screen.module.css';

const TONES = ['loss', 'inherit', 'win'] as const;

/** What the member won and lost, paid and took out, by period; it fails alone. */
export function NetPosition(): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  const read = useEndpoint(netPositions, {}, { staleTime: 0 });
  const [period, setPeriod] = useState<PositionPeriod>('month');
  const list = read.data?.list ?? [];
  const shown = list.find((each) => each.period === period) ?? list[0];
  return (
    <section className={styles.group} aria-label={t('limits.position')}>
      <SectionHeader title={t('limits.position')} />
      {read.data === undefined && read.isPending && <ListSkeleton rows={2} />}
      {read.data === undefined && read.isError && (
        <ErrorBlock
          title={t('limits.positionFailed')}
          text={t(`report.${notLoadedWord(read.error)}`)}
          retryLabel={t('report.retry')}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {shown && (
        <Card className={styles.position}>
          <PillTabs
            label={t('report.period')}
            variant="segment"
            tabs={list.map(({ period: value }) => ({ value, label: t(`limits.period.${value}`) }))}
            value={shown.period}
            onValueChange={(value) => setPeriod(value as PositionPeriod)}
          />
          <MoneyFacts
            facts={[
              {
                name: t('limits.net'),
                value: (
                  <Money
                    amount={shown.net}
                    {...currency}
                    locale={locale}
                    signed
                    tone={TONES[Math.sign(shown.net) + 1] ?? 'inherit'}
                  />
                ),
                isMain: true,
              },
              { name: t('limits.staked'), value: moneyText(shown.staked) },
              { name: t('limits.won'), value: moneyText(shown.won) },
              { name: t('limits.deposited'), value: moneyText(shown.deposited) },
              { name: t('limits.withdrawn'), value: moneyText(shown.withdrawn) },
            ]}
          />
          <p className={styles.since}>{t('limits.since', { when: shown.since.replaceAll('-', '/') })}</p>
        </Card>
      )}
    </section>
  );
}
