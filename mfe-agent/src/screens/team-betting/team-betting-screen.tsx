import { useState, type ReactNode } from 'react';
import type { TeamBet } from 'shared-contracts/api/endpoints/agent';
import { lateSheet } from 'shared-kit/remote';
import { ReportList } from 'shared-kit/report';
import { SectionHeader } from 'shared-kit/parts';
import { Button, EmptyState } from 'shared-kit/ui';
import { useReportAddress, type ReportAddress } from '../../store/use-report-address';
import { ExportButton } from '../../components/export-button/export-button';
import { FigureCards, type CardFigure, type Compared } from '../../components/figure-cards/figure-cards';
import { ReportPage } from '../../components/report-page/report-page';
import { useCompared } from '../../components/report-page/use-compared';
import { useReportWords, useT } from '../../i18n';
import { filterCount, NO_FILTER, type FilterField } from '../../model/reports/report-filter';
import { BetList } from './bet-list';
import { useBetColumns } from './use-bet-columns';
import { useTeamBets, type TeamBetsRead } from './use-team-bets';

/** Comes with the dialogs of the kit. */
const BetSheet = lateSheet(() =>
  import(/* webpackChunkName: "bet-sheet" */ './bet-sheet').then((module) => module.BetSheet),
);

const FIELDS: readonly FilterField[] = ['username', 'category', 'vendor'];

/** Every bet of the team, with their totals (docs/product/agents.md#bets-of-the-team). */
export function TeamBettingScreen(): ReactNode {
  const t = useT();
  const words = useReportWords();
  const address = useReportAddress(FIELDS);
  const bets = useTeamBets(address);
  const compared = useCompared(address.range);
  const columns = useBetColumns();
  const [opened, setOpened] = useState<TeamBet | null>(null);
  const { read, totals } = bets;
  const load = async () => ({ ...(await bets.loadAll()), columns });
  return (
    <ReportPage
      name="team-betting"
      ready={read.status !== 'loading'}
      error={read.error}
      read={read}
      address={address}
      fields={FIELDS}
    >
      {read.status !== 'failed' && <BetCards bets={bets} compared={compared} />}
      <ReportList words={words} read={read} count={bets.bets.length} empty={<NoBets address={address} />}>
        {totals !== undefined && (
          <SectionHeader
            title={t('betting.list')}
            action={<ExportButton name="team-betting" range={address.range} load={load} />}
          />
        )}
        <BetList bets={bets.bets} onOpen={setOpened} />
      </ReportList>
      {opened !== null && <BetSheet bet={opened} onClose={() => setOpened(null)} />}
    </ReportPage>
  );
}

function BetCards({ bets, compared }: { readonly bets: TeamBetsRead; readonly compared: Compared }): ReactNode {
  const t = useT();
  const figure = (name: 'profit' | 'stake' | 'payout'): CardFigure => ({
    id: name,
    label: t(name === 'profit' ? 'figure.grossProfit' : `figure.${name}`),
    about: t(name === 'profit' ? 'about.grossProfit' : `about.${name}`),
    kind: name === 'profit' ? 'signed' : 'money',
    value: bets.totals?.[name],
    before: bets.before?.[name],
    ...(name !== 'payout' && { growthIs: 'good' as const }),
  });
  return <FigureCards main={figure('profit')} others={[figure('stake'), figure('payout')]} compared={compared} />;
}

/** Where a filter hides everything the way on is without it; else it is a longer time. */
function NoBets({ address }: { readonly address: ReportAddress }): ReactNode {
  const t = useT();
  const isNarrowed = filterCount(address.filter) > 0;
  return (
    <EmptyState
      kind="search"
      title={t('betting.empty')}
      action={
        isNarrowed ? (
          <Button variant="secondary" onClick={() => address.change({ filter: NO_FILTER })}>
            {t('filter.showAll')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => address.change({ period: { days: 30 } })}>
            {t('filter.longer')}
          </Button>
        )
      }
    />
  );
}
