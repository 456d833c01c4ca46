import type { ReactNode } from 'react';
import type { Subordinate } from 'shared-contracts/api/endpoints/agent';
import { useMoneyText } from 'shared-kit/money';
import { Link } from 'shared-kit/router';
import { Card, Chip, DateText } from 'shared-kit/parts';
import { Avatar, Icon, IconButton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { canReceive } from '../../model/red-envelopes/recipients';
import styles from './team-screen.module.css';

export interface TeamRowProps {
  readonly member: Subordinate;
  /** Address of the people below. */
  readonly below: string;
  readonly onActions: () => void;
}

/** One subordinate: who, what it owns, how many it has below, when it was here last. */
export function TeamRow({ member, below, onActions }: TeamRowProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { username, kind, balance, teamSize, lastLogin } = member;
  const facts = [
    { name: t('team.balance'), value: moneyText(balance) },
    { name: t('team.size'), value: String(teamSize) },
    {
      name: t('team.lastLogin'),
      value: lastLogin === null ? t('team.never') : <DateText value={lastLogin} />,
    },
  ];
  return (
    <Card padding="sm" className={styles.row}>
      <div className={styles.head}>
        <Avatar name={username} size="sm" />
        <span className={styles.who}>
          <span className={styles.name} translate="no">
            {username}
          </span>
          <Chip tone={kind === 'agent' ? 'accent' : 'neutral'}>{t(`kind.${kind}`)}</Chip>
          {!canReceive(member) && <Chip tone="warn">{t('team.disabled')}</Chip>}
        </span>
        <IconButton icon="sliders" iconSize={20} label={t('team.actions', { name: username })} onClick={onActions} />
      </div>
      <div className={styles.foot}>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {teamSize > 0 && (
          <Link className={styles.below} to={below} aria-label={t('team.below', { name: username })}>
            <Icon name="chevron-right" size={22} />
          </Link>
        )}
      </div>
    </Card>
  );
}
