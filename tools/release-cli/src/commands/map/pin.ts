import { pin, requirePackage, unpin } from '../../edits/edits';
import { takeReleases } from '../../change/take-releases';
import { WrongUsage } from '../../text/user-error';
import { assertAtMost, requireVersion, type Command } from '../../command-line/command';
import { allowancesOf, WAIVER_OPTIONS, WAIVER_USAGE } from './waiver-options';
import { writeNoted } from './write-noted';

const PIN_USAGE = `pin <merchant> <package> <version> ${WAIVER_USAGE}`;
const UNPIN_USAGE = `unpin <merchant> <package> ${WAIVER_USAGE}`;

function requireMerchant(text: string | undefined, usage: string): string {
  if (text === undefined) throw new WrongUsage(`Name a merchant: mfe ${usage}`);
  return text;
}

export const pinCommand: Command = {
  name: 'pin',
  usage: PIN_USAGE,
  summary: 'keep one merchant on a version, whatever the default becomes',
  options: WAIVER_OPTIONS,
  async run(context, input) {
    assertAtMost(input, 3, PIN_USAGE);
    const merchant = requireMerchant(input.positionals[0], PIN_USAGE);
    const name = requirePackage(input.positionals[1]);
    const version = requireVersion(input.positionals[2]);
    const take = await takeReleases(context.store, context.environment, [{ name, version }]);
    return writeNoted(context, (map) => pin(take(map), merchant, name, version), allowancesOf(input));
  },
};

export const unpinCommand: Command = {
  name: 'unpin',
  usage: UNPIN_USAGE,
  summary: 'give a merchant the default again',
  options: WAIVER_OPTIONS,
  async run(context, input) {
    assertAtMost(input, 2, UNPIN_USAGE);
    const merchant = requireMerchant(input.positionals[0], UNPIN_USAGE);
    const name = requirePackage(input.positionals[1]);
    return writeNoted(context, (map) => unpin(map, merchant, name), allowancesOf(input));
  },
};
