import type { SiteEdit } from '../../change/plan-change';
import { pin, requirePackage, unpin } from '../../edits/edits';
import { takeReleases } from '../../change/take-releases';
import { assertMerchant } from '../../merchants/merchant-names';
import { merchantsOf } from '../../page/site-state';
import { WrongUsage } from '../../text/user-error';
import { assertAtMost, requireVersion, type Command, ownEnvironment } from '../../command-line/command';
import { allowancesOf, CHANGE_OPTIONS, CHANGE_USAGE } from './waiver-options';
import { changeMap } from './change-map';

const PIN_USAGE = `pin <merchant> <package> <version> ${CHANGE_USAGE}`;
const UNPIN_USAGE = `unpin <merchant> <package> ${CHANGE_USAGE}`;

function requireMerchant(text: string | undefined, usage: string): string {
  if (text === undefined) throw new WrongUsage(`Name a merchant: mfe ${usage}`);
  return text;
}

export const pinCommand: Command = {
  name: 'pin',
  usage: PIN_USAGE,
  summary: 'keep one merchant on a version, whatever the default becomes',
  options: CHANGE_OPTIONS,
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 3, PIN_USAGE);
    const merchant = requireMerchant(input.positionals[0], PIN_USAGE);
    const name = requirePackage(input.positionals[1]);
    const version = requireVersion(input.positionals[2]);
    const edit: SiteEdit = async (map, site) => {
      const take = await takeReleases(site, [{ name, version }]);
      return pin(take(map), merchant, name, version);
    };
    return changeMap(context, { edit, allowed: allowancesOf(input), isNoted: true });
  },
};

export const unpinCommand: Command = {
  name: 'unpin',
  usage: UNPIN_USAGE,
  summary: 'give a merchant the default again',
  options: CHANGE_OPTIONS,
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 2, UNPIN_USAGE);
    const merchant = requireMerchant(input.positionals[0], UNPIN_USAGE);
    const name = requirePackage(input.positionals[1]);
    return changeMap(context, {
      edit: (map, site) => {
        assertMerchant(map.environment, merchant, merchantsOf(site));
        return unpin(map, merchant, name);
      },
      allowed: allowancesOf(input),
      isNoted: true,
    });
  },
};
