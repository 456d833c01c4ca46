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

/**
 * What follows the prefix; null where it is no plain path: of a query, nobody knows which part may change. In a `srcset`
 * spaces and commas end an address.
 */
function pathBelow(prefix: string, address: string): string | null {
  if (!address.startsWith(prefix)) return null;
  const path = address.slice(prefix.length);
  return /^\/(?![/\\])[^?#\\]*$/.test(path) ? path.replaceAll(/[\s,]/g, encodeURIComponent) : null;
}

/** The address of a picture in a width; null where its host does not scale. The longest prefix counts. */
export function scaledPicture(address: string, width: PictureWidth, scaling: PictureScaling): string | null {
  const prefixes = Object.keys(scaling).sort((one, other) => other.length - one.length);
  for (const prefix of prefixes) {
    const path = pathBelow(prefix, address);
    if (path === null) continue;
    // Replaced by functions: a dollar sign in a path is no pattern.
    const asked = (scaling[prefix] ?? '').replace('{width}', () => String(width)).replace('{path}', () => path);
    return `${prefix}${asked}`;
  }
  return null;
}

/** The `srcset` of a picture; undefined where its host does not scale. */
export function pictureSrcSet(
  address: string,
  widths: readonly PictureWidth[],
  scaling: PictureScaling,
): string | undefined {
  const candidates = widths.flatMap((width) => {
    const scaled = scaledPicture(address, width, scaling);
    return scaled === null ? [] : [`${scaled} ${width}w`];
  });
  return candidates.length === 0 ? undefined : candidates.join(', ');
}
