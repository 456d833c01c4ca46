import type { TextFile } from '../repository-files';

/** The short forms of folders that documents use. */
const SHORT_FOLDERS: Readonly<Record<string, string>> = {
  rules: 'shared-contracts/src/release',
  cli: 'tools/release-cli/src',
  host: 'host-shell/src',
  e2e: 'e2e/specs',
  gateway: 'tools/reference-gateway/src',
  delivery: 'tools/delivery/src',
  control: 'tools/control/src',
  run: 'tools/run/src',
  checks: 'tools/checks/src',
  kit: 'shared-kit/src',
  'release-cli': 'tools/release-cli/src',
};

/** A test file in backticks and the titles that follow it: `e2e/release/proof.spec.ts` “one”, “two”. */
const QUOTED = /`([\w/.-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g;
const TITLE = /“([^”]+)”/g;

/** The texts of the files that a document may mean: by the path from the root, by a short form, or by the end of the path. */
function meantTexts(named: string, known: ReadonlyMap<string, string>): readonly string[] {
  const [folder = '', ...rest] = named.split('/');
  const paths = [named, [SHORT_FOLDERS[folder] ?? folder, ...rest].join('/')];
  return [...known].flatMap(([file, text]) => (paths.includes(file) || file.endsWith(`/${named}`) ? [text] : []));
}

/** Test files that a document names and that do not exist, and titles that are in none of them, one sentence each. */
export function quotedTestFaults({ file, text }: TextFile, known: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(QUOTED)].flatMap(([, named = '', titles = '']) => {
    const sources = meantTexts(named, known).map((source) => source.replaceAll("\\'", "'"));
    if (sources.length === 0) return [`${file}: there is no ${named}`];
    return [...titles.matchAll(TITLE)]
      .map(([, title = '']) => title)
      .filter((title) => !sources.some((source) => source.includes(title)))
      .map((title) => `${file}: ${named} has no test “${title}”`);
  });
}
