import { assertAtMost, type Command } from '../command-line/command';
import { buildSource, sourceOf } from '../publish/package-source';

const USAGE = 'build [package]';

export const buildCommand: Command = {
  name: 'build',
  usage: USAGE,
  summary: 'build one package into its dist folder, with its descriptor; nothing is published',
  options: {},
  async run({ repository, report }, input) {
    assertAtMost(input, 1, USAGE);
    const source = sourceOf(repository, input.positionals[0]);
    const dist = await buildSource(source, report, '');
    report(`${source.name} is built: ${dist}`);
    return { value: { name: source.name, dist } };
  },
};
