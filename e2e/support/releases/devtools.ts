import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What federation's developer tools keep in a page's storage, and what their script lays on its window before it starts. */
export async function useDevtools(page: Page, overrides: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    localStorage.setItem('__MF_DEVTOOLS__', stored);
    const tools = {
      name: 'mf-chrome-devtools-override-remotes-plugin',
      beforeRegisterRemote: (args: {
        readonly remote: { readonly name: string; entry?: string; version?: string };
      }) => {
        const { remote } = args;
        const asked = (
          JSON.parse(localStorage.getItem('__MF_DEVTOOLS__') ?? '{}') as { overrides?: Record<string, string> }
        ).overrides?.[remote.name];
        if (asked === undefined) return args;
        delete remote.version;
        remote.entry = asked;
        return args;
      },
    };
    Object.assign(window, { __FEDERATION__: { __GLOBAL_PLUGIN__: [tools] } });
  }, JSON.stringify({ overrides }));
}

/** The name of the file that developer tools ask for by default. */
export const MANIFEST_FILE = 'mf-manifest.json';

interface Named {
  readonly name: string;
  readonly entry: string;
}

/** Lays a manifest into the folder of a build: a true one but for the changes. */
export function writeManifest(folder: string, changes: Partial<Named> & { readonly publicPath?: string } = {}): void {
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Named;
  const { name = release.name, entry = release.entry, publicPath = 'auto' } = changes;
  const remoteEntry = { name: entry, path: '', type: 'module' };
  const metaData = { name, type: 'app', globalName: name, publicPath, remoteEntry };
  const exposed = { id: `${name}:remote`, name: 'remote', path: './remote' };
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const manifest = { id: name, name, metaData, shared: [], remotes: [], exposes: [{ ...exposed, assets }] };
  writeFileSync(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest));
}
