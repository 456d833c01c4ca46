import type { ReactNode } from 'react';
import { FormProvider } from 'shared-kit/form';
import { useWallet } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { EmptyTeam } from '../../components/empty-team/empty-team';
import { PinNeeded } from '../../components/money-form/pin-needed';
import { PartFailed } from '../../components/part-failed/part-failed';
import { EnvelopeForm } from './envelope-form';
import { EnvelopeResults } from './envelope-results';
import styles from './red-rain-screen.module.css';
import type { RainFacts } from './use-rain-facts';
import { useRedRain } from './use-red-rain';

/** The form, or why there is none: nobody to send to, no payment password; then what became of the sending. */
export function SendEnvelopes({ facts }: { readonly facts: RainFacts }): ReactNode {
  const wallet = useWallet();
  const rain = useRedRain(wallet);
  if (facts.hasFailed) return <PartFailed error={facts.error} isRetrying={facts.isRetrying} onRetry={facts.retry} />;
  if (!facts.isReady)
    return (
      <div className={styles.stack} aria-hidden="true">
        <Skeleton height={110} />
        <Skeleton height={260} />
        <Skeleton height={180} />
      </div>
    );
  if (facts.isEmpty) return <EmptyTeam />;
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
