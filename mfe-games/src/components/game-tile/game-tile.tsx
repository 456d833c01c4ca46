import type { ReactNode } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { useRemoteContext } from 'shared-kit/remote';
import { Image } from 'shared-kit/parts';
import { IconButton, Spinner } from 'shared-kit/ui';
import type { Favourites } from './use-favourites';
import type { Launcher } from '../../api/use-launch';
import type { SectionTranslate } from '../../i18n';
import { canBeFavourite, gameTarget, gameTitle } from '../../model/catalogue/game-entry';
import { gamePictures } from '../../model/catalogue/pictures';
import { classNames } from '../class-names';
import styles from './game-tile.module.css';

/** What tiles share: what a tap does, what is marked, and how vendors are called. */
export interface TileActions {
  readonly launcher: Launcher;
  readonly favourites: Favourites;
  readonly vendorNames: ReadonlyMap<string, string>;
  /** The texts, subscribed to once for all tiles. */
  readonly text: SectionTranslate;
}

export interface GameTileProps {
  readonly game: Game;
  readonly actions: TileActions;
  /** Stands out in its grid. */
  readonly featured?: boolean;
  /** Loads its picture at once. */
  readonly eager?: boolean;
}

interface FavouriteStarProps {
  readonly game: Game;
  readonly actions: TileActions;
}

function FavouriteStar({ game, actions: { favourites, text } }: FavouriteStarProps): ReactNode {
  const isFavourite = favourites.has(game.nodeId);
  return (
    <IconButton
      icon={isFavourite ? 'star-filled' : 'star'}
      iconSize={18}
      label={text(isFavourite ? 'tile.remove' : 'tile.add', { game: gameTitle(game) })}
      busy={favourites.isBusy(game.nodeId)}
      className={classNames(styles.star, isFavourite && styles.marked)}
      onClick={() => favourites.toggle(game)}
    />
  );
}

/** A game: its picture, its name, its vendor, and a star (docs/product/games.md#tile). A tap launches it. */
export function GameTile({ game, actions, featured = false, eager = false }: GameTileProps): ReactNode {
  const { site } = useRemoteContext();
  const { launcher, vendorNames } = actions;
  const isLaunching = launcher.isLaunching(game);
  return (
    <article className={classNames(styles.tile, featured && styles.featured)} data-game={game.nodeId}>
      <button
        type="button"
        className={styles.play}
        aria-busy={isLaunching || undefined}
        onClick={() => launcher.launch(gameTarget(game))}
      >
        <span className={styles.picture}>
          <Image
            sources={gamePictures(game, site.imageBases())}
            place="tile"
            alt=""
            width={300}
            height={400}
            fill
            eager={eager}
          />
          {isLaunching && (
            <span className={styles.veil}>
              <Spinner size={28} />
            </span>
          )}
        </span>
        <span className={styles.name} translate="no">
          {gameTitle(game)}
        </span>
        <span className={styles.vendor}>{vendorNames.get(game.vassalage) ?? game.vassalage}</span>
      </button>
      {canBeFavourite(game) && <FavouriteStar game={game} actions={actions} />}
    </article>
  );
}
