const PNPM = 'pnpm ';

/** The words of a line behind `pnpm`, without its comment; none of another line. */
function wordsOf(line: string): readonly string[] {
  const [words = ''] = line.split(' #');
  return words.startsWith(PNPM) ? [words.slice(PNPM.length).trim()] : [];
}

/** The commands of a section's first `sh` block, without comments; throws where the section has none. */
export function commandsOf(readme: string, heading: string): readonly string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const [, block = ''] = /^```sh\n(.*?)^```$/ms.exec(section) ?? [];
  const commands = block.split('\n').flatMap(wordsOf);
  if (commands.length === 0) throw new Error(`The README has no commands under "${heading}"`);
  return commands;
}

/** The first version that one of the commands names and the tree does not have yet: the one to publish. */
export function versionToPublish(commands: readonly string[], name: string, present: string): string {
  const versions = commands.flatMap(
    (command) => new RegExp(`\\b${name} (\\d+\\.\\d+\\.\\d+)`).exec(command)?.[1] ?? [],
  );
  const next = versions.find((version) => version !== present);
  if (next === undefined) throw new Error(`The README names no version of ${name} but ${present}`);
  return next;
}
