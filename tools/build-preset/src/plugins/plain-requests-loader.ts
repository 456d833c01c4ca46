import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { linkedFolders } from '../workspace/plain-paths';

/** A path as loaders write it into the text of a module. */
function requestTo(context: string, folder: string): string {
  const relative = path.relative(context, folder).split(path.sep).join('/');
  return JSON.stringify(`${relative}/`).slice(1, -1);
}

/**
 * Loaders import their own runtime by where Node found them, which is not the plain path that the bundler reads files
 * by: the paths in the text become plain.
 */
export default function plainRequestsLoader(this: LoaderContext<object>, source: string): string {
  return linkedFolders().reduce(
    (text, [folder, link]) => text.replaceAll(requestTo(this.context, folder), requestTo(this.context, link)),
    source,
  );
}
