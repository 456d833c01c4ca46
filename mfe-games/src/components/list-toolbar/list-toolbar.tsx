import type { ReactNode } from 'react';
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

/** The open vendor: a tab of its own that can be closed. */
function VendorTab({ name, onClose }: { readonly name: string; readonly onClose: () => void }): ReactNode {
  const t = useT();
  return (
    <span className={styles.vendorTab}>
      <span className={styles.vendorName}>{name}</span>
      <IconButton icon="close" iconSize={16} label={t('tabs.closeVendor', { vendor: name })} onClick={onClose} />
    </span>
  );
}

export interface ListToolbarProps {
  readonly gameType: string;
  readonly state: ListState;
  readonly act: (action: ListAction) => void;
  /** The vendor whose tab is open, by name. */
  readonly openVendor?: string | null;
  /** Opens the filter; without it there is none. */
  readonly onFilter?: () => void;
}

/** Search, filter and tabs of a game list. Bingo has the search alone. */
export function ListToolbar({ gameType, state, act, openVendor = null, onFilter }: ListToolbarProps): ReactNode {
  const t = useT();
  const box = useSearchBox(state.gameName, (gameName) => act({ kind: 'search', gameName }));
  const isTabbed = hasTabs(gameType);
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
      {(isTabbed || openVendor) && (
        <div role="group" aria-label={t('tabs.label')} className={styles.tabs}>
          {openVendor && <VendorTab name={openVendor} onClose={() => act({ kind: 'closeVendor' })} />}
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
