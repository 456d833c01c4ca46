import type { SiteEdit } from '../../change/plan-change';
import { requirePackage, setDefault } from '../../edits/edits';
import { takeReleases } from '../../change/take-releases';
import { WrongUsage } from '../../text/user-error';
import {
  ownEnvironment,
  requireVersion,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
} from '../../command-line/command';
import { isSetPromotion, PROMOTE_SET_OPTIONS, runSetPromotion, setEnvironments } from './promote-set';
import { allowancesOf, CHANGE_OPTIONS, CHANGE_USAGE } from './waiver-options';
import { changeMap } from './change-map';
import { AT_OPTIONS, AT_USAGE, nowOrLater } from './plan-write';

const USAGE =
  'promote <package> <version> [<package> <version> …] | ' +
  `promote --from staging --to production [--merchant code] [--only package,package]; both ${CHANGE_USAGE} ${AT_USAGE}`;

async function promote(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  if (isSetPromotion(input)) return runSetPromotion(context, input);
  const { positionals } = input;
  if (positionals.length === 0 || positionals.length % 2 !== 0)
    throw new WrongUsage(`Name a version for each package: mfe ${USAGE}`);
  const choices = positionals.flatMap((text, index) =>
    index % 2 === 0 ? [{ name: requirePackage(text), version: requireVersion(positionals[index + 1]) }] : [],
  );
  const twice = choices.find(({ name }, index) => choices.findIndex((choice) => choice.name === name) !== index);
  if (twice !== undefined) throw new WrongUsage(`${twice.name} is named twice: everybody gets one version of it`);
  const edit: SiteEdit = async (map, site) => {
    const take = await takeReleases(site, choices);
    return choices.reduce((edited, { name, version }) => setDefault(edited, name, version), take(map));
  };
  return changeMap(context, { edit, allowed: allowancesOf(input), isNoted: true });
}

export const promoteCommand: Command = {
  name: 'promote',
  usage: USAGE,
  summary:
    'serve a version to everybody who is not pinned; several packages go together or not at all; or a tested set of another environment',
  options: { ...PROMOTE_SET_OPTIONS, ...CHANGE_OPTIONS, ...AT_OPTIONS },
  environments: (input, environment) =>
    isSetPromotion(input) ? setEnvironments(input) : ownEnvironment(input, environment),
  async run(context, input) {
    // A set is planned where it is to be served.
    const environment = (isSetPromotion(input) ? textOption(input, 'to') : undefined) ?? context.environment;
    return nowOrLater({ ...context, environment }, promoteCommand, input, promote);
  },
};
