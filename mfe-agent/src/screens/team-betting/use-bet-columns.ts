import { useTimes } from 'shared-kit/report';
import type { TeamBet } from 'shared-contracts/api/endpoints/agent';
import type { Column } from 'shared-kit/report';
import { useVendorText } from '../../api/use-game-types';
import { useCategoryText, useT } from '../../i18n';
import { betProfit, stateText } from '../../model/reports/team-bet';

/** The bets as a file has them. */
export function useBetColumns(): readonly Column<TeamBet>[] {
  const t = useT();
  const { inFile } = useTimes();
  const categoryText = useCategoryText();
  const vendorText = useVendorText();
  return [
    { id: 'time', label: t('table.time'), kind: 'text', of: ({ time }) => inFile(time) },
    { id: 'username', label: t('table.member'), kind: 'text', of: ({ username }) => username },
    { id: 'game', label: t('table.game'), kind: 'text', of: ({ gameName }) => gameName },
    { id: 'category', label: t('table.category'), kind: 'text', of: (bet) => categoryText(bet.gameCategory) },
    { id: 'vendor', label: t('filter.vendor'), kind: 'text', of: ({ vassalage }) => vendorText(vassalage) },
    { id: 'stake', label: t('figure.stake'), kind: 'money', of: ({ stake }) => stake },
    { id: 'payout', label: t('figure.payout'), kind: 'money', of: ({ payout }) => payout },
    { id: 'profit', label: t('figure.grossProfit'), kind: 'signed', of: betProfit },
    { id: 'state', label: t('table.state'), kind: 'text', of: ({ state }) => stateText(t, state) },
    { id: 'id', label: t('table.number'), kind: 'text', of: ({ id }) => id },
  ];
}
