import type { ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { useRemoteContext } from 'shared-kit/remote';
import { Image } from 'shared-kit/parts';
import { Icon, Spinner } from 'shared-kit/ui';
import type { Launcher } from '../../api/use-launch';
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
  readonly launcher: Launcher;
}

function hint(t: SectionTranslate, category: GameCategory): string {
  if (category.type === BINGO_CATEGORY) return t('home.bingoHint');
  if (category.vendors.length === 0) return '';
  return categoryClick(category).kind === 'launch'
    ? t('home.oneVendor')
    : t('home.vendors', { count: category.vendors.length });
}

/** The wide card, and the first row of three behind it. */
const FIRST_VIEW_CARDS = 4;

interface FanProps {
  readonly games: readonly Game[];
  /** In the wide card, where they are larger. */
  readonly isWide: boolean;
  readonly eager: boolean;
}

function Fan({ games, isWide, eager }: FanProps): ReactNode {
  const { site } = useRemoteContext();
  return (
    <span className={styles.fan} aria-hidden="true">
      {games.map((game) => (
        <span key={game.nodeId} className={styles.leaf}>
          <Image
            sources={gamePictures(game, site.imageBases())}
            place={isWide ? 'card' : 'leaf'}
            alt=""
            width={300}
            height={400}
            fill
            eager={eager}
          />
        </span>
      ))}
    </span>
  );
}

/** The categories as cards, the first one as wide as the page. */
export function CategoryGrid({ categories, games, onClick, launcher }: CategoryGridProps): ReactNode {
  const t = useT();
  return (
    <ul className={styles.grid} aria-label={t('home.explore')}>
      {categories.map((category, index) => {
        const isWide = index === 0;
        const click = categoryClick(category);
        const isLaunching = click.kind === 'launch' && launcher.isLaunching({ vassalage: click.vendor.vassalage });
        const pictures = picturesOfCategory(category.type, games, isWide ? 3 : 1);
        return (
          <li key={category.type} className={classNames(isWide && styles.wide)}>
            <button
              type="button"
              className={styles.card}
              aria-busy={isLaunching || undefined}
              onClick={() => onClick(category.type)}
            >
              {pictures.length > 0 ? (
                <Fan games={pictures} isWide={isWide} eager={index < FIRST_VIEW_CARDS} />
              ) : (
                <Icon name={categoryIcon(category.type)} size={64} className={styles.watermark} />
              )}
              <span className={styles.words}>
                <span className={styles.badge}>
                  {isLaunching ? (
                    <Spinner size={isWide ? 22 : 18} />
                  ) : (
                    <Icon name={categoryIcon(category.type)} size={isWide ? 22 : 18} />
                  )}
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
