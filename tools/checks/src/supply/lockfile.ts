/** A package as the lockfile has it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** The hash that what is downloaded must have; empty where the lockfile names none. */
  readonly integrity: string;
  /** Where it comes from, if not from the registry. */
  readonly otherSource: string;
  /** Made for some machines only, or wanted only with such: it may be missing on this one. */
  readonly mayBeMissing: boolean;
}

const ENTRY = /^ {2}(?:'([^']+)'|([^\s:']+)):(?: \{\})?$/;

function sectionOf(text: string, name: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(`${name}:`);
  if (start < 0) throw new Error(`the lockfile has no ${name}`);
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

/** The entries of a section with the lines below each. */
function entriesOf(text: string, section: string): (readonly [key: string, body: string])[] {
  const entries: [string, string[]][] = [];
  for (const line of sectionOf(text, section)) {
    const entry = ENTRY.exec(line);
    if (entry === null) entries.at(-1)?.[1].push(line);
    else entries.push([entry[1] ?? entry[2] ?? '', []]);
  }
  return entries.map(([key, lines]) => [key, lines.join('\n')]);
}

/** The packages of a lockfile of pnpm, in the form that version 9 writes. */
export function lockedPackages(text: string): LockedPackage[] {
  if (!text.startsWith("lockfileVersion: '9.")) throw new Error('the lockfile is of a version that is not known here');
  const optional = new Set(
    entriesOf(text, 'snapshots')
      .filter(([, body]) => /^ {4}optional: true$/m.test(body))
      .map(([key]) => key.replace(/\(.*$/, '')),
  );
  return entriesOf(text, 'packages').map(([key, body]) => {
    const at = key.lastIndexOf('@');
    const [, resolution = ''] = /^ {4}resolution: (.*)$/m.exec(body) ?? [];
    return {
      name: key.slice(0, at),
      version: key.slice(at + 1),
      integrity: /integrity: ([\w+/=-]+)/.exec(resolution)?.[1] ?? '',
      otherSource: /(?:tarball|repo|directory|type): ([^,}\n]+)/.exec(resolution)?.[1] ?? '',
      mayBeMissing: optional.has(key) || /^ {4}(?:os|cpu|libc):/m.test(body),
    };
  });
}
