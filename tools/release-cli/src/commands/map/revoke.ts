import { requirePackage } from '../../edits/edits';
import { unrevoke } from '../../edits/revoke';
import { revokeIn } from '../../fit/revocation';
import { WrongUsage } from '../../text/user-error';
import { assertAtMost, requireVersion, textOption, type Command, ownEnvironment } from '../../command-line/command';
import { changeMap } from './change-map';
import { emptyOption, EMPTY_OPTIONS, EMPTY_USAGE } from '../../command-line/empty-option';
import { FREEZE_OPTIONS, FREEZE_USAGE, freezeOption } from '../../command-line/during-freeze';
import { NOTHING_ALLOWED } from '../../change/waiver-questions';

const REVOKE_USAGE = `revoke <package> <version> ${EMPTY_USAGE} ${FREEZE_USAGE}`;
const UNREVOKE_USAGE = 'unrevoke <package> <version>';

export const revokeCommand: Command = {
  name: 'revoke',
  usage: REVOKE_USAGE,
  summary: 'take a version away from everybody for good; open pages leave it at once',
  options: { ...EMPTY_OPTIONS, ...FREEZE_OPTIONS },
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 2, REVOKE_USAGE);
    const name = requirePackage(input.positionals[0]);
    const version = requireVersion(input.positionals[1]);
    return changeMap(context, {
      edit: async (map) => revokeIn(context.store, map, name, version),
      allowed: { ...NOTHING_ALLOWED, empty: emptyOption(input) },
      duringFreeze: freezeOption(input),
    });
  },
};

export const unrevokeCommand: Command = {
  name: 'unrevoke',
  usage: UNREVOKE_USAGE,
  summary: 'let a revoked version be served again; nobody is by this alone',
  options: {},
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 2, UNREVOKE_USAGE);
    const name = requirePackage(input.positionals[0]);
    const version = requireVersion(input.positionals[1]);
    if (textOption(input, 'reason') === undefined)
      throw new WrongUsage(`Say why ${name} ${version} may be served again: give --reason`);
    return changeMap(context, { edit: (map) => unrevoke(map, name, version) });
  },
};
