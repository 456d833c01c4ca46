import webpack, { type LoaderContext } from 'webpack';
import { markPureCalls, pureCallPlaces } from './pure-calls';
import { movedMap, type SourceMap } from './pure-calls-map';

/** What the bundler calls with each compiled module, and with its map where maps are made. */
export default function pureCallsLoader(this: LoaderContext<object>, source: string, map?: SourceMap): void {
  const isUnmoved = map === undefined || pureCallPlaces(source).length === 0;
  const moved = isUnmoved ? map : movedMap(source, new webpack.sources.SourceMapSource(source, this.resourcePath, map));
  this.callback(null, markPureCalls(source), moved as Parameters<typeof this.callback>[2]);
}
