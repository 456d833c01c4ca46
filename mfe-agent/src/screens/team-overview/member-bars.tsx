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
import { FURTHER_DOWN, type MemberFigures } from '../../model/reports/whole-team';
import type { Overview } from './use-overview';
import { useMemberFigures, type MembersRead } from './use-member-figures';

/** Comes with the dialogs of the kit. */
const MemberReport = lateSheet(() =>
  import(/* webpackChunkName: "member-report" */ '../../components/member-report/member-report').then(
    (module) => module.MemberReport,
  ),
);

const RANKED = ['turnover', 'profit', 'deposits'] as const;
type Ranked = (typeof RANKED)[number];

export interface MemberBarsProps extends Pick<ReportAddress, 'period' | 'range'> {
  /** The whole team's, which the members add up to. */
  readonly totals: Overview['totals'];
}

/** Who did what: all direct subordinates by a figure of their own, and the teams below them in one row. */
export function MemberBars(props: MemberBarsProps): ReactNode {
  const read = useMemberFigures(props.range, props.totals);
  const { list, memberCount, isCounting } = read;
  if (list.status === 'failed')
    return <PartFailed error={list.error} isRetrying={list.isRefreshing} onRetry={list.refresh} />;
  if (list.status === 'loading' || isCounting) return <ListSkeleton rows={6} />;
  if (memberCount === 0 && read.missing === 0) return <EmptyTeam />;
  return <Ranking {...props} read={read} />;
}

function Ranking({ read, period, range, totals }: MemberBarsProps & { readonly read: MembersRead }): ReactNode {
  const t = useT();
  const text = useFigureText();
  const [figure, setFigure] = useState<Ranked>('turnover');
  const [opened, setOpened] = useState<string | null>(null);
  const { rows, memberCount, list, missing } = read;
  const isWhole = missing === 0 && list.tail === 'end';
  const nameOf = ({ username }: MemberFigures): string => (username === FURTHER_DOWN ? t('members.below') : username);
  const table = {
    columns: columnsOf(t, nameOf),
    rows,
    ...(isWhole && totals !== undefined && { totals: { username: '', figures: totals } }),
    gap: isWhole ? undefined : ('moved' as const),
  };
  return (
    <Card className={styles.chart}>
      <PillTabs
        label={t('members.by')}
        tabs={RANKED.map((name) => ({ value: name, label: t(`figure.${name}`) }))}
        value={figure}
        onValueChange={(value) => setFigure(RANKED.find((name) => name === value) ?? 'turnover')}
      />
      <div className={styles.end}>
        <span>{t('members.shown', { count: memberCount })}</span>
        <ExportButton name="team-members" range={range} load={() => Promise.resolve(table)} />
      </div>
      <BarList
        label={t('members.ranking', { figure: t(`figure.${figure}`) })}
        items={rows}
        keyOf={({ username }) => username}
        nameOf={nameOf}
        amountOf={({ figures }) => figures[figure]}
        textOf={(value) => text(figure === 'profit' ? 'signed' : 'money', value)}
        onOpen={({ username }) => setOpened(username)}
        canOpen={({ username }) => username !== FURTHER_DOWN}
      />
      {missing > 0 && (
        <div className={styles.end} role="alert">
          <span>{t('members.missing', { count: missing })}</span>
          <Button variant="secondary" size="sm" onClick={read.retryMissing}>
            {t('report.retry')}
          </Button>
        </div>
      )}
      {list.tail === 'failed' && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={list.loadMore}>
            {t('report.retry')}
          </Button>
        </div>
      )}
      {opened !== null && <MemberReport username={opened} period={period} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function columnsOf(
  t: ReturnType<typeof useT>,
  nameOf: (row: MemberFigures) => string,
): readonly Column<MemberFigures>[] {
  return [
    { id: 'username', label: t('table.member'), kind: 'text', of: nameOf },
    ...FIGURES.map(({ name, kind }) => ({
      id: name,
      label: t(`figure.${name}`),
      kind,
      of: ({ figures }: MemberFigures) => figures[name],
    })),
  ];
}
