import type { SiteEdit } from '../../change/plan-change';
import { requirePackage } from '../../edits/edits';
import { finishRollout, holdRollout, removeRollout, resumeRollout } from '../../edits/rollout-edits';
import { parsePercent, planSchedule } from '../../edits/schedule';
import { startRollout } from '../../edits/start-rollout';
import { withList } from '../../cohorts/cohort-lists';
import { chooseCohort, requireLabel } from '../../cohorts/cohort-option';
import { takeReleases } from '../../change/take-releases';
import { WrongUsage } from '../../text/user-error';
import {
  assertAtMost,
  merchantsOption,
  requireVersion,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
  ownEnvironment,
} from '../../command-line/command';
import { EMPTY_OPTIONS, EMPTY_USAGE } from '../../command-line/empty-option';
import { GUARD_OPTIONS, GUARD_USAGE, guardOption } from '../../command-line/guard-option';
import { FREEZE_OPTIONS, FREEZE_USAGE, freezeOption } from '../../command-line/during-freeze';
import { changeMap } from './change-map';
import { AT_OPTIONS, AT_USAGE, nowOrLater } from './plan-write';
import { allowancesOf, CHANGE_OPTIONS, CHANGE_USAGE } from './waiver-options';

const CHOICE_USAGE = '[--merchants a,b | --all-merchants] [--cohort label]';
const USAGE =
  'canary <package> <version> [--percent n] [--merchants a,b] [--cohort file.txt] [--at time] [--steps 5,25,100 --every 2h] ' +
  `${GUARD_USAGE} ${CHANGE_USAGE} | ` +
  `canary end <package> [version] ${CHOICE_USAGE} ${EMPTY_USAGE} ${FREEZE_USAGE} | ` +
  `canary hold <package> [version] ${CHOICE_USAGE} ${FREEZE_USAGE} | ` +
  `canary resume <package> [version] ${CHOICE_USAGE} | ` +
  `canary finish <package> [version] ${CHANGE_USAGE}; end, hold, resume and finish ${AT_USAGE}`;

const OPTIONS = {
  percent: { type: 'string' },
  merchants: { type: 'string' },
  cohort: { type: 'string' },
  at: { type: 'string' },
  steps: { type: 'string' },
  every: { type: 'string' },
  ...GUARD_OPTIONS,
} as const;

/** Which of several rollouts of a version is meant: the one to these merchants, to all, or to a cohort. */
const CHOICE_OPTIONS = {
  merchants: OPTIONS.merchants,
  cohort: OPTIONS.cohort,
  'all-merchants': { type: 'boolean' },
} as const;

/** The group of merchants whose rollout is meant; undefined where none is named. */
function groupOption(input: CommandInput): readonly string[] | 'all' | undefined {
  const merchants = merchantsOption(input);
  if (input.values['all-merchants'] !== true) return merchants;
  if (merchants !== undefined) throw new WrongUsage('--merchants and --all-merchants exclude each other');
  return 'all';
}

async function start(context: CommandContext, input: CommandInput): Promise<CommandOutcome> {
  if (input.values['all-merchants'] !== undefined)
    throw new WrongUsage('A new rollout is to all merchants unless --merchants names some: leave out --all-merchants');
  if (input.values['during-freeze'] !== undefined)
    throw new WrongUsage('To start a rollout can wait: leave out --during-freeze');
  const name = requirePackage(input.positionals[0]);
  const merchants = merchantsOption(input);
  const share = textOption(input, 'percent');
  const times = { at: textOption(input, 'at'), steps: textOption(input, 'steps'), every: textOption(input, 'every') };
  const percent = share === undefined ? undefined : parsePercent(share);
  const guard = guardOption(input);
  const named = textOption(input, 'cohort');
  if (
    percent === undefined &&
    merchants === undefined &&
    named === undefined &&
    times.at === undefined &&
    times.steps === undefined
  )
    throw new WrongUsage(
      'Say who gets it, with --percent, --merchants, --cohort or --steps; for everybody there is promote',
    );
  const version = requireVersion(input.positionals[1]);
  const chosen = named === undefined ? undefined : await chooseCohort(context.store, context.environment, named);
  const cohort = chosen?.cohort;
  const now = new Date();
  const schedule = planSchedule({ percent, ...times }, now);
  const edit: SiteEdit = async (map, site) => {
    const take = await takeReleases(site, [{ name, version }]);
    return startRollout(take(map), { package: name, version, merchants, cohort, guard, schedule });
  };
  const write = (): Promise<CommandOutcome> =>
    changeMap(context, { edit, allowed: allowancesOf(input), isNoted: true });
  if (chosen?.fresh === undefined || context.isDryRun) return write();
  return withList(context.store, context.environment, chosen.fresh, write);
}

const ALL_OPTIONS = { ...OPTIONS, ...CHOICE_OPTIONS, ...CHANGE_OPTIONS, ...FREEZE_OPTIONS } as const;

const ACTIONS = ['end', 'hold', 'resume', 'finish'] as const;
type Action = (typeof ACTIONS)[number];

/** What each action takes besides what every command does. */
const OPTIONS_OF: Readonly<Record<Action, object>> = {
  end: { ...CHOICE_OPTIONS, ...EMPTY_OPTIONS, ...FREEZE_OPTIONS, ...AT_OPTIONS },
  hold: { ...CHOICE_OPTIONS, ...FREEZE_OPTIONS, ...AT_OPTIONS },
  resume: { ...CHOICE_OPTIONS, ...AT_OPTIONS },
  finish: { ...CHANGE_OPTIONS, ...AT_OPTIONS },
};

async function act(context: CommandContext, input: CommandInput, action: Action): Promise<CommandOutcome> {
  const given = Object.keys(ALL_OPTIONS)
    .filter((option) => !Object.hasOwn(OPTIONS_OF[action], option))
    .find((option) => input.values[option] !== undefined);
  if (given !== undefined) throw new WrongUsage(`canary ${action} takes no --${given}`);
  const name = requirePackage(input.positionals[1]);
  const text = input.positionals[2];
  const version = text === undefined ? undefined : requireVersion(text);
  const label = textOption(input, 'cohort');
  const cohort = label === undefined ? undefined : requireLabel(label);
  const choice = { package: name, version, merchants: groupOption(input), cohort };
  const duringFreeze = freezeOption(input);
  switch (action) {
    case 'end':
      return changeMap(context, {
        edit: (map) => removeRollout(map, choice),
        allowed: allowancesOf(input),
        duringFreeze,
      });
    case 'hold':
      return changeMap(context, { edit: (map) => holdRollout(map, choice, context.reason), duringFreeze });
    case 'resume':
      return changeMap(context, { edit: (map) => resumeRollout(map, choice, new Date()) });
    case 'finish':
      return changeMap(context, {
        edit: (map) => finishRollout(map, name, version),
        allowed: allowancesOf(input),
        isNoted: true,
      });
  }
}

export const canaryCommand: Command = {
  name: 'canary',
  usage: USAGE,
  summary:
    'serve a version to a share of devices, of some merchants or of a list of players, now or step by step; or end that',
  options: ALL_OPTIONS,
  environments: ownEnvironment,
  async run(context, input) {
    const action = ACTIONS.find((name) => name === input.positionals[0]);
    assertAtMost(input, action === undefined ? 2 : 3, USAGE);
    if (action === undefined) return start(context, input);
    return nowOrLater(context, canaryCommand, input, (own, words) => act(own, words, action));
  },
};
