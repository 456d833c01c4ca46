import type { ReactNode } from 'react';
import { transactions, type Transaction } from 'shared-contracts/api/endpoints/money';
import { useRemoteContext } from 'shared-kit/remote';
import { allPages, ExportButton, periodRange, type Column, useTimes } from 'shared-kit/report';
import { useReportWords, useT } from '../../i18n';
import { recordRequest } from '../../model/money/record-filter';
import { kindText, stateText } from './record-look';
import { recordKey, type Records } from './use-records';

/** What is done, but for withdrawals that came back: they failed, and count neither way. */
const isDone = ({ state, kind, amount }: Transaction): boolean =>
  state === 'done' && !(kind === 'withdrawal' && amount > 0);

/** The team's records as a file, every page of them, of the reading that is shown. */
export function TeamExport({ records }: { readonly records: Records }): ReactNode {
  const t = useT();
  const words = useReportWords();
  const { http } = useRemoteContext();
  const { inFile } = useTimes();
  const { filter, today, snapshot } = records;
  const columns: readonly Column<Transaction>[] = [
    { id: 'time', label: t('records.time'), kind: 'text', of: ({ time }) => inFile(time) },
    { id: 'member', label: t('records.member'), kind: 'text', of: ({ username = '' }) => username },
    { id: 'kind', label: t('records.kindTitle'), kind: 'text', of: ({ kind }) => kindText(t, kind) },
    { id: 'amount', label: t('records.amount'), kind: 'signed', of: ({ amount }) => amount, counts: isDone },
    { id: 'fee', label: t('records.fee'), kind: 'money', of: ({ fee }) => fee, counts: isDone },
    { id: 'state', label: t('records.stateTitle'), kind: 'text', of: ({ state }) => stateText(t, state) },
    { id: 'remark', label: t('records.remark'), kind: 'text', of: ({ remark }) => remark },
    { id: 'reference', label: t('records.reference'), kind: 'text', of: ({ id }) => id },
  ];
  const load = async () => ({
    columns,
    ...(await allPages(http, transactions, recordRequest(filter, today), { keyOf: recordKey, snapshot })),
  });
  return <ExportButton words={words} name="team-records" range={periodRange(filter.period, today)} load={load} />;
}
