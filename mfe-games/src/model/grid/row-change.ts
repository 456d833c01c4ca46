/** Where the rows of a list are in its page, pixels. */
export interface RowPlaces {
  readonly top: number;
  readonly height: number;
}

/** Which rows the upper and the lower edge of the view lie in. */
export function rowsAtEdges({ top, height }: RowPlaces, scrolled: number, viewHeight: number): string {
  const rowAt = (place: number): number => Math.floor((place - top) / height);
  return `${rowAt(scrolled)} ${rowAt(scrolled + viewHeight)}`;
}
