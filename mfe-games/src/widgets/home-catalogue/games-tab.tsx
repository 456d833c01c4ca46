import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Link } from 'shared-kit/router';
import { buttonClass, EmptyState, Icon } from 'shared-kit/ui';
import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { useGamePages } from '../../api/use-game-pages';
import { GamePagesView } from '../../components/game-grid/game-pages';
import type { TileActions } from '../../components/game-tile/game-tile';
import { VendorStrip } from '../../components/vendor-strip/vendor-strip';
import { categoryTitle } from '../../components/category-look';
import { useT } from '../../i18n';
import { WHOLE_LIST, type ListState } from '../../model/list-state';
import styles from './home-catalogue.module.css';

export interface GamesTabProps {
  readonly type: string;
  readonly vendors: readonly Vendor[];
  /** The vendor of the address; one that is not of this category shows all. */
  readonly vassalage: string | null;
  readonly onVendor: (vassalage: string | null) => void;
  readonly actions: TileActions;
}

/** RNG and BINGO: the games of one vendor or of all (S1 2.6). */
export function GamesTab({ type, vendors, vassalage, onVendor, actions }: GamesTabProps): ReactNode {
  const t = useT();
  const chosen = vendors.some((vendor) => vendor.vassalage === vassalage) ? vassalage : null;
  const state: ListState = chosen === null ? WHOLE_LIST : { ...WHOLE_LIST, mode: 'filter', vassalage: chosen };
  const pages = useGamePages(type, state);
  const title = categoryTitle(t, type);
  const list = href('gameList', { gameType: type, ...(chosen !== null && { vassalage: chosen }) });
  return (
    <>
      <VendorStrip vendors={vendors} chosen={chosen} onChoose={onVendor} />
      <Link to={list} className={`${buttonClass({ variant: 'secondary', block: true })} ${styles.searchAll}`}>
        <Icon name="search" size={18} />
        <span>{t('search.open')}</span>
      </Link>
      <GamePagesView
        pages={pages}
        actions={actions}
        label={title}
        empty={<EmptyState kind="games" title={t('empty.all')} />}
      />
    </>
  );
}
