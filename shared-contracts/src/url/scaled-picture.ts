/** Width in pixels of a picture that is asked for scaled. Few, so that caches on the way have each often. */
export const PICTURE_WIDTHS = [128, 240, 720, 1080] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The widths of a game's picture: no more than twice the dots of a tile, beyond which nobody sees a difference. */
export const TILE_WIDTHS: readonly PictureWidth[] = [128, 240];

/** The widths of a banner. */
export const BANNER_WIDTHS: readonly PictureWidth[] = [720, 1080];

/**
 * How hosts of pictures are asked for a width, by the prefix of their addresses: `{path}` is what follows the prefix,
 * `{width}` the width in pixels. `{ "https://img.example": "{path}?w={width}" }`. A prefix without an entry has pictures of
 * one size.
 */
export type PictureScaling = Readonly<Record<string, string>>;

/** A plain path: of a query, nobody knows which part may change. */
const PLAIN_PATH = /^\/(?![/\\])[^?#\\]*$/;

/** The `srcset` of a picture; undefined where its host does not scale. Of prefixes that fit, the longest counts. */
export function pictureSrcSet(
  address: string,
  widths: readonly PictureWidth[],
  scaling: PictureScaling,
): string | undefined {
  const [prefix = null] = Object.keys(scaling)
    .filter((start) => address.startsWith(start) && PLAIN_PATH.test(address.slice(start.length)))
    .sort((one, other) => other.length - one.length);
  if (prefix === null) return undefined;
  // Spaces and commas would end the address. A function: a dollar sign in a path is no pattern.
  const path = address.slice(prefix.length).replace(/[\s,]/g, encodeURIComponent);
  return widths
    .map(
      (width) => `${prefix}${scaling[prefix]?.replace('{width}', `${width}`).replace('{path}', () => path)} ${width}w`,
    )
    .join(', ');
}
