import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { ScreenFrame } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { buttonClass, ErrorBlock, Spinner } from 'shared-kit/ui';
import { BrandMark } from '../../components/brand-mark/brand-mark';
import { useT, type SectionText } from '../../i18n';
import type { TrialTrouble } from '../../model/registration/trial-trouble';
import styles from './trial-screen.module.css';
import { useTrialStart } from './use-trial-start';

/** What to do about it; the toast has said what happened. */
const TROUBLE_TEXT: Readonly<Record<Exclude<TrialTrouble['kind'], 'wait'>, SectionText>> = {
  limited: 'trial.limited',
  closed: 'trial.closed',
  offline: 'report.failedText',
  other: 'trial.failedText',
};

/** Starts a free trial when it is opened (docs/product/accounts.md#free-trial). */
export function TrialScreen(): ReactNode {
  const t = useT();
  const { trouble, retry } = useTrialStart();
  return (
    <ScreenFrame name="trial" ready>
      <div className={styles.stage}>
        <BrandMark />
        {trouble !== null ? (
          <ErrorBlock
            title={t('trial.failedTitle')}
            text={trouble.kind === 'wait' ? t('trial.wait', { count: trouble.minutes }) : t(TROUBLE_TEXT[trouble.kind])}
            retryLabel={t('trial.retry')}
            onRetry={retry}
            action={
              <Link className={buttonClass({ variant: 'quiet' })} to={href('home')}>
                {t('trial.home')}
              </Link>
            }
          />
        ) : (
          <div role="status" className={styles.waiting}>
            <Spinner size={32} />
            <p className={styles.title}>{t('trial.starting')}</p>
            <p className={styles.text}>{t('trial.text')}</p>
          </div>
        )}
      </div>
    </ScreenFrame>
  );
}
