import { useState, type ReactNode } from 'react';
import { lateSheet } from 'shared-kit/remote';
import { type Column, ListSkeleton } from 'shared-kit/report';
import type { ReportAddress } from '../../store/use-report-address';
import { Card, PillTabs } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { BarList } from '../../components/bar-list/bar-list';
import { EmptyTeam } from '../../components/empty-team/empty-team';
import { ExportButton } from '../../components/export-button/export-button';
import { useFigureText } from '../../components/figures-table/use-figure-text';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useT } from '../../i18n';
import { FIGURES } from '../../model/reports/team-figures';
import styles from './team-overview-screen.module.css';
import { useMemberFigures, type MemberFigures, type MembersRead } from './use-member-figures';

/** Comes with the dialogs of the kit. */
const MemberReport = lateSheet(() =>
  import(/* webpackChunkName: "member-report" */ '../../components/member-report/member-report').then(
    (module) => module.MemberReport,
  ),
);

const RANKED = ['turnover', 'profit', 'deposits'] as const;
type Ranked = (typeof RANKED)[number];

export type MemberBarsProps = Pick<ReportAddress, 'period' | 'range'>;

/** Who did what: the direct subordinates by a figure of their own. */
export function MemberBars({ period, range }: MemberBarsProps): ReactNode {
  const read = useMemberFigures(range);
  const { list, members, isCounting } = read;
  if (list.status === 'failed')
    return <PartFailed error={list.error} isRetrying={list.isRefreshing} onRetry={list.refresh} />;
  if (list.status === 'loading' || (isCounting && members.length === 0)) return <ListSkeleton rows={6} />;
  if (members.length === 0 && read.missing === 0) {
    return <EmptyTeam />;
  }
  return <Ranking read={read} period={period} range={range} />;
}

function Ranking({ read, period, range }: MemberBarsProps & { readonly read: MembersRead }): ReactNode {
  const t = useT();
  const text = useFigureText();
  const [figure, setFigure] = useState<Ranked>('turnover');
  const [opened, setOpened] = useState<string | null>(null);
  const { members, list, missing } = read;
  return (
    <Card className={styles.chart}>
      <PillTabs
        label={t('members.by')}
        tabs={RANKED.map((name) => ({ value: name, label: t(`figure.${name}`) }))}
        value={figure}
        onValueChange={(value) => setFigure(RANKED.find((name) => name === value) ?? 'turnover')}
      />
      <div className={styles.end}>
        <span>{t('members.shown', { count: members.length })}</span>
        <ExportButton name="team-members" range={range} load={() => ({ columns: columnsOf(t), rows: members })} />
      </div>
      <BarList
        label={t('members.ranking', { figure: t(`figure.${figure}`) })}
        items={members}
        keyOf={({ username }) => username}
        nameOf={({ username }) => username}
        amountOf={({ figures }) => figures[figure]}
        textOf={(value) => text(figure === 'profit' ? 'signed' : 'money', value)}
        onOpen={({ username }) => setOpened(username)}
      />
      {missing > 0 && (
        <div className={styles.end} role="alert">
          <span>{t('members.missing', { count: missing })}</span>
          <Button variant="secondary" size="sm" onClick={read.retryMissing}>
            {t('report.retry')}
          </Button>
        </div>
      )}
      {list.tail !== 'end' && (
        <div className={styles.more}>
          <Button variant="secondary" busy={list.tail === 'loading'} onClick={list.loadMore}>
            {t(list.tail === 'failed' ? 'report.retry' : 'members.more')}
          </Button>
        </div>
      )}
      {opened !== null && <MemberReport username={opened} period={period} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function columnsOf(t: ReturnType<typeof useT>): readonly Column<MemberFigures>[] {
  return [
    { id: 'username', label: t('table.member'), kind: 'text', of: ({ username }) => username },
    ...FIGURES.map(({ name, kind }) => ({
      id: name,
      label: t(`figure.${name}`),
      kind,
      of: ({ figures }: MemberFigures) => figures[name],
    })),
  ];
}
