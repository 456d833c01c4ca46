import type { ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { useRemoteContext } from 'shared-kit/remote';
import { Image } from 'shared-kit/parts';
import { Icon } from 'shared-kit/ui';
import { categoryIcon, categoryTitle } from '../../components/category-look';
import { useT, type SectionTranslate } from '../../i18n';
import { BINGO_CATEGORY, type GameCategory } from 'shared-contracts/game-categories';
import { categoryClick } from '../../model/catalogue/categories';
import { picturesOfCategory } from '../../model/catalogue/category-art';
import { gamePictures } from '../../model/catalogue/pictures';
import { classNames } from '../../components/class-names';
import styles from './category-grid.module.css';

export interface CategoryGridProps {
  readonly categories: readonly GameCategory[];
  /** Hot games, whose pictures stand for their categories. */
  readonly games: readonly Game[];
  readonly onClick: (type: string) => void;
}

function hint(t: SectionTranslate, category: GameCategory): string {
  if (category.type === BINGO_CATEGORY) return t('home.bingoHint');
  if (category.vendors.length === 0) return '';
  return categoryClick(category).kind === 'launch'
    ? t('home.oneVendor')
    : t('home.vendors', { count: category.vendors.length });
}

function Fan({ games }: { readonly games: readonly Game[] }): ReactNode {
  const { site } = useRemoteContext();
  return (
    <span className={styles.fan} aria-hidden="true">
      {games.map((game) => (
        <span key={game.nodeId} className={styles.leaf}>
          <Image sources={gamePictures(game, site.imageBases())} alt="" width={300} height={400} fill />
        </span>
      ))}
    </span>
  );
}

/** The categories as cards, the first one as wide as the page. */
export function CategoryGrid({ categories, games, onClick }: CategoryGridProps): ReactNode {
  const t = useT();
  return (
    <ul className={styles.grid} aria-label={t('home.explore')}>
      {categories.map((category, index) => {
        const isWide = index === 0;
        const pictures = picturesOfCategory(category.type, games, isWide ? 3 : 1);
        return (
          <li key={category.type} className={classNames(isWide && styles.wide)}>
            <button type="button" className={styles.card} onClick={() => onClick(category.type)}>
              {pictures.length > 0 ? (
                <Fan games={pictures} />
              ) : (
                <Icon name={categoryIcon(category.type)} size={64} className={styles.watermark} />
              )}
              <span className={styles.words}>
                <span className={styles.badge}>
                  <Icon name={categoryIcon(category.type)} size={isWide ? 22 : 18} />
                </span>
                <span className={styles.names}>
                  <span className={styles.title}>{categoryTitle(t, category.type)}</span>
                  <span className={styles.hint}>{hint(t, category)}</span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
