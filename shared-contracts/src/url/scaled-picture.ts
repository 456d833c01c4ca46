/** Width in pixels of a picture that is asked for scaled. Few, so that caches on the way have each often. */
export const PICTURE_WIDTHS = [128, 240, 720, 1080] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** The smaller and the larger one of a kind of picture. */
export type PictureWidths = readonly [PictureWidth, PictureWidth];

/** The widths of a game's picture: no more than twice the dots of a tile, beyond which nobody sees a difference. */
export const TILE_WIDTHS: PictureWidths = [128, 240];

/** The widths of a banner. */
export const BANNER_WIDTHS: PictureWidths = [720, 1080];

/**
 * How hosts of pictures are asked for a width, by the prefix of their addresses: `{path}` is what follows the prefix,
 * `{width}` the width in pixels. `{ "https://img.example": "{path}?w={width}" }`. A prefix without an entry has pictures of
 * one size.
 */
export type PictureScaling = Readonly<Record<string, string>>;

/** A plain path: of a query, nobody knows which part may change. */
const PLAIN_PATH = /^\/[^/\\?#\s,][^\\?#\s,]*$/;

/**
 * The address that a picture is asked for by: in the smaller width if that has so many dots, else in the larger; as it is
 * where its host does not scale. The first prefix that fits counts.
 */
export function scaledPicture(address: string, widths: PictureWidths, dots: number, scaling: PictureScaling): string {
  const width = widths[0] >= dots ? widths[0] : widths[1];
  const prefix = Object.keys(scaling).find(
    (start) => address.startsWith(start) && PLAIN_PATH.test(address.slice(start.length)),
  );
  if (prefix === undefined) return address;
  // A function: a dollar sign in a path is no pattern.
  const asked = scaling[prefix]?.replace('{path}', () => address.slice(prefix.length));
  return `${prefix}${asked?.replace('{width}', `${width}`)}`;
}

/**
 * The `srcset` by which a browser takes the same address before any code runs, for a place so many CSS pixels wide; undefined
 * where the host does not scale. The larger picture stands right above the smaller one's density: Chromium would go on with
 * the smaller one up to the geometric mean of both.
 */
export function pictureSet(
  address: string,
  widths: PictureWidths,
  pixels: number,
  scaling: PictureScaling,
): string | undefined {
  const [small, large] = widths.map((dots) => scaledPicture(address, widths, dots, scaling));
  const density = widths[0] / pixels;
  return small === large ? undefined : `${small} ${density}x, ${large} ${density + 0.001}x`;
}

/** Prefixes with the longest first, as pages have them. */
export function inOrderOfPrefixes(scaling: PictureScaling): PictureScaling {
  return Object.fromEntries(Object.entries(scaling).sort(([one], [other]) => other.length - one.length));
}
