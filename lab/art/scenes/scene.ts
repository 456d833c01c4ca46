import type { Backdrop } from './backdrop';
import type { Palette } from 'reference-gateway/art/palette';
import type { NonEmpty, Random } from 'reference-gateway/art/random';

/** What a scene may draw from: its own stream of chance, the colours, and the round it is drawn in (0, 1, 2 ...). */
export interface SceneContext {
  readonly random: Random;
  readonly palette: Palette;
  readonly round: number;
}

/**
 * One family of pictures. `draw` answers the hero round the origin, about 240 wide and 220 high, in ids of one small
 * letter; the painter places it over one of its backdrops. A scene without letters may be mirrored.
 */
export interface Scene {
  readonly name: string;
  readonly draw: (context: SceneContext) => string;
  readonly backdrops: NonEmpty<Backdrop>;
  readonly mirrors?: boolean;
}
