import type { ReactNode } from 'react';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { href } from 'shared-contracts/paths';
import { useEndpoint } from 'shared-kit/data';
import { FormProvider } from 'shared-kit/form';
import { useWallet } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState, Skeleton } from 'shared-kit/ui';
import { useSubordinates } from '../../api/use-subordinates';
import { PinNeeded } from '../../components/money-form/pin-needed';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useT } from '../../i18n';
import { EnvelopeForm } from './envelope-form';
import { EnvelopeResults } from './envelope-results';
import { EVERYBODY } from './recipients-page';
import styles from './red-rain-screen.module.css';
import { useRedRain } from './use-red-rain';

/** The form, or why there is none: nobody to send to, no payment password; then what became of the sending. */
export function SendEnvelopes(): ReactNode {
  const t = useT();
  const wallet = useWallet();
  const member = useEndpoint(memberInfo, {});
  const { members, read } = useSubordinates(EVERYBODY.place, EVERYBODY.pageSize);
  const rain = useRedRain(wallet.balance);
  const hasFailed = (member.isError && !member.data) || read.status === 'failed';
  const isReady = member.data !== undefined && read.status === 'shown';
  if (hasFailed)
    return (
      <PartFailed
        isRetrying={member.isFetching || read.isRefreshing}
        onRetry={() => {
          if (member.isError) void member.refetch();
          if (read.status === 'failed') read.refresh();
        }}
      />
    );
  if (!isReady)
    return (
      <div className={styles.stack} aria-hidden="true">
        <Skeleton height={110} />
        <Skeleton height={260} />
        <Skeleton height={180} />
      </div>
    );
  if (members.length === 0)
    return (
      <EmptyState
        kind="messages"
        title={t('team.empty')}
        text={t('team.emptyText')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={href('agentRegister')}>
            {t('team.openAccount')}
          </Link>
        }
      />
    );
  if (!member.data?.hasPaymentPassword) return <PinNeeded />;
  return (
    <FormProvider {...rain.form}>
      {rain.results ? (
        <EnvelopeResults rain={rain} results={rain.results} />
      ) : (
        <EnvelopeForm rain={rain} balance={wallet.balance} />
      )}
    </FormProvider>
  );
}
