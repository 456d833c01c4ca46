import { subordinates, type Subordinate } from 'shared-contracts/api/endpoints/agent';
import { useRemoteContext } from 'shared-kit/remote';
import { allPages, type AllRows, type Column, type ReportTable, useTimes } from 'shared-kit/report';
import { useT } from '../../i18n';
import { canReceive } from '../../model/red-envelopes/recipients';
import { inOrder, teamRequest, type TeamPlace } from '../../model/team/team-place';

type TeamFile = ReportTable<Subordinate> & AllRows<Subordinate>;

/** Everybody of a place as a file has them, also those that the screen has not loaded yet. */
export function useTeamFile(place: TeamPlace): () => Promise<TeamFile> {
  const t = useT();
  const { http } = useRemoteContext();
  const { inFile } = useTimes();
  const columns: readonly Column<Subordinate>[] = [
    { id: 'username', label: t('account.username'), kind: 'text', of: ({ username }) => username },
    { id: 'kind', label: t('team.kind'), kind: 'text', of: ({ kind }) => t(`kind.${kind}`) },
    { id: 'balance', label: t('team.balance'), kind: 'money', of: ({ balance }) => balance },
    { id: 'teamSize', label: t('team.size'), kind: 'count', of: ({ teamSize }) => teamSize },
    {
      id: 'lastLogin',
      label: t('team.lastLogin'),
      kind: 'text',
      of: ({ lastLogin }) => (lastLogin === null ? t('team.never') : inFile(lastLogin)),
    },
    {
      id: 'state',
      label: t('team.state'),
      kind: 'text',
      of: (member) => t(canReceive(member) ? 'team.active' : 'team.disabled'),
    },
  ];
  return async () => {
    const { pageSize: _pageSize, ...request } = teamRequest(place, 1);
    // By name: balances and logins move rows from page to page while they are read.
    const byName = { ...request, sort: 'username' as const };
    const { rows, gap } = await allPages(http, subordinates, byName, { keyOf: ({ username }) => username });
    return { columns, rows: inOrder(rows, place.sort), gap };
  };
}
