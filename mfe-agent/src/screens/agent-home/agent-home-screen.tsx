import type { ReactNode } from 'react';
import type { SignedInState } from 'shared-contracts/session/session-state';
import { ScreenFrame, useWallet } from 'shared-kit/remote';
import { useAgent } from '../../store/use-agent';
import { useTeamCounters } from '../../api/use-team-counters';
import { AgentFooter } from '../../components/agent-footer/agent-footer';
import { AgentMenu } from '../../components/agent-menu/agent-menu';
import { AgentSummary } from '../../components/agent-summary/agent-summary';
import { TeamCounters } from '../../components/team-counters/team-counters';
import styles from './agent-home-screen.module.css';

/**
 * The home of agents (docs/product/agents.md#agent-home). The host lets nobody else in; without an agent it draws and
 * asks nothing.
 */
export function AgentHomeScreen(): ReactNode {
  const session = useAgent();
  return session ? <AgentHome session={session} /> : null;
}

function AgentHome({ session }: { readonly session: SignedInState }): ReactNode {
  const team = useTeamCounters();
  const wallet = useWallet();
  const retry = (): void => {
    if (team.hasFailed) team.retry();
    if (wallet.hasFailed) void wallet.refresh();
  };
  return (
    <ScreenFrame name="agent-home" ready={team.counters !== undefined || team.hasFailed}>
      <div className={styles.parts}>
        <AgentSummary
          userName={session.userName}
          wallet={wallet}
          onRetry={team.hasFailed || wallet.hasFailed ? retry : undefined}
        />
        <TeamCounters counters={team.counters} hasFailed={team.hasFailed} />
        <AgentMenu />
      </div>
      <AgentFooter />
    </ScreenFrame>
  );
}
