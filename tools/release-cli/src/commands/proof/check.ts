import { join, resolve } from 'node:path';
import { againstLines } from '../../against/against-lines';
import { checkAgainst } from '../../against/check-against';
import { readDescription } from '../../against/read-description';
import { assertAtMost, textOption, textsOption, type Command } from '../../command-line/command';
import { servedAt } from '../../fit/served';
import { readDist } from '../../publish/dist';
import { sourceOf } from '../../publish/package-source';
import { UserError, WrongUsage } from '../../text/user-error';

const USAGE = 'check [package] --against <address | file> [--dist folder] [--allow-gap path …]';

export const checkCommand: Command = {
  name: 'check',
  usage: USAGE,
  summary:
    'hold a finished build against every set that an environment serves; status 1 when publish or promote would refuse it',
  options: {
    against: { type: 'string' },
    dist: { type: 'string' },
    'allow-gap': { type: 'string', multiple: true },
  },
  async run({ repository, store, report }, input) {
    assertAtMost(input, 1, USAGE);
    const place = textOption(input, 'against');
    if (place === undefined || place === '') throw new WrongUsage(`Say against what: mfe ${USAGE}`);
    const { name, folder } = sourceOf(repository, input.positionals[0]);
    const dist = resolve(textOption(input, 'dist') ?? join(folder, 'dist'));
    const { descriptor, brokenLimit } = await readDist(dist);
    if (descriptor.name !== name) throw new UserError(`${dist} holds a build of ${descriptor.name}, not of ${name}`);
    const { isVerified, served, ...state } = await readDescription(place, store.trust);
    const described = { ...state, served: servedAt(served, new Date()) };
    const check = { ...checkAgainst(described, descriptor, textsOption(input, 'allow-gap'), brokenLimit), isVerified };
    againstLines(check).forEach((line) => report(line));
    return { value: check, isFailed: !check.isSafe };
  },
};
