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
const PLAIN_PATH = /^\/[^/\\?#\s,][^\\?#\s,]*$/;

/**
 * The address that a picture is asked for by, in the smallest width with so many dots, else the largest; as it is where its
 * host does not scale. The first prefix that fits counts. No `srcset`: Chromium keeps every picture that has one, and all that
 * it stood in, as long as the page lives.
 */
export function scaledPicture(
  address: string,
  widths: readonly PictureWidth[],
  dots: number,
  scaling: PictureScaling,
): string {
  const prefix = Object.keys(scaling).find(
    (start) => address.startsWith(start) && PLAIN_PATH.test(address.slice(start.length)),
  );
  const width = widths.find((each) => each >= dots) ?? widths.at(-1);
  if (prefix === undefined || width === undefined) return address;
  // A function: a dollar sign in a path is no pattern.
  const asked = scaling[prefix]?.replace('{path}', () => address.slice(prefix.length));
  return `${prefix}${asked?.replace('{width}', `${width}`)}`;
}

/** Prefixes with the longest first, as pages have them. */
export function inOrderOfPrefixes(scaling: PictureScaling): PictureScaling {
  return Object.fromEntries(Object.entries(scaling).sort(([one], [other]) => other.length - one.length));
}
