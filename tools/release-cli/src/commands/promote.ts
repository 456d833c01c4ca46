import { requirePackage, setDefault } from '../map/edits';
import { Refusal } from '../refusal';
import { requireVersion, writeMap, type Command } from './command';

const USAGE = 'promote <package> <version> [<package> <version> …]';

export const promoteCommand: Command = {
  name: 'promote',
  usage: USAGE,
  summary: 'serve a version to everybody who is not pinned; several packages go together or not at all',
  options: {},
  async run(context, { positionals }) {
    if (positionals.length === 0 || positionals.length % 2 !== 0)
      throw new Refusal(`Name a version for each package: mfe ${USAGE}`);
    const choices = positionals.flatMap((text, index) =>
      index % 2 === 0 ? [{ name: requirePackage(text), version: requireVersion(positionals[index + 1]) }] : [],
    );
    return writeMap(context, (map) =>
      choices.reduce((edited, { name, version }) => setDefault(edited, name, version), map),
    );
  },
};
