import { resolve } from 'node:path';
import { assertAtMost, textOption, type Command } from '../command-line/command';
import { describeDist } from '../describe/describe-dist';
import { requirePackage } from '../edits/edits';
import { counted } from '../text/counted';
import { WrongUsage } from '../text/user-error';

const USAGE = 'describe <package> --dist <folder> [--facts file.json]';
const KB = 1024;

export const describeCommand: Command = {
  name: 'describe',
  usage: USAGE,
  summary: 'write the release descriptor of a build that other tools made, from its mf-manifest.json',
  options: { dist: { type: 'string' }, facts: { type: 'string' } },
  async run({ report, isDryRun }, input) {
    assertAtMost(input, 1, USAGE);
    const name = requirePackage(input.positionals[0]);
    const dist = textOption(input, 'dist');
    if (dist === undefined || dist === '') throw new WrongUsage(`Name the folder of the build: mfe ${USAGE}`);
    const facts = textOption(input, 'facts');
    const release = await describeDist({ name, dist: resolve(dist), facts, dryRun: isDryRun });
    const { version, files, requires, described } = release;
    const weight = (files.reduce((sum, { gzip }) => sum + gzip, 0) / KB).toFixed(1);
    const needs = Object.entries(requires).map(([key, range]) => `${key} ${range}`);
    report(`${name} ${version}: ${counted(files.length, 'file')}, ${weight} kB compressed`);
    report(needs.length === 0 ? 'It takes nothing from its host.' : `It takes from its host: ${needs.join(', ')}`);
    if (described?.ownRuntime === true)
      report(`It brings a federation runtime of its own: an environment admits that by sections.${name}.ownRuntime`);
    report(isDryRun ? 'Nothing is written: this was a dry run.' : 'Its release.json is written beside its files.');
    return { value: { name, version, dist: resolve(dist), ownRuntime: described?.ownRuntime === true, requires } };
  },
};
