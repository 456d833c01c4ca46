import type { LockedPackage } from './lockfile';

/** A package as it lies in node_modules. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Whether installing it would run something of its own. */
  readonly runsAtInstall: boolean;
}

/** Licences that ask for no more than to be named. */
const LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
];

/** Tools that ask for more, of whoever changes or hands on the tool itself; none of their code is shipped. */
export const TOOLS_APART: Readonly<Record<string, readonly string[]>> = {
  'MPL-2.0': [
    '@axe-core/playwright',
    '@resvg/resvg-js',
    '@resvg/resvg-js-*',
    '@resvg/resvg-wasm',
    'axe-core',
    'lightningcss',
    'lightningcss-*',
  ],
  'LGPL-3.0-or-later': ['@img/sharp-*'],
  'OFL-1.1': ['@expo-google-fonts/*'],
  'CC-BY-4.0': ['caniuse-lite'],
  'Python-2.0': ['argparse'],
};

function isNamed(name: string, names: readonly string[]): boolean {
  return names.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));
}

function isAllowedLicence(licence: string, name: string): boolean {
  return LICENCES.includes(licence) || isNamed(name, TOOLS_APART[licence] ?? []);
}

/** Whether an expression of licences can be kept: with OR one of them is enough, with AND all count. */
export function isAllowed(expression: string, name: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((licence) => isAllowedLicence(licence.trim(), name)));
}

function title({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${name}@${version}`;
}

/** Packages whose licence nobody has agreed to. */
export function licenceFaults(installed: readonly InstalledPackage[]): string[] {
  return installed
    .filter(({ licence, name }) => !isAllowed(licence, name))
    .map((entry) => `${title(entry)} has the licence ${entry.licence === '' ? 'of nobody' : entry.licence}`);
}

/** Packages that are locked in a way that does not fix what comes. */
export function lockFaults(locked: readonly LockedPackage[]): string[] {
  return locked.flatMap((entry) => [
    ...(entry.integrity.startsWith('sha512-') ? [] : [`${title(entry)} is locked without a sha512`]),
    ...(entry.otherSource === '' ? [] : [`${title(entry)} comes from ${entry.otherSource}, not from the registry`]),
  ]);
}

/** Packages that are locked and not there, or there and not locked. */
export function absenceFaults(locked: readonly LockedPackage[], installed: readonly InstalledPackage[]): string[] {
  const there = new Set(installed.map(title));
  const named = new Set(locked.map(title));
  return [
    ...locked
      .filter((entry) => !entry.mayBeMissing && !there.has(title(entry)))
      .map((entry) => `${title(entry)} is in the lockfile and not installed`),
    ...installed.filter((entry) => !named.has(title(entry))).map((entry) => `${title(entry)} is not in the lockfile`),
  ];
}

/** What the workspace says of scripts at install: a name for each package that has one, and no leave for any. */
export function scriptFaults(
  installed: readonly InstalledPackage[],
  allowBuilds: Readonly<Record<string, boolean>>,
): string[] {
  const running = new Set(installed.filter(({ runsAtInstall }) => runsAtInstall).map(({ name }) => name));
  const listed = Object.keys(allowBuilds);
  return [
    ...[...running]
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} runs a script at install and is not listed in allowBuilds`),
    ...listed.filter((name) => !running.has(name)).map((name) => `allowBuilds lists ${name}, which has no script`),
    ...listed.filter((name) => allowBuilds[name] === true).map((name) => `allowBuilds lets ${name} run its script`),
  ].sort();
}

/** The `allowBuilds` of a pnpm-workspace.yaml. */
export function allowBuildsOf(workspace: string): Record<string, boolean> {
  const [, block = ''] = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(workspace) ?? [];
  const entries = [...block.matchAll(/^ {2}'?([^':]+)'?: (true|false)$/gm)];
  return Object.fromEntries(entries.map(([, name = '', value]) => [name, value === 'true']));
}

/** Whether installs keep to the lockfile, and the workspace to exact versions. */
export function settingFaults(workspace: string, installer: string): string[] {
  const wanted: readonly (readonly [RegExp, string, string])[] = [
    [/'--frozen-lockfile'/, installer, 'the installer does not keep to the lockfile (--frozen-lockfile)'],
    [
      /^catalogMode: strict$/m,
      workspace,
      'the workspace lets packages name versions of their own (catalogMode: strict)',
    ],
    [/^saveExact: true$/m, workspace, 'the workspace saves ranges (saveExact: true)'],
  ];
  const catalogs = [...workspace.matchAll(/^catalogs?:\n((?: {2}.+\n?)+)/gm)].map(([, lines = '']) => lines).join('\n');
  const versions = catalogs.split('\n').filter((line) => /:./.test(line));
  const loose = versions.filter((line) => !/: (?:npm:[@\w/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(line));
  return [
    ...wanted.filter(([pattern, text]) => !pattern.test(text)).map(([, , fault]) => fault),
    ...loose.map((line) => `the catalog has a version that is not exact: ${line.trim()}`),
  ];
}
