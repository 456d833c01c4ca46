import { useState, type ReactNode } from 'react';
import type { Transaction } from 'shared-contracts/api/endpoints/money';
import { href } from 'shared-contracts/paths';
import { lateSheet, ScreenFrame, TitleBarTitle, useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { PeriodChips, PeriodFault, PulledList, ReportList, useTimes } from 'shared-kit/report';
import { PillTabs } from 'shared-kit/parts';
import { Badge, Button, EmptyState, IconButton } from 'shared-kit/ui';
import { useReportWords, useT } from '../../i18n';
import { filterCount, RECORD_KINDS } from '../../model/money/record-filter';
import { RecordList } from './record-list';
import { kindText, recordHint } from './record-look';
import { TeamExport } from './team-export';
import styles from './transactions-screen.module.css';
import { useRecords, type Records } from './use-records';

/** Both come with the dialogs of the kit, which the list does without until somebody taps. */
const FilterSheet = lateSheet(() =>
  import(/* webpackChunkName: "record-filter" */ './filter-sheet').then((module) => module.FilterSheet),
);
const RecordSheet = lateSheet(() =>
  import(/* webpackChunkName: "record-sheet" */ './record-sheet').then((module) => module.RecordSheet),
);

function NoRecords({ records }: { readonly records: Records }): ReactNode {
  const t = useT();
  const { navigate } = useRemoteContext();
  const mayPass = useRealAccountGate();
  const { filter, change } = records;
  const isNarrowed = filter.kind !== null || filterCount(filter) > 0;
  const deposit = (): void => {
    if (mayPass('money')) navigate(href('deposit'));
  };
  const action = isNarrowed ? (
    <Button variant="secondary" onClick={() => change({ kind: null, state: null, username: '' })}>
      {t('records.showAll')}
    </Button>
  ) : filter.isTeam ? undefined : (
    <Button onClick={deposit}>{t('wallet.deposit')}</Button>
  );
  return <EmptyState kind="search" title={t('records.empty')} action={action} />;
}

/** One's own records, or with `types=A` those of an agent's team (docs/product/money.md#records). */
export function TransactionsScreen(): ReactNode {
  const t = useT();
  const words = useReportWords();
  const records = useRecords();
  const times = useTimes();
  const { filter, change, read } = records;
  const [isFiltering, setFiltering] = useState(false);
  const [opened, setOpened] = useState<Transaction | null>(null);
  const narrowed = filterCount(filter);
  return (
    <ScreenFrame name="transactions" ready={read.status !== 'loading'}>
      {filter.isTeam && <TitleBarTitle>{t('records.teamTitle')}</TitleBarTitle>}
      <PulledList words={words} read={read}>
        <div className={styles.screen}>
          <PillTabs
            label={t('records.kindTitle')}
            tabs={[
              { value: 'all', label: t('records.all') },
              ...RECORD_KINDS.map((kind) => ({ value: kind, label: kindText(t, kind) })),
            ]}
            value={filter.kind ?? 'all'}
            onValueChange={(value) => change({ kind: RECORD_KINDS.find((kind) => kind === value) ?? null })}
          />
          <PeriodChips
            words={words}
            period={filter.period}
            onChoose={(period) => change({ period })}
            onCustom={() => setFiltering(true)}
            offersCustom={false}
          >
            {filter.isTeam && records.records.length > 0 && <TeamExport records={records} />}
            <span className={styles.filter}>
              <IconButton icon="filter" label={t('records.filter')} onClick={() => setFiltering(true)} />
              <Badge count={narrowed} label={t('records.filterCount', { count: narrowed })} className={styles.badge} />
            </span>
          </PeriodChips>
          <PeriodFault words={words} fault={records.fault} />
          <ReportList
            words={words}
            read={read}
            count={records.records.length}
            empty={<NoRecords records={records} />}
            leftOutText={(element) => recordHint(t, times, element)}
          >
            <RecordList records={records.records} onOpen={setOpened} />
          </ReportList>
        </div>
      </PulledList>
      {isFiltering && <FilterSheet records={records} onClose={() => setFiltering(false)} />}
      {opened !== null && <RecordSheet record={opened} onClose={() => setOpened(null)} />}
    </ScreenFrame>
  );
}
