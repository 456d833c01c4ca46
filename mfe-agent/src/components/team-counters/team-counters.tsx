import { useId, type ReactNode } from 'react';
import type { TeamCounters as Counters } from 'shared-contracts/api/endpoints/agent';
import { htmlLanguage } from 'shared-contracts/language';
import { useLanguage } from 'shared-kit/remote';
import { SectionHeader } from 'shared-kit/parts';
import { Icon, Skeleton, type IconName } from 'shared-kit/ui';
import type { CountersRead } from '../../api/use-team-counters';
import { useT } from '../../i18n';
import styles from './team-counters.module.css';

const COUNTERS: readonly { readonly field: keyof Counters; readonly icon: IconName }[] = [
  { field: 'teamLoginMemberCount', icon: 'user' },
  { field: 'teamBetMemberCount', icon: 'dice' },
  { field: 'teamRegisterMemberCount', icon: 'user-plus' },
  { field: 'teamOnlineCount', icon: 'users' },
];

/** What the team did today, in four figures. */
export function TeamCounters({ counters, hasFailed }: Pick<CountersRead, 'counters' | 'hasFailed'>): ReactNode {
  const t = useT();
  const titleId = useId();
  const locale = htmlLanguage(useLanguage());
  const figure = (field: keyof Counters): ReactNode => {
    if (counters !== undefined) return counters[field].toLocaleString(locale);
    return hasFailed ? '--' : <Skeleton width={56} height={26} />;
  };
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('counters.title')} />
      <dl className={styles.counters}>
        {COUNTERS.map(({ field, icon }) => (
          <div key={field} className={styles.counter}>
            <dt className={styles.name}>
              <Icon name={icon} size={16} />
              <span>{t(`counters.${field}`)}</span>
            </dt>
            <dd className={styles.figure}>{figure(field)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
