/** A size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Which part of a picture is drawn, and how large. */
export interface PictureCut {
  readonly from: PictureSize & { readonly x: number; readonly y: number };
  readonly to: PictureSize;
}

function scaled({ width, height }: PictureSize, scale: number): PictureCut {
  const shorter = (length: number): number => Math.max(1, Math.floor(length * Math.min(1, scale)));
  return { from: { x: 0, y: 0, width, height }, to: { width: shorter(width), height: shorter(height) } };
}

/** All of a picture, with no edge longer than this. */
export function withinEdge(size: PictureSize, edge: number): PictureCut {
  return scaled(size, edge / Math.max(size.width, size.height));
}

/** All of a picture, with no more pixels than this and no edge longer than that. */
export function withinArea(size: PictureSize, area: number, edge: number): PictureCut {
  const byArea = Math.sqrt(area / (size.width * size.height));
  return scaled(size, Math.min(byArea, edge / Math.max(size.width, size.height)));
}

/** The largest square in the middle of a picture, drawn with this side. */
export function middleSquare({ width, height }: PictureSize, side: number): PictureCut {
  const shorter = Math.min(width, height);
  const [x, y] = [Math.floor((width - shorter) / 2), Math.floor((height - shorter) / 2)];
  return { from: { x, y, width: shorter, height: shorter }, to: { width: side, height: side } };
}
