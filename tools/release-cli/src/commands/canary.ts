import { requirePackage } from '../map/edits';
import { addRollout, removeRollout } from '../map/layer-edits';
import { Refusal } from '../refusal';
import { assertAtMost, merchantsOption, requireVersion, textOption, writeMap, type Command } from './command';

const USAGE = 'canary <package> <version> [--percent n] [--merchants a,b] | canary <package> [version] --end';

function parsePercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) throw new Refusal(`"${text}" is not a share such as 10 or 0.5`);
  return Number(text);
}

export const canaryCommand: Command = {
  name: 'canary',
  usage: USAGE,
  summary: 'serve a version to a share of devices, to some merchants, or both; or end that',
  options: { percent: { type: 'string' }, merchants: { type: 'string' }, end: { type: 'boolean' } },
  async run(context, input) {
    assertAtMost(input, 2, USAGE);
    const name = requirePackage(input.positionals[0]);
    const merchants = merchantsOption(input);
    const percent = parsePercent(textOption(input, 'percent'));
    if (input.values['end'] === true) {
      if (percent !== undefined || merchants !== undefined)
        throw new Refusal('--end ends a rollout for everybody: leave out --percent and --merchants');
      const version = input.positionals[1];
      return writeMap(context, (map) => removeRollout(map, name, version));
    }
    if (percent === undefined && merchants === undefined)
      throw new Refusal('Say who gets it, with --percent, --merchants or both; for everybody there is promote');
    const version = requireVersion(input.positionals[1]);
    return writeMap(context, (map) =>
      addRollout(map, {
        package: name,
        version,
        ...(percent === undefined ? {} : { percent }),
        ...(merchants === undefined ? {} : { merchants }),
      }),
    );
  },
};
