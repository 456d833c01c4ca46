import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './workspace';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

/** Lints made-up files, by their names, with the repository's own rules in one run; gives the rules that each breaks. */
function lint(sources: ReadonlyMap<string, string>): (file: string) => readonly string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  try {
    copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, source] of sources) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), source);
    }
    const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--format', 'json', ...sources.keys()], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
    return (file) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Case = readonly [what: string, file: string, source: string, ...rule: string[]];

/** The same cases with a file for each: `x.ts` becomes `x12.ts`. */
function apart(rows: readonly Case[], first: number): Case[] {
  return rows.map(([what, file, ...rest], index) => [what, file.replace(/\/x(?=\.)/, `/x${first + index}`), ...rest]);
}

const SLOW_BACKTRACKING = 'no-super-linear-backtracking';
const longFile = Array.from({ length: 410 }, (_line, index) => `export const value${index} = ${index};`).join('\n');
const longFunction = `export function long(): number[] {\n  const all: number[] = [];\n${'  all.push(1);\n'.repeat(85)}  return all;\n}\n`;

const BROKEN = apart(
  [
    ['a section imports another', 'mfe-games/src/x.ts', "import 'mfe-account/src/remote';\n", 'no-restricted-imports'],
    [
      'a section reaches into another',
      'mfe-games/src/x.ts',
      "import '../../mfe-account/src/remote';\n",
      'no-restricted-imports',
    ],
    [
      'a section yet to come imports another',
      'mfe-new/src/x.ts',
      "import 'mfe-games/src/remote';\n",
      'no-restricted-imports',
    ],
    [
      'a section imports one yet to come',
      'mfe-games/src/x.ts',
      "import 'mfe-new/src/remote';\n",
      'no-restricted-imports',
    ],
    [
      'a section yet to come imports another later',
      'mfe-new/src/x.ts',
      "export const load = () => import('../../mfe-games/lib/x');\n",
      'no-restricted-imports',
    ],
    [
      'a file of one beside its sources passes another on',
      'mfe-new/lib/x.ts',
      "export * from '../../mfe-games/lib/x';\n",
      'no-restricted-imports',
    ],
    [
      'the build of one imports the host',
      'mfe-new/webpack.config.ts',
      "import '../host-shell/webpack.config';\n",
      'no-restricted-imports',
    ],
    [
      'a section yet to come imports the host',
      'mfe-new/src/x.ts',
      "import 'host-shell/src/boot';\n",
      'no-restricted-imports',
    ],
    [
      'a section yet to come imports a tool',
      'mfe-new/src/x.ts',
      "import 'release-cli/edits/edits';\n",
      'no-restricted-imports',
    ],
    ['a section yet to come reaches past the kit', 'mfe-new/src/x.ts', "import 'sonner';\n", 'no-restricted-imports'],
    [
      'a test of one imports another',
      'mfe-new/src/x.test.ts',
      "import 'mfe-games/src/remote';\n",
      'no-restricted-imports',
    ],
    [
      'a test of one imports the host',
      'mfe-new/src/testing/x.ts',
      "import 'host-shell/src/boot';\n",
      'no-restricted-imports',
    ],
    [
      'the host imports a section yet to come',
      'host-shell/src/x.ts',
      "import 'mfe-new/src/remote';\n",
      'no-restricted-imports',
    ],
    [
      'contracts import a section yet to come',
      'shared-contracts/src/x.ts',
      "import 'mfe-new/src/remote';\n",
      'no-restricted-imports',
    ],
    [
      'a section imports the host',
      'mfe-games/src/x.ts',
      "import 'host-shell/src/bootstrap';\n",
      'no-restricted-imports',
    ],
    ['a section reaches past the kit', 'mfe-account/src/x.ts', "import 'react-router-dom';\n", 'no-restricted-imports'],
    [
      'a section takes the library of schemas itself',
      'mfe-new/src/x.ts',
      "import * as v from 'valibot';\n",
      'no-restricted-imports',
    ],
    [
      'a test of one does',
      'mfe-games/src/x.test.ts',
      "import type { InferInput } from 'valibot';\n",
      'no-restricted-imports',
    ],
    ['contracts do', 'shared-contracts/src/x.ts', "import * as v from 'valibot';\n", 'no-restricted-imports'],
    ['a section calls with axios', 'mfe-agent/src/x.ts', "import 'axios';\n", 'no-restricted-imports'],
    [
      'a section uses the test kit in its code',
      'mfe-agent/src/x.ts',
      "import 'test-kit/fake-http';\n",
      'no-restricted-imports',
    ],
    ['the host imports a section', 'host-shell/src/x.ts', "import 'mfe-games/src/remote';\n", 'no-restricted-imports'],
    ['the host calls with axios elsewhere', 'host-shell/src/x.ts', "import 'axios';\n", 'no-restricted-imports'],
    ['contracts import React', 'shared-contracts/src/x.ts', "import 'react';\n", 'no-restricted-imports'],
    ['contracts import the kit', 'shared-contracts/src/x.ts', "import 'shared-kit/ui';\n", 'no-restricted-imports'],
    [
      'the release plugin knows paths of the site',
      'release-plugin/src/x.ts',
      "import 'shared-contracts/paths';\n",
      'no-restricted-imports',
    ],
    ['the kit imports a section', 'shared-kit/src/x.ts', "import 'mfe-games/src/remote';\n", 'no-restricted-imports'],
    [
      'the gateway imports the CLI',
      'tools/reference-gateway/src/x.ts',
      "import 'release-cli/edits/edits';\n",
      'no-restricted-imports',
    ],
    [
      'the preset imports contracts',
      'tools/build-preset/src/x.ts',
      "import 'shared-contracts/paths';\n",
      'no-restricted-imports',
    ],
    ['any', 'mfe-games/src/x.ts', 'export const value: any = 1;\n', 'no-explicit-any'],
    ['a file over 400 lines', 'mfe-games/src/x.ts', longFile, 'max-lines'],
    ['a function over 80 lines', 'mfe-games/src/x.ts', longFunction, 'max-lines-per-function'],
    ['a word to the console', 'mfe-games/src/x.ts', "console.log('x');\n", 'no-console'],
    ['an expression that backtracks', 'tools/delivery/src/x.ts', 'export const x = /^(a+)+$/;\n', SLOW_BACKTRACKING],
    ['one in a hook', 'mfe-agent/src/x.tsx', 'export const x = /^(\\w+\\s?)*$/;\n', SLOW_BACKTRACKING],
    ['one that starts anywhere', 'shared-kit/src/x.ts', 'export const x = /(?:<[^>]*)*>$/;\n', 'no-super-linear-move'],
    ['one that trims', 'host-shell/src/x.ts', 'export const x = /\\s+$/;\n', 'no-super-linear-move'],
    [
      'two ways to match the same',
      'shared-contracts/src/x.ts',
      'export const x = /^(a|a)*$/;\n',
      'no-dupe-disjunctions',
    ],
    [
      'one made of parts',
      'tools/reference-gateway/src/x.ts',
      "const PART = String.raw`(x+x+)+y`;\nexport const x = new RegExp(`^${PART}$`, 'u');\n",
      SLOW_BACKTRACKING,
    ],
    [
      'one with an address',
      'tools/release-cli/src/x.ts',
      "export const x = new RegExp('^https://(?:\\\\w+\\\\.?)*/$').source;\n",
      SLOW_BACKTRACKING,
    ],
    [
      'an answer that is set while an older read is under way',
      'mfe-games/src/x.ts',
      'export const show = (cache: { setQueryData: (key: string) => void }) => cache.setQueryData("x");\n',
      'no-restricted-properties',
    ],
    [
      'a read again that takes an older answer',
      'mfe-new/src/x.ts',
      'export const again = (cache: { invalidateQueries: () => void }) => cache.invalidateQueries();\n',
      'no-restricted-properties',
    ],
    [
      'raw HTML outside the sanitiser',
      'mfe-games/src/x.tsx',
      'export const X = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
      'no-danger',
    ],
  ],
  0,
);

