import { requirePackage, rollback } from '../map/edits';
import { assertAtMost, writeMap, type Command } from './command';

const USAGE = 'rollback <package>';

export const rollbackCommand: Command = {
  name: 'rollback',
  usage: USAGE,
  summary: 'serve the previous version again; needs no build',
  options: {},
  async run(context, input) {
    assertAtMost(input, 1, USAGE);
    const name = requirePackage(input.positionals[0]);
    return writeMap(context, (map) => rollback(map, name));
  },
};
