import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMoneyText } from 'shared-kit/money';
import { Card, Chip, type Tone } from 'shared-kit/parts';
import { useCurrency } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { PinField } from '../../components/money-form/pin-field';
import { SendingDoubt } from '../../components/money-form/sending-doubt';
import { useT } from '../../i18n';
import {
  failedShares,
  failureReason,
  sentTotal,
  type ShareResult,
  type ShareState,
} from '../../model/red-envelopes/sending-results';
import { EnvelopeShower } from './envelope-shower';
import styles from './red-rain-screen.module.css';
import type { RedRain } from './use-red-rain';

export interface EnvelopeResultsProps {
  readonly rain: RedRain;
  readonly results: readonly ShareResult[];
}

const TONES: Readonly<Record<ShareState, Tone>> = { sent: 'win', failed: 'loss', unknown: 'warn' };

function Verdict({ results }: Pick<EnvelopeResultsProps, 'results'>): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const count = results.length;
  const sent = results.filter(({ state }) => state === 'sent').length;
  const verdict = useRef<HTMLDivElement>(null);
  // It stands where the form began, far above the button that was pressed.
  useEffect(() => verdict.current?.focus(), []);
  const partTitle = sent === 0 ? t('rain.noneTitle') : t('rain.partTitle', { count: sent, all: count });
  return (
    <div ref={verdict} tabIndex={-1} role="status" className={styles.verdict}>
      <span className={sent === 0 ? styles.loss : styles.win}>
        <Icon name={sent === 0 ? 'fail' : 'gift'} size={40} />
      </span>
      <h2 className={styles.verdictTitle}>{sent === count ? t('rain.doneTitle') : partTitle}</h2>
      {sent > 0 && (
        <p className={styles.sum}>{t('rain.sentTotal', { amount: moneyText(sentTotal(results, decimals)) })}</p>
      )}
    </div>
  );
}

function ResultRow({ result }: { readonly result: ShareResult }): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { username, amount, state, code } = result;
  return (
    <li className={styles.result}>
      <span className={styles.resultText}>
        <span className={styles.personName} translate="no">
          {username}
        </span>
        {state === 'failed' && <span className={styles.reason}>{t(`sending.reason.${failureReason(code)}`)}</span>}
      </span>
      <span className={styles.amount}>{moneyText(amount)}</span>
      <Chip tone={TONES[state]}>{t(`sending.${state}`)}</Chip>
    </li>
  );
}

/** What became of every envelope; failed ones can be sent again. */
export function EnvelopeResults({ rain, results }: EnvelopeResultsProps): ReactNode {
  const t = useT();
  const id = useId();
  const { faultText, isSending, notice, retry, startOver } = rain;
  const failed = failedShares(results);
  const hasSent = results.some(({ state }) => state === 'sent');
  return (
    <div className={styles.stack}>
      <Card tone="glow" className={styles.stack}>
        {hasSent && <EnvelopeShower />}
        <Verdict results={results} />
      </Card>
      <Card padding="sm">
        <h3 id={id} className={styles.title}>
          {t('rain.results')}
        </h3>
        <ul className={styles.results} aria-labelledby={id}>
          {results.map((result) => (
            <ResultRow key={result.username} result={result} />
          ))}
        </ul>
      </Card>
      {failed.length > 0 && (
        <form
          noValidate
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault();
            retry();
          }}
        >
          <p className={styles.note}>{t('rain.again')}</p>
          <PinField translate={faultText} />
          {notice && <SendingDoubt notice={notice} />}
          <Button type="submit" block busy={isSending}>
            {t('rain.retry', { number: failed.length })}
          </Button>
        </form>
      )}
      <Button variant="secondary" block disabled={isSending} onClick={startOver}>
        {t('rain.another')}
      </Button>
    </div>
  );
}
