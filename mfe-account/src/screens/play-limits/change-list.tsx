import type { ReactNode } from 'react';
import { PLAY_LIMITS, playHistory, type PlayChange } from 'shared-contracts/api/endpoints/responsible-play';
import { useEndpointPages } from 'shared-kit/lists';
import { Card, ListRow, SectionHeader } from 'shared-kit/parts';
import { ReportList, useTimes } from 'shared-kit/report';
import { EmptyState } from 'shared-kit/ui';
import { useReportWords, useT } from '../../i18n';
import styles from './play-limits-screen.module.css';
import { useLimitText } from './use-limit-text';

const NAMES = [...PLAY_LIMITS, 'check', 'coolOff', 'exclusion'] as const;
const ACTIONS = ['set', 'asked', 'withdrawn', 'begun'] as const;

function oneOf<const Names extends readonly string[]>(names: Names, name: string): Names[number] | undefined {
  return names.find((each) => each === name);
}

/** The figure of a change in its own unit. */
function useFigure(): (name: string, figure: number | null) => string {
  const t = useT();
  const text = useLimitText();
  return (name, figure) => {
    const count = figure ?? 0;
    if (name === 'coolOff') return t('limits.days', { count });
    if (name === 'exclusion') return t('limits.months', { count });
    return text(name === 'check' ? 'session' : (oneOf(PLAY_LIMITS, name) ?? 'session'), figure);
  };
}

function ChangeRow({ change }: { readonly change: PlayChange }): ReactNode {
  const t = useT();
  const times = useTimes();
  const figure = useFigure();
  const name = oneOf(NAMES, change.name);
  const action = oneOf(ACTIONS, change.action);
  const fields = { amount: figure(change.name, change.amount), when: times.dateTime(change.until) };
  return (
    <ListRow
      title={name === undefined ? change.name : t(`limits.name.${name}`)}
      detail={
        <>
          <span className={styles.line}>
            {action === undefined ? change.action : t(`limits.action.${action}`, fields)}
          </span>
          <span className={styles.line}>{times.dateTime(change.at)}</span>
        </>
      }
    />
  );
}

/** What the member changed, newest first; it fails alone. */
export function ChangeList(): ReactNode {
  const t = useT();
  const words = useReportWords();
  const { pages, ...read } = useEndpointPages(playHistory, {}, { staleTime: 0 });
  const changes = pages.flatMap(({ content }) => content);
  return (
    <section className={styles.group} aria-label={t('limits.history')}>
      <SectionHeader title={t('limits.history')} />
      <ReportList
        words={words}
        read={{ ...read, pagesLoaded: pages.length }}
        count={changes.length}
        empty={<EmptyState title={t('limits.historyEmpty')} />}
      >
        <Card padding="none">
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </Card>
      </ReportList>
    </section>
  );
}
