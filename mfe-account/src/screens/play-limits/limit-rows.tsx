import { useState, type ReactNode } from 'react';
import type { PlayLimit, PlaySettings } from 'shared-contracts/api/endpoints/responsible-play';
import { Card, ListRow, SectionHeader } from 'shared-kit/parts';
import { lateSheet, serverNow } from 'shared-kit/remote';
import { useTimes } from 'shared-kit/report';
import type { IconName } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { LIMIT_GROUPS, limitLeft, pendingStage, type LimitGroup } from '../../model/play/limit-view';
import styles from './play-limits-screen.module.css';
import { useLimitText } from './use-limit-text';

const LimitSheet = lateSheet(() =>
  import(/* webpackChunkName: "play-sheet" */ './limit-sheet').then((module) => module.LimitSheet),
);
const CheckSheet = lateSheet(() =>
  import(/* webpackChunkName: "play-sheet" */ './check-sheet').then((module) => module.CheckSheet),
);

const ICON: Record<LimitGroup, IconName> = { deposits: 'deposit', losses: 'chart', time: 'clock' };

interface LimitRowProps {
  readonly limit: PlayLimit;
  readonly icon: IconName;
  readonly onOpen: () => void;
}

function LimitRow({ limit, icon, onOpen }: LimitRowProps): ReactNode {
  const t = useT();
  const text = useLimitText();
  const times = useTimes();
  const { name, amount, pending } = limit;
  const left = limitLeft(limit);
  const stage = pendingStage(limit, serverNow());
  const wished = text(name, pending?.amount ?? null);
  const hasDetail = left !== null || stage !== undefined;
  return (
    <ListRow
      icon={icon}
      title={t(`limits.name.${name}`)}
      detail={
        hasDetail ? (
          <>
            {left !== null && <span className={styles.line}>{t('limits.left', { left: text(name, left) })}</span>}
            {stage === 'waits' && (
              <span className={styles.line}>
                {t('limits.waits', { amount: wished, when: times.dateTime(pending?.from ?? null) })}
              </span>
            )}
            {stage === 'ready' && <strong className={styles.ready}>{t('limits.ready', { amount: wished })}</strong>}
          </>
        ) : undefined
      }
      end={text(name, amount)}
      onClick={onOpen}
    />
  );
}

/** Every limit with what is left of it, by group; a row opens its form. */
export function LimitRows({ settings }: { readonly settings: PlaySettings }): ReactNode {
  const t = useT();
  const [opened, setOpened] = useState<PlayLimit['name'] | 'check'>();
  const close = (): void => setOpened(undefined);
  const limits = new Map(settings.limits.map((limit) => [limit.name, limit]));
  const openedLimit = opened === undefined || opened === 'check' ? undefined : limits.get(opened);
  return (
    <>
      {(Object.keys(LIMIT_GROUPS) as LimitGroup[]).map((group) => (
        <section key={group} className={styles.group} aria-label={t(`limits.${group}`)}>
          <SectionHeader title={t(`limits.${group}`)} />
          <Card padding="none">
            {LIMIT_GROUPS[group].map((name) => {
              const limit = limits.get(name);
              return limit && <LimitRow key={name} limit={limit} icon={ICON[group]} onOpen={() => setOpened(name)} />;
            })}
            {group === 'time' && (
              <ListRow
                icon="bell"
                title={t('limits.name.check')}
                detail={t('limits.checkText')}
                end={t('limits.minutes', { count: settings.checkEvery })}
                onClick={() => setOpened('check')}
              />
            )}
          </Card>
        </section>
      ))}
      {openedLimit && <LimitSheet limit={openedLimit} coolingHours={settings.coolingHours} onClose={close} />}
      {opened === 'check' && <CheckSheet settings={settings} onClose={close} />}
    </>
  );
}