const GOOD = "import { PATHS } from 'shared-contracts/paths';\n\nexport const home = PATHS.home;\n";

const SOUND = apart(
  [
    ['a good file', 'mfe-games/src/x.ts', GOOD],
    ['one of a section yet to come', 'mfe-new/src/x.ts', GOOD],
    ['the test kit in a test of one', 'mfe-new/src/x.test.ts', "import 'test-kit/fake-http';\n"],
    ['its build', 'mfe-sound/webpack.config.ts', "import 'build-preset/remote-package';\n"],
    ['release rules in the plugin', 'release-plugin/src/x.ts', "import 'shared-contracts/release/resolve';\n"],
    ['what schemas are made of', 'shared-contracts/src/schema.ts', "export { object } from 'valibot';\n"],
    ['what is near in a section', 'mfe-new/src/screens/home/x.ts', "import '../../model/x';\n"],
  ],
  BROKEN.length,
);

const rulesBrokenBy = lint(new Map([...BROKEN, ...SOUND].map(([, file, source]) => [file, source])));

test('each case has a file of its own', () => {
  expect(new Set([...BROKEN, ...SOUND].map(([, file]) => file)).size).toBe(BROKEN.length + SOUND.length);
});

test.each(BROKEN)('lint stops %s', (_what, file, _source, rule = '') => {
  expect(rulesBrokenBy(file).filter((code) => code.includes(`(${rule})`))).not.toEqual([]);
});

test.each(SOUND)('lint lets %s pass', (_what, file) => {
  expect(rulesBrokenBy(file)).toEqual([]);
});
