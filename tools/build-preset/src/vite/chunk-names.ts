import type { Plugin } from 'vite';

/** An import that names what it loads, as the sources have it for every bundler. */
const NAMED_IMPORT = /import\(\s*\/\*\s*webpackChunkName:\s*"([^"]+)"\s*\*\/\s*(['"])([^'"]+)\2/g;

/** Reads the names that the sources give to what they load later. */
export function chunkNames(): { readonly plugin: Plugin; readonly of: (id: string | null) => string | undefined } {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunk-names',
    // Compiled sources have no comments.
    enforce: 'pre',
    async transform(code, importer) {
      for (const [, name = '', , wanted = ''] of code.matchAll(NAMED_IMPORT)) {
        const found = await this.resolve(wanted, importer);
        if (found !== null) names.set(found.id, name);
      }
    },
  };
  return { plugin, of: (id) => (id === null ? undefined : names.get(id)) };
}
