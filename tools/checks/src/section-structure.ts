import path from 'node:path';
import type { Floors } from './floors/floor-faults';
import type { TextFile } from './repository-files';

/** What a section's `src` may contain, the same in every section, on floors that import downward only. */
export const SECTION_FLOORS: Floors = {
  declarations: ['budget.ts', 'capabilities.ts', 'contract.ts', 'partner-contracts.ts'],
  texts: ['locales', 'locales.ts', 'i18n.ts'],
  rules: ['model'],
  calls: ['browser', 'store', 'api'],
  views: ['components', 'screens', 'widgets'],
  section: ['routes.ts', 'remote.ts'],
  testing: ['testing'],
};

const SECTION_ENTRIES: readonly string[] = Object.values(SECTION_FLOORS).flat();

/** What every section must have. */
export const REQUIRED_ENTRIES: readonly string[] = [
  'budget.ts',
  'capabilities.ts',
  'i18n.ts',
  'locales',
  'remote.ts',
  'routes.ts',
  'screens',
];

/** Faults of a section's `src` by its entries, one sentence each. */
export function structureFaults(section: string, entries: readonly string[]): string[] {
  const strange = entries
    .filter((entry) => !SECTION_ENTRIES.includes(entry) && !/\.test(-d)?\.tsx?$/.test(entry))
    .map((entry) => `${section}/src/${entry} is not part of a section's structure`);
  const missing = REQUIRED_ENTRIES.filter((entry) => !entries.includes(entry)).map(
    (entry) => `${section}/src/${entry} is missing`,
  );
  return [...strange, ...missing];
}

const TEST_FILE = /\.test(?:-d)?\.tsx?$/;
const CODE_FILE = /(?<!\.d)\.tsx?$/;
const IMPORTED = /\bfrom '(\.[^']+)'/g;

/** Folders in which every file has a test beside it. */
const TESTED_FOLDERS = ['api', 'browser', 'store'];

/** A call to the gateway, the host or another section. */
const CALL = /\.\s*call\(|\buse(?:Kept)?Endpoint(?:Pages)?\(|\bintents\.request\(|\brequests\.\w+\(/;

/** What a file of `api` may not do. */
const BESIDE_CALLS: readonly (readonly [found: RegExp, what: string])[] = [
  [
    / from 'shared-kit\/(?:ui|parts|overlay|fields|carousel)'/,
    'shows something: views are in screens, widgets and components',
  ],
  [
    / from '(?:\.\.\/)+(?:i18n|components|screens|widgets)/,
    'shows something: views are in screens, widgets and components',
  ],
  [/^(?:export )?let |\bcreateStore[<(]|\bcreateContext[<(]/m, 'keeps state: it belongs to store'],
  [/\.(?:set|remove)(?:Local|Session)\(/, 'writes to the device: it belongs to store'],
];

interface SourceFile extends TextFile {
  /** Without its ending, as imports name it. */
  readonly name: string;
  readonly imports: readonly string[];
}

function sourceFile({ file, text }: TextFile): SourceFile {
  const folder = path.posix.dirname(file);
  const imports = [...text.matchAll(IMPORTED)].map(([, from = '']) => path.posix.join(folder, from));
  return { file, text, name: file.replace(CODE_FILE, ''), imports };
}

/** Whether a file of `api` makes a call, itself or by another file of `api`. */
function makesCall(file: SourceFile, calls: readonly SourceFile[], seen: readonly string[] = []): boolean {
  if (CALL.test(file.text)) return true;
  const used = calls.filter(({ name }) => file.imports.includes(name) && !seen.includes(name));
  return used.some((other) => makesCall(other, calls, [...seen, file.name]));
}

/** Files of a section's `src` that are in the wrong folder, one sentence each. */
export function fileFaults(section: string, files: readonly TextFile[]): string[] {
  const sources = files.filter(({ file }) => CODE_FILE.test(file)).map(sourceFile);
  const isTest = ({ file }: TextFile): boolean => TEST_FILE.test(file) || file.startsWith('testing/');
  const inFolder = (folder: string) =>
    sources.filter((source) => source.file.startsWith(`${folder}/`) && !isTest(source));
  const calls = inFolder('api');
  const tested = new Set(files.filter(isTest).map(({ file }) => file.replace(TEST_FILE, '')));
  const used = new Set(sources.filter((source) => !isTest(source)).flatMap(({ imports }) => imports));
  const faults = [
    ...calls.flatMap(({ file, text }) =>
      BESIDE_CALLS.filter(([found]) => found.test(text)).map(([, what]) => `${file} ${what}`),
    ),
    ...calls
      .filter((file) => !makesCall(file, calls))
      .map(
        ({ file }) => `${file} makes no call: rules belong to model, state to store, what the browser does to browser`,
      ),
    ...TESTED_FOLDERS.flatMap(inFolder)
      .filter(({ name }) => !tested.has(name))
      .map(({ file }) => `${file} has no test beside it`),
    ...inFolder('model')
      .filter(({ name }) => !used.has(name))
      .map(({ file }) => `${file} is used by tests alone: it belongs to testing`),
  ];
  return faults.map((fault) => `${section}/src/${fault}`);
}
