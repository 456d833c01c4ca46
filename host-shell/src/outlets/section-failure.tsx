import { useEffect, type ReactNode } from 'react';
import { fileLanguage } from 'shared-contracts/language';
import { PATHS } from 'shared-contracts/paths';
import type { LoadStage, RemoteLoadResult } from 'shared-contracts/remote/load-result';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { markSettled } from '../browser/after-first-screen';
import { useHostLanguage } from '../host/use-host';
import { useHostTexts } from '../i18n/use-host-texts';
import styles from './section-failure.module.css';

interface SectionFailureProps {
  readonly result: Exclude<RemoteLoadResult, { status: 'loaded' }>;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

function WayHome(): ReactNode {
  const t = useHostTexts();
  return (
    <Link to={PATHS.home} className={buttonClass({ variant: 'quiet' })}>
      {t('action.home')}
    </Link>
  );
}

/** Shown in place of a section that is off, missing or failed (docs/product/shell.md#full-page-states). */
export function SectionFailure({ result, onRetry, isRetrying }: SectionFailureProps): ReactNode {
  const t = useHostTexts();
  const language = fileLanguage(useHostLanguage());
  useEffect(markSettled, []);
  if (result.status === 'off') {
    const text = result.message[language] ?? result.message.EN ?? t('remote.offText');
    return (
      <main className={styles.place} data-section="off">
        <EmptyState kind="generic" title={t('remote.offTitle')} text={text} action={<WayHome />} />
      </main>
    );
  }
  if (result.stage === 'missing') {
    return (
      <main className={styles.place} data-section="missing">
        <EmptyState
          kind="generic"
          title={t('remote.missingTitle')}
          text={t('remote.missingText')}
          action={<WayHome />}
        />
      </main>
    );
  }
  const words = failureWords(result.stage);
  return (
    <main className={styles.place} data-section="failed" data-stage={result.stage}>
      <ErrorBlock
        title={t(words.title)}
        text={t(words.text)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
        retrying={isRetrying}
        action={<WayHome />}
      />
    </main>
  );
}

function failureWords(stage: LoadStage) {
  const isBroken = stage === 'render' || stage === 'evaluation' || stage === 'contract' || stage === 'exposed';
  return isBroken
    ? ({ title: 'remote.brokenTitle', text: 'remote.brokenText' } as const)
    : ({ title: 'remote.failedTitle', text: 'remote.failedText' } as const);
}
