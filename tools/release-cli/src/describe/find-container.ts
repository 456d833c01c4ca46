import { init, parse } from 'es-module-lexer';
import { EXPOSED_MODULE } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import type { BuildManifest } from './read-build';

async function isContainer(text: string): Promise<boolean> {
  await init;
  try {
    const names = parse(text)[1].map(({ n }) => n);
    return names.includes('get') && names.includes('init');
  } catch {
    // What is no module is no container.
    return false;
  }
}

/**
 * What a build without a manifest says by its files alone, as webpack's own plugin makes it: the one script that exports `get`
 * and `init` is its container. Which files its module needs first is not known, so all count as needed from the start.
 */
export async function manifestOfFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<BuildManifest> {
  const scripts = [...files.keys()].filter((name) => name.endsWith('.mjs'));
  const found: string[] = [];
  for (const name of scripts) if (await isContainer(new TextDecoder().decode(files.get(name)))) found.push(name);
  const [entry, ...others] = found;
  if (entry === undefined || others.length > 0)
    throw new UserError(
      `There is no mf-manifest.json in ${folder}, and ${entry === undefined ? 'no .mjs file' : `more than one .mjs file (${found.join(', ')})`} of it is a federation container: build one with library: { type: 'module' }, or with "manifest: true" in the options of the federation plugin`,
    );
  const ending = (end: string): string[] => [...files.keys()].filter((name) => name.endsWith(end) && name !== entry);
  const js = { sync: ending('.mjs'), async: [] };
  const css = { sync: ending('.css'), async: [] };
  return {
    name: '',
    metaData: { buildInfo: { buildVersion: '' }, remoteEntry: { name: entry, path: '', type: 'module' } },
    shared: [],
    exposes: [{ path: EXPOSED_MODULE, assets: { js, css } }],
  };
}
