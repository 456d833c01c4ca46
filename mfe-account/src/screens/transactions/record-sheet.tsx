import type { ReactNode } from 'react';
import type { Transaction } from 'shared-contracts/api/endpoints/money';
import { htmlLanguage } from 'shared-contracts/language';
import { Sheet } from 'shared-kit/overlay';
import { useLanguage, useRemoteContext, useSite } from 'shared-kit/remote';
import { Chip, CopyButton, DateText, Money } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { amountTone, kindText, stateText, stateTone } from './record-look';
import styles from './record-sheet.module.css';

export interface RecordSheetProps {
  readonly record: Transaction;
  readonly onClose: () => void;
}

/** Everything of one transaction: reference to copy, fee, remark (SC-16). */
export function RecordSheet({ record, onClose }: RecordSheetProps): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const { currencySymbol } = useSite();
  const locale = htmlLanguage(useLanguage());
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...(record.username !== undefined ? [[t('records.member'), record.username] as const] : []),
    [t('records.time'), <DateText key="time" value={record.time} />],
    [t('records.fee'), <Money key="fee" amount={record.fee} symbol={currencySymbol} locale={locale} />],
    ...(record.remark !== '' ? [[t('records.remark'), record.remark] as const] : []),
    [
      t('records.reference'),
      <span key="id" className={styles.reference}>
        <bdi>{record.id}</bdi>
        <CopyButton
          text={record.id}
          label={t('records.copy')}
          copiedLabel={t('records.copied')}
          onFailure={() => overlays.toast('fail', t('records.copyFailed'))}
        />
      </span>,
    ],
  ];
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={kindText(t, record.kind)}
      closeLabel={t('report.close')}
    >
      <div className={styles.head}>
        <Money
          amount={record.amount}
          symbol={currencySymbol}
          locale={locale}
          signed
          size="display"
          tone={amountTone(record.state, record.amount)}
        />
        <Chip tone={stateTone(record.state)}>{stateText(t, record.state)}</Chip>
      </div>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
