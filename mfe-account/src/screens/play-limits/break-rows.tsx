import { useState, type ReactNode } from 'react';
import type { PlaySettings } from 'shared-contracts/api/endpoints/responsible-play';
import { Card, ListRow, SectionHeader } from 'shared-kit/parts';
import { lateSheet } from 'shared-kit/remote';
import { useTimes } from 'shared-kit/report';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import type { BreakKind } from './break-sheet';
import styles from './play-limits-screen.module.css';

const BreakSheet = lateSheet(() =>
  import(/* webpackChunkName: "play-sheet" */ './break-sheet').then((module) => module.BreakSheet),
);

/** The break that holds, until when. */
export function BreakNote({ settings }: { readonly settings: PlaySettings }): ReactNode {
  const t = useT();
  const times = useTimes();
  if (settings.break === null) return null;
  return (
    <Card tone="raised" className={styles.note} role="status">
      <Icon name="pause" size={20} className={styles.sign} />
      <p>{t('limits.running', { when: times.dateTime(settings.break.until) })}</p>
    </Card>
  );
}

/** The ways to stop for a time. */
export function BreakRows({ settings }: { readonly settings: PlaySettings }): ReactNode {
  const t = useT();
  const [opened, setOpened] = useState<BreakKind>();
  const rows = [
    { kind: 'coolOff', icon: 'pause', isOffered: settings.coolOffDays.length > 0 },
    { kind: 'exclusion', icon: 'lock', isOffered: settings.exclusionMonths.length > 0 },
  ] as const;
  return (
    <section className={styles.group} aria-label={t('limits.breaks')}>
      <SectionHeader title={t('limits.breaks')} />
      <Card padding="none">
        {rows.map(
          ({ kind, icon, isOffered }) =>
            isOffered && (
              <ListRow
                key={kind}
                icon={icon}
                title={t(`limits.name.${kind}`)}
                detail={t(`limits.${kind}.short`)}
                onClick={() => setOpened(kind)}
              />
            ),
        )}
      </Card>
      {opened && <BreakSheet kind={opened} settings={settings} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
