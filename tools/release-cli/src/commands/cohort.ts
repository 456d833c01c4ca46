import { resolve } from 'node:path';
import { cohortFile } from '../cohorts/cohort-lists';
import { assertAtMost, ownEnvironment, textOption, type Command } from '../command-line/command';
import { writeTextFile } from '../command-line/text-file';
import { readMap } from '../map/read-map';
import { counted } from '../text/counted';
import { WrongUsage } from '../text/user-error';

const USAGE = 'cohort export --out cohorts.json';

export const cohortCommand: Command = {
  name: 'cohort',
  usage: USAGE,
  summary: 'write what the gateway needs to say who belongs to the cohorts of rollouts',
  options: { out: { type: 'string' } },
  environments: ownEnvironment,
  async run({ store, environment, report, isDryRun }, input) {
    assertAtMost(input, 1, USAGE);
    const out = textOption(input, 'out');
    if (input.positionals[0] !== 'export' || out === undefined || out === '')
      throw new WrongUsage(`Name the file for the gateway: mfe ${USAGE}`);
    const file = await cohortFile(store, (await readMap(store, environment)).map);
    const place = resolve(out);
    if (!isDryRun) await writeTextFile(place, `${JSON.stringify(file)}\n`);
    const cohorts = file.cohorts.map(({ id, label, hashes }) => ({ id, label, players: hashes.length }));
    report(isDryRun ? 'Nothing is written: this was a dry run.' : `${place} has ${counted(cohorts.length, 'cohort')}.`);
    for (const { id, label, players } of cohorts) report(`${label}: ${counted(players, 'player')} (${id})`);
    return { value: { environment, file: place, isWritten: !isDryRun, cohorts } };
  },
};
