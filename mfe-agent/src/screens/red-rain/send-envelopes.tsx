import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { FormProvider } from 'shared-kit/form';
import { useWallet } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState, Skeleton } from 'shared-kit/ui';
import { PinNeeded } from '../../components/money-form/pin-needed';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useT } from '../../i18n';
import { EnvelopeForm } from './envelope-form';
import { EnvelopeResults } from './envelope-results';
import styles from './red-rain-screen.module.css';
import type { RainFacts } from './use-rain-facts';
import { useRedRain } from './use-red-rain';

/** The form, or why there is none: nobody to send to, no payment password; then what became of the sending. */
export function SendEnvelopes({ facts }: { readonly facts: RainFacts }): ReactNode {
  const t = useT();
  const wallet = useWallet();
  const rain = useRedRain(wallet.balance);
  if (facts.hasFailed) return <PartFailed isRetrying={facts.isRetrying} onRetry={facts.retry} />;
  if (!facts.isReady)
    return (
      <div className={styles.stack} aria-hidden="true">
        <Skeleton height={110} />
        <Skeleton height={260} />
        <Skeleton height={180} />
      </div>
    );
  if (facts.isEmpty)
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
  if (!facts.hasPin) return <PinNeeded />;
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
