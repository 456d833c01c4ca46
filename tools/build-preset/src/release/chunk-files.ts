import type { BuiltGroup } from '../bundlers/built';
import { SHARED_MODULES } from '../workspace/shared-modules';

/** Files that something needs first, by kind, and the shared modules it takes from the host that do not come with its start. */
export interface FilesNeeded {
  readonly scripts: string[];
  readonly styles: string[];
  readonly shared: string[];
}

/** What comes with the host's start is there by then: a page that named it would only be longer. */
const LAZY: readonly string[] = SHARED_MODULES.filter(({ load }) => load === 'lazy').map(({ key }) => key);

/** What a group adds to what is there already. */
export function filesOfGroup({ files, shared }: BuiltGroup, present: ReadonlySet<string> = new Set()): FilesNeeded {
  const further = files.filter((file) => !present.has(file));
  return {
    scripts: further.filter((file) => file.endsWith('.mjs')),
    styles: further.filter((file) => file.endsWith('.css')),
    shared: [...new Set(shared)].filter((key) => LAZY.includes(key)).sort(),
  };
}

/** The groups whose name begins with a prefix, by the rest of their name. */
export function filesByPrefix(
  groups: ReadonlyMap<string, BuiltGroup>,
  prefix: string,
  present?: ReadonlySet<string>,
): Record<string, FilesNeeded> {
  const found: Record<string, FilesNeeded> = {};
  for (const name of [...groups.keys()].sort()) {
    const group = groups.get(name);
    if (name.startsWith(prefix) && group) found[name.slice(prefix.length)] = filesOfGroup(group, present);
  }
  return found;
}
