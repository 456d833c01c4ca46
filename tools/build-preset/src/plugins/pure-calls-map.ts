import webpack from 'webpack';
import { markPureCalls, PURE, pureCallPlaces } from './pure-calls';

/** A map as compilers hand it on. */
export type SourceMap = string | NonNullable<ReturnType<webpack.sources.Source['map']>>;

/** A module's map after the marks of {@link markPureCalls}: they move what stands behind them in its line. */
export function movedMap(source: string, before: webpack.sources.Source): SourceMap | undefined {
  const marked = new webpack.sources.ReplaceSource(before);
  for (const place of pureCallPlaces(source)) marked.insert(place, PURE);
  return marked.map() ?? undefined;
}

/** A compiled module with the marks, and the map from it to what it was before; null where nothing is marked. */
export function markedSource(file: string, source: string): { readonly code: string; readonly map: string } | null {
  if (pureCallPlaces(source).length === 0) return null;
  const map = movedMap(source, new webpack.sources.OriginalSource(source, file));
  return { code: markPureCalls(source), map: JSON.stringify(map) };
}
