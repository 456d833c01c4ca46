import type { ChangeSet } from '../edits/change-set';

const MANIFEST = 'shared-contracts/package.json';
const VERSION = 'shared-contracts/src/version.ts';
const CHANGELOG = 'shared-contracts/CHANGELOG.md';
const RELEASED = 'shared-contracts/reports/released.md';

function nextMinor(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

function replaced(text: string, before: string, after: string, file: string): string {
  if (!text.includes(before))
    throw new Error(`${file} does not have ${before}: make it as it was, then run this again`);
  return text.replace(before, after);
}

/**
 * Adds a line to the contract's changelog, in the entry of the version that is not released yet; where there is none, this
 * begins the next minor.
 */
export function changeContractVersion(changes: ChangeSet, line: string): void {
  const { version } = JSON.parse(changes.read(MANIFEST).text) as { readonly version: string };
  const released = /^# shared-contracts (\S+)/.exec(changes.read(RELEASED).text)?.[1] ?? '';
  const heading = `## ${version}\n`;
  if (minorOf(version) !== minorOf(released)) {
    changes.edit(CHANGELOG, ({ text }) => {
      const [before = '', rest] = text.split(heading);
      if (rest === undefined) throw new Error(`${CHANGELOG} has no entry "${heading.trim()}": add it first`);
      const end = rest.indexOf('\n## ');
      const entry = (end < 0 ? rest : rest.slice(0, end)).trimEnd();
      return `${before}${heading}${entry}\n${line}\n${end < 0 ? '' : rest.slice(end)}`;
    });
    return;
  }
  const next = nextMinor(version);
  changes.edit(MANIFEST, ({ text }) => replaced(text, `"version": "${version}"`, `"version": "${next}"`, MANIFEST));
  changes.edit(VERSION, ({ text }) =>
    replaced(text, `CONTRACT_VERSION = '${version}'`, `CONTRACT_VERSION = '${next}'`, VERSION),
  );
  changes.edit(CHANGELOG, ({ text }) => replaced(text, heading, `## ${next}\n\n${line}\n\n${heading}`, CHANGELOG));
}
