import type { ReactNode } from 'react';
import type { Reward } from 'shared-contracts/api/endpoints/promotions';
import { htmlLanguage } from 'shared-contracts/language';
import { href } from 'shared-contracts/paths';
import { Chip, CountdownText, DateText, ProgressBar } from 'shared-kit/parts';
import { serverNow, useCurrency, useLanguage } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Button, buttonClass, formatPercent, Icon, Money, type IconName } from 'shared-kit/ui';
import type { RewardActions } from '../reward-actions/use-reward-actions';
import { useT } from '../../i18n';
import { SmallFact } from '../small-fact/small-fact';
import { TurnoverFact } from '../turnover-fact/turnover-fact';
import { clockOf, expiryOf, stateLook } from '../../model/reward-rules';
import styles from './reward-card.module.css';

export interface RewardCardProps {
  readonly reward: Reward;
  readonly actions: RewardActions;
}

const ACTION_ICONS: Readonly<Record<Exclude<Reward['action'], 'none'>, IconName>> = {
  claim: 'gift',
  join: 'ticket',
  apply: 'send',
};

function signOf({ action, state }: Reward): IconName {
  return action === 'none' ? (stateLook(state)?.icon ?? 'gift') : ACTION_ICONS[action];
}

/** A reward: title, amount, progress, end, and the one thing to do with it. */
export function RewardCard({ reward, actions }: RewardCardProps): ReactNode {
  const t = useT();
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  const { title, amount, progress } = reward;
  return (
    <li className={styles.card} data-reward={reward.id}>
      <span className={styles.sign}>
        <Icon name={signOf(reward)} size={22} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {amount !== null && (
          <Money
            className={styles.amount}
            amount={amount}
            {...currency}
            locale={locale}
            tone={reward.state === 'expired' ? 'muted' : 'accent'}
          />
        )}
        <RewardFacts reward={reward} onEnd={actions.refresh} />
      </div>
      <div className={styles.action}>
        <RewardAction reward={reward} actions={actions} />
      </div>
      {progress !== null && (
        <ProgressBar
          className={styles.progress}
          label={t('rewards.progress', { title })}
          value={progress}
          valueText={formatPercent(Math.round(progress), locale)}
          tone="accent"
        />
      )}
    </li>
  );
}

interface RewardFactsProps {
  readonly reward: Reward;
  readonly onEnd: () => void;
}

/** What the amount is bound to, and until when; of what is history, when that was. */
function RewardFacts({ reward, onEnd }: RewardFactsProps): ReactNode {
  const { time, turnoverTimes } = reward;
  if (time !== null) {
    return (
      <SmallFact icon="clock">
        <DateText value={time} />
      </SmallFact>
    );
  }
  return (
    <>
      {turnoverTimes !== null && turnoverTimes > 0 && <TurnoverFact times={turnoverTimes} />}
      <RewardEnd reward={reward} onEnd={onEnd} />
    </>
  );
}

function RewardEnd({ reward, onEnd }: RewardFactsProps): ReactNode {
  const t = useT();
  const expiry = expiryOf(reward, serverNow());
  if (expiry.kind === 'none') return null;
  return (
    <SmallFact icon="clock">
      <span>{`${t(expiry.kind === 'date' ? 'rewards.until' : 'rewards.endsIn')} `}</span>
      {expiry.kind === 'date' ? (
        <DateText value={expiry.at} />
      ) : (
        <CountdownText
          label={`${reward.title}: ${t('rewards.endsIn')}`}
          endsAt={expiry.at}
          format={clockOf}
          onEnd={onEnd}
        />
      )}
    </SmallFact>
  );
}

function RewardAction({ reward, actions }: RewardCardProps): ReactNode {
  const t = useT();
  const { id, action, promotionId, state, title } = reward;
  const isBusy = actions.busyId === id;
  // Many rewards can be claimed: out of sight, a button says which.
  const nameOf = (words: string): string => `${words}: ${title}`;
  if (action === 'claim') {
    return (
      <Button
        size="sm"
        variant="accent"
        aria-label={nameOf(t('rewards.claim'))}
        busy={isBusy}
        onClick={() => void actions.claim(reward)}
      >
        {t('rewards.claim')}
      </Button>
    );
  }
  if (action === 'join') {
    return (
      <Button size="sm" aria-label={nameOf(t('rewards.join'))} busy={isBusy} onClick={() => void actions.join(reward)}>
        {t('rewards.join')}
      </Button>
    );
  }
  if (action === 'apply' && promotionId !== null) {
    return (
      <Link
        className={buttonClass({ size: 'sm', variant: 'secondary' })}
        aria-label={nameOf(t('rewards.apply'))}
        to={href('applyReward', { id: promotionId })}
      >
        {t('rewards.apply')}
      </Link>
    );
  }
  const look = stateLook(state);
  return look && <Chip tone={look.tone}>{t(look.text)}</Chip>;
}
