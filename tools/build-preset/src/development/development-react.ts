import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REFRESH_GLOBAL } from './refresh-runtime';

/** The modules of React that have two builds, by their names in banners, each with the package it is in. */
const MODULES = {
  react: 'react',
  'react-jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom-client': 'react-dom',
  scheduler: 'scheduler',
} as const;

type ModuleName = keyof typeof MODULES;

/** What those modules import, which is a module of the list each. */
const IMPORTED = ['react', 'react-dom', 'scheduler'] as const;

/** The beginning of a module in a chunk: its id, and the banner that the minifier leaves. */
const BANNER = /[{,](\d+|"[^"]+")\([\w,]*\)\{\/\*\*\s+\* @license React\s+\* ([\w-]+)\.production\.js/g;

/** The version that a chunk's React says it is. */
const VERSION = /react\.production\.js[\s\S]*?\.version="([^"]+)"/;

/** React's development build in the place of a host's, or why it cannot take it. */
export type DevelopmentReact = { readonly text: string } | { readonly fault: string };

interface Installed {
  readonly version: string;
  /** The text of a package's development build. */
  readonly textOf: (packageName: string, name: string) => string;
}

/** React as a section has it installed; null where it has none. */
function installedIn(folder: string): Installed | null {
  const own = createRequire(path.join(folder, 'package.json'));
  try {
    const dom = own.resolve('react-dom/package.json');
    const manifests: Readonly<Record<string, string>> = {
      react: own.resolve('react/package.json'),
      'react-dom': dom,
      // No dependency of the section, but of the renderer.
      scheduler: createRequire(dom).resolve('scheduler/package.json'),
      // The preset's own.
      'react-refresh': createRequire(import.meta.filename).resolve('react-refresh/package.json'),
    };
    const folderOf = (packageName: string): string => path.dirname(manifests[packageName] ?? '');
    const { version } = JSON.parse(readFileSync(manifests['react'] ?? '', 'utf8')) as { readonly version: string };
    return {
      version,
      textOf: (packageName, name) =>
        readFileSync(path.join(folderOf(packageName), 'cjs', `${name}.development.js`), 'utf8'),
    };
  } catch {
    return null;
  }
}

/** The ids of React's modules in a chunk, as they are written there; null where one is missing. */
function idsIn(chunk: string): ReadonlyMap<string, string> | null {
  const ids = new Map([...chunk.matchAll(BANNER)].map(([, id = '', name = '']) => [name, id]));
  return Object.keys(MODULES).every((name) => ids.has(name)) ? ids : null;
}

function replacements(ids: ReadonlyMap<string, string>, { textOf }: Installed): string {
  const imported = IMPORTED.map((name) => `${JSON.stringify(name)}: ${ids.get(name)}`).join(', ');
  const factories = (Object.keys(MODULES) as ModuleName[]).map((name) => {
    const text = textOf(MODULES[name], name);
    return `${ids.get(name)}(module, exports, load) {\nconst require = (name) => load(imported[name]);\n${text}\n},`;
  });
  return [
    `const imported = { ${imported} };`,
    'export const __webpack_esm_modules__ = {',
    '...modules,',
    ...factories,
    '};',
  ].join('\n');
}

/**
 * A host's chunk of React with the modules of React's development build in the place of the others, which are taken from the
 * chunk itself at the address `production`. React's refresh runtime comes with it, in front of the renderer, which tells it of
 * what it draws. The section's React must be of the host's version: the page would else run what nobody deploys.
 */
export function developmentReact(chunk: string, production: string, folder: string): DevelopmentReact {
  const ids = idsIn(chunk);
  if (ids === null) return { fault: 'its host has React in a form that cannot be exchanged' };
  const installed = installedIn(folder);
  if (installed === null) return { fault: `${folder} has no react and react-dom: install them there` };
  const [, version = ''] = VERSION.exec(chunk) ?? [];
  if (version !== installed.version)
    return {
      fault: `its host runs React ${version}, and ${folder} has ${installed.version}: install ${version} there`,
    };
  const text = [
    `import { __webpack_esm_ids__ as ids, __webpack_esm_modules__ as modules } from ${JSON.stringify(production)};`,
    // The builds ask it which of them they are.
    'const process = { env: { NODE_ENV: "development" } };',
    'const refresh = {};',
    `((exports) => {\n${installed.textOf('react-refresh', 'react-refresh-runtime')}\n})(refresh);`,
    'refresh.injectIntoGlobalHook(globalThis);',
    `globalThis.${REFRESH_GLOBAL} = refresh;`,
    'export const __webpack_esm_ids__ = ids;',
    replacements(ids, installed),
  ].join('\n');
  return { text };
}
