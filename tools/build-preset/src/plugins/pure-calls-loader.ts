import webpack, { type LoaderContext } from 'webpack';
import { markPureCalls, PURE, pureCallPlaces } from './pure-calls';

/** A map as loaders hand it on: the compiler's is a text. */
type SourceMap = string | NonNullable<ReturnType<webpack.sources.Source['map']>>;

/** A module's map after the marks: they move what stands behind them in its line. */
function movedMap(file: string, source: string, map: SourceMap, places: readonly number[]): SourceMap | undefined {
  const marked = new webpack.sources.ReplaceSource(new webpack.sources.SourceMapSource(source, file, map));
  for (const place of places) marked.insert(place, PURE);
  return marked.map() ?? undefined;
}

/** What the bundler calls with each compiled module, and with its map where maps are made. */
export default function pureCallsLoader(this: LoaderContext<object>, source: string, map?: SourceMap): void {
  const places = pureCallPlaces(source);
  const moved = map === undefined || places.length === 0 ? map : movedMap(this.resourcePath, source, map, places);
  this.callback(null, markPureCalls(source), moved as Parameters<typeof this.callback>[2]);
}
