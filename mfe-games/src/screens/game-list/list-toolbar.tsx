import type { ReactNode } from 'react';
import { Chip, IconButton, SearchField, type IconName } from 'shared-kit/ui';
import { useT, type SectionText } from '../../i18n';
import { hasTabs } from '../../model/game-type';
import { filterCount, LIST_TABS, type ListTab } from '../../model/list-state';
import type { GameList } from './use-game-list';
import { useSearchBox } from './use-search-box';
import styles from './game-list.module.css';

const TABS: Readonly<Record<ListTab, { readonly icon: IconName; readonly text: SectionText }>> = {
  recent: { icon: 'history', text: 'tabs.recent' },
  fav: { icon: 'star', text: 'tabs.fav' },
  hot: { icon: 'flame', text: 'tabs.hot' },
};

/** The open vendor: a tab of its own that can be closed (D-37). */
function VendorTab({ list, name }: { readonly list: GameList; readonly name: string }): ReactNode {
  const t = useT();
  return (
    <span className={styles.vendorTab}>
      <span className={styles.vendorName}>{name}</span>
      <IconButton
        icon="close"
        iconSize={16}
        label={t('tabs.closeVendor', { vendor: name })}
        onClick={() => list.act({ kind: 'closeVendor' })}
      />
    </span>
  );
}

export interface ListToolbarProps {
  readonly list: GameList;
  readonly onFilter: () => void;
}

/** Search, filter and tabs of a game list (S1 2.7). Bingo has the search alone. */
export function ListToolbar({ list, onFilter }: ListToolbarProps): ReactNode {
  const t = useT();
  const { gameType, state, vendors, act } = list;
  const box = useSearchBox(state.gameName, (gameName) => act({ kind: 'search', gameName }));
  const openVendor = state.mode === 'search' ? state.vassalage : null;
  const vendorName = vendors.find(({ vassalage }) => vassalage === openVendor)?.displayName || openVendor;
  return (
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
        {hasTabs(gameType) && (
          <IconButton
            icon="sliders"
            variant="filled"
            label={t('filter.open')}
            badge={filterCount(state)}
            onClick={onFilter}
          />
        )}
      </div>
      {(hasTabs(gameType) || vendorName) && (
        <div role="group" aria-label={t('tabs.label')} className={styles.tabs}>
          {vendorName && <VendorTab list={list} name={vendorName} />}
          {hasTabs(gameType) &&
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
