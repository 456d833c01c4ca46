import type { ReactNode } from 'react';
import type { Transaction } from 'shared-contracts/api/endpoints/money';
import { htmlLanguage } from 'shared-contracts/language';
import { FactSheet, type Fact } from 'shared-kit/overlay';
import { useLanguage, useRemoteContext, useCurrency } from 'shared-kit/remote';
import { Chip, TimeText } from 'shared-kit/parts';
import { Money } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { amountTone, kindText, stateText, stateTone } from './record-look';

export interface RecordSheetProps {
  readonly record: Transaction;
  readonly onClose: () => void;
}

/** The details of one transaction: reference to copy, fee, remark. */
export function RecordSheet({ record, onClose }: RecordSheetProps): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  const facts: readonly Fact[] = [
    ...(record.username !== undefined ? [{ name: t('records.member'), value: record.username }] : []),
    { name: t('records.time'), value: <TimeText value={record.time} /> },
    { name: t('records.fee'), value: <Money amount={record.fee} {...currency} locale={locale} /> },
    ...(record.remark !== '' ? [{ name: t('records.remark'), value: record.remark }] : []),
    {
      name: t('records.reference'),
      value: record.id,
      copy: {
        text: record.id,
        label: t('records.copy'),
        copiedLabel: t('records.copied'),
        onFailure: () => overlays.toast('fail', t('records.copyFailed')),
      },
    },
  ];
  return (
    <FactSheet
      title={kindText(t, record.kind)}
      closeLabel={t('report.close')}
      head={
        <>
          <Money
            amount={record.amount}
            {...currency}
            locale={locale}
            signed
            size="display"
            tone={amountTone(record.state, record.amount)}
          />
          <Chip tone={stateTone(record.state)}>{stateText(t, record.state)}</Chip>
        </>
      }
      facts={facts}
      onClose={onClose}
    />
  );
}
