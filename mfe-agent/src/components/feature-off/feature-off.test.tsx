import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { teamBets, teamOverview, teamProfitAndLoss } from 'shared-contracts/api/endpoints/agent';
import { downlineRebates } from 'shared-contracts/api/endpoints/agent-accounts';
import { rebateIncome } from 'shared-contracts/api/endpoints/agent-money';
import { RebateSettingsScreen } from '../../screens/rebate-settings/rebate-settings-screen';
import { TeamBettingScreen } from '../../screens/team-betting/team-betting-screen';
import { TeamOverviewScreen } from '../../screens/team-overview/team-overview-screen';
import { TeamProfitScreen } from '../../screens/team-profit/team-profit-screen';
import { TeamRebateScreen } from '../../screens/team-rebate/team-rebate-screen';
import { draw } from '../../testing/agent-site';
import { reportContext } from '../../testing/report-context';

test.each<[string, Endpoint, ReactNode]>([
  ['/m/agent/team/overview', teamOverview, <TeamOverviewScreen key="screen" />],
  ['/m/agent/team/pnl', teamProfitAndLoss, <TeamProfitScreen key="screen" />],
  ['/m/teamBetting', teamBets, <TeamBettingScreen key="screen" />],
  ['/m/member/teamRebate', rebateIncome, <TeamRebateScreen key="screen" />],
  ['/m/member/agent/agentRebeat?username=ben', downlineRebates, <RebateSettingsScreen key="screen" />],
])('%s says that the merchant has no such tool, and offers the others', async (at, endpoint, shown) => {
  const context = reportContext();
  context.http.fail(endpoint, { kind: 'forbidden', code: 'feature.off' });
  await draw(shown, context, at);
  expect(await screen.findByText(/the feature is temporarily unavailable$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the agent centre' })).toHaveAttribute('href', '/m/agent');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '30 days' })).not.toBeInTheDocument();
});
