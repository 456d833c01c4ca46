import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Chip, SearchField } from 'shared-kit/parts';
import { IconButton, type IconName } from 'shared-kit/ui';
import { useT, type SectionText } from '../../i18n';
import { hasTabs } from '../../model/catalogue/game-type';
import { filterCount, LIST_TABS, type ListAction, type ListState, type ListTab } from '../../model/lists/list-state';
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

/** Where the toolbar stands in the page, from the top of the view; it may stick further down now. */
function ownTop(toolbar: HTMLElement): number {
  const before = toolbar.previousElementSibling?.getBoundingClientRect().bottom;
  return before ?? toolbar.parentElement?.getBoundingClientRect().top ?? 0;
}

/** A list that changes while somebody is deep in it starts over below the toolbar. */
function useListStart({ mode, vassalage, gameClassify, gameName }: ListState) {
  const toolbar = useRef<HTMLDivElement>(null);
  const list = JSON.stringify([mode, vassalage, gameClassify, gameName]);
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current === list || toolbar.current === null) return;
    shown.current = list;
    const sticksAt = Number.parseFloat(getComputedStyle(toolbar.current).top) || 0;
    const above = ownTop(toolbar.current) - sticksAt;
    if (above < 0) window.scrollTo({ top: Math.round(window.scrollY + above), behavior: 'instant' });
  }, [list]);
  return toolbar;
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
  const toolbar = useListStart(state);
  const isTabbed = hasTabs(gameType);
  return (
    <div ref={toolbar} className={styles.toolbar}>
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
            badgeLabel={t('filter.count', { count: filterCount(state) })}
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
  );
}
