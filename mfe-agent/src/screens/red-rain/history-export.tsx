import type { ReactNode } from 'react';
import { transfers, type Transfer } from 'shared-contracts/api/endpoints/agent-money';
import { useRemoteContext, useToday } from 'shared-kit/remote';
import { allPages, type Column, useTimes } from 'shared-kit/report';
import { ExportButton } from '../../components/export-button/export-button';
import { useT } from '../../i18n';

/** Every red envelope that was sent, as a file; `sent` is what the screen shows, newest first. */
export function HistoryExport({ sent }: { readonly sent: readonly Transfer[] }): ReactNode {
  const t = useT();
  const { http } = useRemoteContext();
  const { day, inFile } = useTimes();
  const today = useToday();
  const columns: readonly Column<Transfer>[] = [
    { id: 'time', label: t('table.time'), kind: 'text', of: ({ time }) => inFile(time) },
    { id: 'username', label: t('table.member'), kind: 'text', of: ({ username }) => username },
    { id: 'amount', label: t('transfer.amount'), kind: 'money', of: ({ amount }) => amount },
    { id: 'greeting', label: t('rain.greeting'), kind: 'text', of: ({ greeting }) => greeting },
  ];
  const load = async () => ({
    columns,
    ...(await allPages(http, transfers, { kind: 'redenvelope' }, { keyOf: ({ id }) => id })),
  });
  const dayOf = (transfer: Transfer | undefined): string => day(transfer?.time ?? null) || today;
  return <ExportButton name="red-envelopes" range={{ from: dayOf(sent.at(-1)), to: dayOf(sent[0]) }} load={load} />;
}
