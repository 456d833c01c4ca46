import type { ReactNode } from 'react';
import type { Transaction } from 'shared-contracts/api/endpoints/money';
import { htmlLanguage } from 'shared-contracts/language';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { DayList, RowEnd, useTimes } from 'shared-kit/report';
import { ListRow } from 'shared-kit/parts';
import { Money } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { amountTone, kindIcon, kindText, stateText, stateTone } from './record-look';

import { recordKey } from './use-records';

export interface RecordListProps {
  readonly records: readonly Transaction[];
  readonly onOpen: (record: Transaction) => void;
}

interface RecordRowProps {
  readonly record: Transaction;
  readonly onOpen: () => void;
}

function RecordRow({ record, onOpen }: RecordRowProps): ReactNode {
  const t = useT();
  const locale = htmlLanguage(useLanguage());
  const currency = useCurrency();
  const { kind, amount, state, remark, username } = record;
  const time = useTimes().clock(record.time);
  const facts = username === undefined ? [time, remark] : [time, kindText(t, kind), remark];
  return (
    <ListRow
      icon={kindIcon(kind)}
      title={username ?? kindText(t, kind)}
      detail={facts.filter(Boolean).join(' · ')}
      end={
        <RowEnd
          amount={<Money amount={amount} {...currency} locale={locale} signed tone={amountTone(state, amount)} />}
          state={state === 'done' ? undefined : { text: stateText(t, state), tone: stateTone(state) }}
        />
      }
      chevron={false}
      onClick={onOpen}
    />
  );
}

/** Records under the business days they count for; each opens its details. */
export function RecordList({ records, onOpen }: RecordListProps): ReactNode {
  const { day } = useTimes();
  return (
    <DayList items={records} dayOf={({ time }) => day(time)} keyOf={recordKey}>
      {(record) => <RecordRow record={record} onOpen={() => onOpen(record)} />}
    </DayList>
  );
}
