import type { ReactNode } from 'react';
import { quotas } from 'shared-contracts/api/endpoints/agent-accounts';
import { useEndpoint } from 'shared-kit/data';
import { ScreenFrame } from 'shared-kit/remote';
import { useLocation, useNavigate } from 'shared-kit/router';
import { Card, PillTabs } from 'shared-kit/parts';
import { Skeleton } from 'shared-kit/ui';
import { useAgent } from '../../store/use-agent';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useT } from '../../i18n';
import { DirectAccount } from './direct-account';
import { InviteLinks } from './invite-links';
import styles from './open-account-screen.module.css';

const TABS = ['direct', 'links'] as const;

/** Opens accounts below the agent, directly and by links (docs/product/agents.md#open-account). */
export function OpenAccountScreen(): ReactNode {
  return useAgent() ? <OpenAccount /> : null;
}

function FormSkeleton(): ReactNode {
  return (
    <Card className={styles.stack} aria-hidden="true">
      <Skeleton height={72} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      {Array.from({ length: 5 }, (_row, index) => (
        <Skeleton key={index} height={48} />
      ))}
    </Card>
  );
}

function OpenAccount(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // What may be handed out changes with every account: never an old answer.
  const read = useEndpoint(quotas, {}, { staleTime: 0 });
  const asked = new URLSearchParams(search).get('tab');
  const tab = TABS.find((name) => name === asked) ?? 'direct';
  const hasFailed = read.isError && read.data === undefined;
  return (
    <ScreenFrame name="open-account" ready={read.data !== undefined || hasFailed}>
      <div className={styles.stack}>
        <PillTabs
          label={t('account.way')}
          variant="segment"
          tabs={TABS.map((name) => ({ value: name, label: t(`account.${name}`) }))}
          value={tab}
          onValueChange={(name) =>
            void navigate(name === 'direct' ? pathname : `${pathname}?tab=${name}`, { replace: true })
          }
        />
        {hasFailed && (
          <PartFailed error={read.error} isRetrying={read.isFetching} onRetry={() => void read.refetch()} />
        )}
        {!hasFailed && read.data === undefined && <FormSkeleton />}
        {read.data && (
          <>
            {/* Kept while the other is looked at: what was typed stays. */}
            <div hidden={tab !== 'direct'}>
              <DirectAccount quotas={read.data} onOpened={() => void read.refetch()} />
            </div>
            {tab === 'links' && <InviteLinks quotas={read.data} />}
          </>
        )}
      </div>
    </ScreenFrame>
  );
}
