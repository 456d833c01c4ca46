import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Chip, SearchField } from 'shared-kit/parts';
import { IconButton, type IconName } from 'shared-kit/ui';
import { useT, type SectionText } from '../../i18n';
import { hasTabs } from '../../model/game-type';
import { filterCount, LIST_TABS, type ListAction, type ListState, type ListTab } from '../../model/list-state';
import { useSearchBox } from './use-search-box';
import styles from './list-toolbar.module.css';

const TABS: Readonly<Record<ListTab, { readonly icon: IconName; readonly text: SectionText }>> = {
  recent: { icon: 'history', text: 'tabs.recent' },
  fav: { icon: 'star', text: 'tabs.fav' },
  hot: { icon: 'flame', text: 'tabs.hot' },
};

/** What narrows the list: a mark that can be taken off. */
export interface AppliedFilter {
  readonly name: string;
  /** What its button says to readers. */
  readonly label: string;
  readonly onRemove: () => void;
}

function FilterChip({ name, label, onRemove }: AppliedFilter): ReactNode {
  return (
    <span className={styles.applied}>
      <span className={styles.appliedName}>{name}</span>
      <IconButton icon="close" iconSize={16} label={label} onClick={onRemove} />
    </span>
  );
}

/** A list that changes while somebody is deep in it begins below the toolbar. */
function useListStart({ mode, vassalage, gameClassify, gameName }: ListState) {
  const start = useRef<HTMLDivElement>(null);
  const list = JSON.stringify([mode, vassalage, gameClassify, gameName]);
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    if ((start.current?.getBoundingClientRect().top ?? 0) < 0) start.current?.scrollIntoView();
  }, [list]);
  return start;
}

export interface ListToolbarProps {
  readonly gameType: string;
  readonly state: ListState;
  readonly act: (action: ListAction) => void;
  /** What narrows the list. */
  readonly applied?: readonly AppliedFilter[];
  /** Opens the filter; without it there is none. */
  readonly onFilter?: () => void;
}

const NOTHING_APPLIED: readonly AppliedFilter[] = [];

/** Search, filter and tabs of a game list, in reach however deep somebody is in it. Bingo has the search alone. */
export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { gameType, state, act, applied = NOTHING_APPLIED, onFilter } = props;
  const t = useT();
  const box = useSearchBox(state.gameName, (gameName) => act({ kind: 'search', gameName }));
  const start = useListStart(state);
  const isTabbed = hasTabs(gameType);
  return (
    <>
      <div ref={start} className={styles.start} />
      <div className={styles.toolbar}>
        <div className={styles.searchRow}>
          <SearchField
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            clearLabel={t('search.clear')}
            value={box.text}
            onValueChange={box.onType}
            onSubmit={box.onSubmit}
            className={styles.search}
          />
          {isTabbed && onFilter && (
            <IconButton
              icon="sliders"
              variant="filled"
              label={t('filter.open')}
              badge={filterCount(state)}
              onClick={onFilter}
            />
          )}
        </div>
        {(isTabbed || applied.length > 0) && (
          <div role="group" aria-label={t('tabs.label')} className={styles.tabs}>
            {applied.map((filter) => (
              <FilterChip key={filter.label} {...filter} />
            ))}
            {isTabbed &&
              LIST_TABS.map((tab) => (
                <Chip
                  key={tab}
                  icon={TABS[tab].icon}
                  selected={state.mode === tab}
                  onClick={() => act({ kind: 'tab', tab })}
                >
                  {t(TABS[tab].text)}
                </Chip>
              ))}
          </div>
        )}
      </div>
    </>
  );
}
