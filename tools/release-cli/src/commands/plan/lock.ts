import type { Lock } from 'shared-contracts/release/locks';
import { requirePackage } from '../../edits/edits';
import { addLock, removeLock } from '../../edits/lock-edits';
import { parseMoment } from '../../edits/schedule';
import { assertMerchant } from '../../merchants/merchant-names';
import { merchantsOf } from '../../page/site-state';
import { WrongUsage } from '../../text/user-error';
import {
  assertAtMost,
  merchantsOption,
  ownEnvironment,
  textOption,
  type Command,
  type CommandInput,
} from '../../command-line/command';
import { changeMap } from '../map/change-map';

const SCOPE_OPTIONS = { merchants: { type: 'string' }, sections: { type: 'string' } } as const;
const LOCK_USAGE = 'lock [--merchants a,b] [--sections package,package] [--until time] --reason why';
const UNLOCK_USAGE = 'unlock [--merchants a,b] [--sections package,package]';

type LockScope = Pick<Lock, 'merchants' | 'packages'>;

function scopeOption(input: CommandInput): LockScope {
  const merchants = merchantsOption(input);
  const sections = textOption(input, 'sections');
  const packages =
    sections === undefined ? undefined : [...new Set(sections.split(','))].map((text) => requirePackage(text.trim()));
  return { ...(merchants !== undefined && { merchants }), ...(packages !== undefined && { packages }) };
}

export const lockCommand: Command = {
  name: 'lock',
  usage: LOCK_USAGE,
  summary: 'keep everything, some merchants or some sections as they are until it is unlocked; ways back stay open',
  options: { ...SCOPE_OPTIONS, until: { type: 'string' } },
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 0, LOCK_USAGE);
    const scope = scopeOption(input);
    const end = textOption(input, 'until');
    const until = end === undefined ? undefined : parseMoment(end, new Date()).toISOString();
    const reason = textOption(input, 'reason');
    if (reason === undefined) throw new WrongUsage('Say why others must wait: give --reason');
    return changeMap(context, {
      edit: (map, site, { author, moment }) => {
        for (const merchant of scope.merchants ?? []) assertMerchant(map.environment, merchant, merchantsOf(site));
        return addLock(map, {
          by: author,
          reason,
          since: moment.toISOString(),
          ...(until !== undefined && { until }),
          ...scope,
        });
      },
    });
  },
};

export const unlockCommand: Command = {
  name: 'unlock',
  usage: UNLOCK_USAGE,
  summary: 'take a lock away, named by what it keeps as it is; without a name the lock of everything',
  options: SCOPE_OPTIONS,
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 0, UNLOCK_USAGE);
    const scope = scopeOption(input);
    return changeMap(context, { edit: (map, _site, { moment }) => removeLock(map, scope, moment) });
  },
};
