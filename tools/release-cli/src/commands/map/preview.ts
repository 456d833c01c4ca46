import { previewPresent } from '../../map/preview';
import { presentLines } from '../../map/preview-table';
import { readMap } from '../../map/read-map';
import { readSettings } from '../../settings/settings';
import { assertAtMost, type Command, ownEnvironment } from '../../command-line/command';

const USAGE = 'preview [<command> …]';

/** `preview` before another command is that command as a dry run; alone it shows what everybody gets now. */
export const previewCommand: Command = {
  name: 'preview',
  usage: USAGE,
  summary: 'who gets what now; before a writing command, what it would change',
  options: {},
  environments: ownEnvironment,
  async run({ store, environment, report }, input) {
    assertAtMost(input, 0, USAGE);
    const { map } = await readMap(store, environment);
    const merchants = Object.keys((await readSettings(store, environment))?.settings.merchants ?? {});
    const rows = previewPresent(map, merchants);
    for (const line of presentLines(rows)) report(line);
    return { value: { environment, revision: map.revision, present: rows } };
  },
};
