import path from 'node:path';
import type { Plugin } from 'vite';
import { secondCopyRule } from '../plugins/second-copy';
import { sectionNames } from '../workspace/shared-modules';

/** Leaves shared modules to the host, by their keys, and refuses a second copy of what the host provides. */
export function providedByHost(folder: string): Plugin {
  const keys = new Map(sectionNames().map(([name, { key }]) => [name, key]));
  const faultOf = secondCopyRule(folder);
  return {
    name: 'provided-by-host',
    enforce: 'pre',
    async resolveId(wanted, importer, options) {
      const key = keys.get(wanted);
      if (key !== undefined) return { id: key, external: true, moduleSideEffects: false };
      const found = await this.resolve(wanted, importer, { ...options, skipSelf: true });
      const fault = found !== null && path.isAbsolute(found.id) ? faultOf(found.id, importer) : null;
      if (fault !== null) this.error(fault);
      return found;
    },
  };
}
