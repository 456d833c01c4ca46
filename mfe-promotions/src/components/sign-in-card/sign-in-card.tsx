import type { ReactNode } from 'react';
import type { Reward } from 'shared-contracts/api/endpoints/promotions';
import { htmlLanguage } from 'shared-contracts/language';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { Card } from 'shared-kit/parts';
import { Button, Icon, Money, Unseen } from 'shared-kit/ui';
import type { RewardActions } from '../reward-actions/use-reward-actions';
import { useT } from '../../i18n';
import { SIGN_IN_DAYS, signedInDays } from '../../model/reward-rules';
import { TurnoverFact } from '../turnover-fact/turnover-fact';
import styles from './sign-in-card.module.css';

export interface SignInCardProps {
  readonly reward: Reward;
  readonly actions: RewardActions;
}

const DAYS = Array.from({ length: SIGN_IN_DAYS }, (_, index) => index + 1);

/** The daily sign-in: the days of this week, and today's gift (docs/product/promotions.md#daily-sign-in). */
export function SignInCard({ reward, actions }: SignInCardProps): ReactNode {
  const t = useT();
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  const done = signedInDays(reward.progress);
  const isOpen = reward.action === 'claim';
  const today = isOpen ? Math.min(done + 1, SIGN_IN_DAYS) : done;
  return (
    <Card tone="glow" className={styles.card} data-reward={reward.id}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{t('rewards.signInTitle')}</h2>
        <span className={styles.day}>{t('rewards.signInDay', { day: today, total: SIGN_IN_DAYS })}</span>
      </div>
      <ol className={styles.week} aria-label={t('rewards.signInDays')}>
        {DAYS.map((day) => (
          <li
            key={day}
            className={styles.place}
            data-done={day <= done || undefined}
            data-today={(isOpen && day === today) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            {day <= done ? <Icon name="check" size={16} /> : day === SIGN_IN_DAYS && <Icon name="gift" size={16} />}
            {day <= done || day === SIGN_IN_DAYS ? <Unseen>{day}</Unseen> : <span>{day}</span>}
            {day <= done && <Unseen>{`, ${t('rewards.stateClaimed')}`}</Unseen>}
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {reward.amount !== null && (
          <div className={styles.gift}>
            <Money amount={reward.amount} {...currency} locale={locale} size="title" tone="accent" />
            {isOpen && reward.turnoverTimes !== null && <TurnoverFact times={reward.turnoverTimes} />}
          </div>
        )}
        {isOpen ? (
          <Button
            variant="accent"
            aria-label={`${t('rewards.claim')}: ${t('rewards.signInTitle')}`}
            busy={actions.busyId === reward.id}
            onClick={() => void actions.claim(reward)}
          >
            {t('rewards.claim')}
          </Button>
        ) : (
          <span className={styles.rest}>{t('rewards.signInDone')}</span>
        )}
      </div>
    </Card>
  );
}
