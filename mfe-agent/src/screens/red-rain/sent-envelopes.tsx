import type { ReactNode } from 'react';
import { transfers, type Transfer } from 'shared-contracts/api/endpoints/agent-money';
import { htmlLanguage } from 'shared-contracts/language';
import { useEndpointPages } from 'shared-kit/lists';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { DayList, PulledList, ReportList, RowEnd, useTimes } from 'shared-kit/report';
import { ListRow, SectionHeader } from 'shared-kit/parts';
import { EmptyState, Money } from 'shared-kit/ui';
import { useReportWords, useT } from '../../i18n';
import { HistoryExport } from './history-export';

const PAGE_SIZE = 20;

function Row({ transfer }: { readonly transfer: Transfer }): ReactNode {
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  const { username, amount, greeting, time } = transfer;
  const clock = useTimes().clock(time);
  return (
    <ListRow
      icon="gift"
      title={username}
      detail={[clock, greeting].filter(Boolean).join(' · ')}
      end={<RowEnd amount={<Money amount={-amount} {...currency} locale={locale} signed />} />}
    />
  );
}

/** The red envelopes of the past, newest first. */
export function SentEnvelopes(): ReactNode {
  const t = useT();
  const words = useReportWords();
  const { day } = useTimes();
  const request = { kind: 'redenvelope' as const, pageSize: PAGE_SIZE };
  const { pages, ...read } = useEndpointPages(transfers, request, { staleTime: 0 });
  const found = pages.flatMap(({ content }) => content);
  const sent = [...new Map(found.map((transfer) => [transfer.id, transfer])).values()];
  return (
    <PulledList words={words} read={read}>
      <ReportList
        words={words}
        read={{ ...read, pagesLoaded: pages.length }}
        count={sent.length}
        empty={<EmptyState kind="promotions" title={t('rain.noHistory')} text={t('rain.noHistoryText')} />}
      >
        <SectionHeader title={t('rain.sentList')} action={<HistoryExport sent={sent} />} />
        <DayList items={sent} dayOf={({ time }) => day(time)} keyOf={({ id }) => id}>
          {(transfer) => <Row transfer={transfer} />}
        </DayList>
      </ReportList>
    </PulledList>
  );
}
