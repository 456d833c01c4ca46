import { canaryCommand } from 'release-cli/commands/map/canary';
import { lockCommand, unlockCommand } from 'release-cli/commands/plan/lock';
import { pinCommand, unpinCommand } from 'release-cli/commands/map/pin';
import { promoteCommand } from 'release-cli/commands/map/promote';
import { revokeCommand, unrevokeCommand } from 'release-cli/commands/map/revoke';
import { rollbackCommand } from 'release-cli/commands/map/rollback';
import { scheduleCommand } from 'release-cli/commands/plan/schedule';
import { switchCommand } from 'release-cli/commands/map/switch';
import { FILE_LANGUAGES } from 'shared-contracts/language';
import { choiceField, MERCHANTS_FIELD, textField } from '../forms/choice-field';
import { FREEZE_FIELD, optionField, REVISION_FIELD } from '../forms/option-fields';
import {
  DEFAULT_FIELD,
  EARLIER_PIN_FIELD,
  FINISHED_FIELD,
  KNOWN_FIELD,
  LOCKED_FIELD,
  LOCK_FIELD,
  MERCHANT_FIELD,
  PIN_FIELD,
  PLANNED_FIELD,
  RELEASE_FIELD,
  REVOKED_FIELD,
  ROLLOUT_FIELD,
  SECTION_FIELD,
  SOURCE_FIELD,
  SWITCH_FIELD,
  TARGET_FIELD,
} from '../forms/site-fields';
import type { Action } from './action';
import { MERCHANT_ACTIONS } from './merchant-actions';

const GUARD_FIELD = choiceField({
  name: 'guard',
  title: 'When it does worse',
  none: 'Nothing happens by itself',
  choicesOf: () => [
    { value: 'hold', text: 'Hold it', part: { options: { guard: 'hold' } } },
    { value: 'rollback', text: 'Roll it back', part: { options: { guard: 'rollback' } } },
  ],
});

const MESSAGE_FIELDS = FILE_LANGUAGES.map((language) =>
  textField({
    name: `message-${language}`,
    title: `Message to players, ${language}`,
    partOf: (text) => ({ options: { message: [`${language}=${text}`] } }),
  }),
);

const AT_FIELD = optionField('at', 'Plan it for', 'a moment such as 2026-12-01T10:00Z; now when empty');

/** Everything that the console does, in the order in which it is offered. Another one is a row here. */
export const ACTIONS: readonly Action[] = [
  {
    id: 'promote',
    title: 'Promote',
    about: 'Serves a version to everybody who is not pinned.',
    group: 'Give a version',
    command: promoteCommand,
    fields: [RELEASE_FIELD, AT_FIELD],
  },
  {
    id: 'promote-set',
    title: 'Promote a tested set',
    about: 'Serves what another environment serves, if every set of versions is proven.',
    group: 'Give a version',
    command: promoteCommand,
    fields: [SOURCE_FIELD, TARGET_FIELD, AT_FIELD],
  },
  {
    id: 'pin',
    title: 'Pin a merchant',
    about: 'Keeps one merchant on a version, whatever the default becomes.',
    group: 'Give a version',
    command: pinCommand,
    fields: [MERCHANT_FIELD, RELEASE_FIELD],
  },
  {
    id: 'unpin',
    title: 'Unpin a merchant',
    about: 'Gives a merchant the default again.',
    group: 'Give a version',
    command: unpinCommand,
    fields: [PIN_FIELD],
  },
  {
    id: 'canary',
    title: 'Start or change a rollout',
    about: 'Serves a version to a share of devices, to some merchants, or both, now or step by step.',
    group: 'Roll out',
    command: canaryCommand,
    fields: [
      RELEASE_FIELD,
      MERCHANTS_FIELD,
      optionField('percent', 'Percent of devices', 'such as 10 or 0.5; all devices of the merchants when empty'),
      optionField('steps', 'Steps', 'shares to go through, such as 5,25,100; with “every”'),
      optionField('every', 'Every', 'time between the steps, such as 2h'),
      optionField('at', 'Begin at', 'a moment such as 2026-12-01T10:00Z; now when empty'),
      GUARD_FIELD,
      optionField('minimum-loads', 'Pages before it decides', 'of both versions; 200 when empty'),
    ],
  },
  {
    id: 'canary-end',
    title: 'End a rollout',
    about: 'Gives its devices what the others have.',
    group: 'Roll out',
    command: canaryCommand,
    before: ['end'],
    fields: [ROLLOUT_FIELD, AT_FIELD, FREEZE_FIELD],
  },
  {
    id: 'canary-hold',
    title: 'Hold a rollout',
    about: 'Keeps its share as it is: no further step is made.',
    group: 'Roll out',
    command: canaryCommand,
    before: ['hold'],
    fields: [ROLLOUT_FIELD, AT_FIELD, FREEZE_FIELD],
  },
  {
    id: 'canary-resume',
    title: 'Resume a rollout',
    about: 'Lets a rollout that is held make its steps again.',
    group: 'Roll out',
    command: canaryCommand,
    before: ['resume'],
    fields: [ROLLOUT_FIELD, AT_FIELD],
  },
  {
    id: 'canary-finish',
    title: 'Finish a rollout',
    about: 'Makes the version of a rollout to all merchants the default.',
    group: 'Roll out',
    command: canaryCommand,
    before: ['finish'],
    fields: [FINISHED_FIELD, AT_FIELD],
  },
  {
    id: 'switch-off',
    title: 'Switch a section off',
    about: 'Takes a section away, also from open pages, and says so to players.',
    group: 'Take away',
    command: switchCommand,
    after: ['off'],
    fields: [SECTION_FIELD, MERCHANTS_FIELD, ...MESSAGE_FIELDS, AT_FIELD, FREEZE_FIELD],
  },
  {
    id: 'switch-on',
    title: 'Switch a section on',
    about: 'Serves a section again that was switched off.',
    group: 'Take away',
    command: switchCommand,
    after: ['on'],
    fields: [SWITCH_FIELD, AT_FIELD],
  },
  {
    id: 'revoke',
    title: 'Revoke a version',
    about: 'Takes a version away from everybody for good; open pages leave it at once.',
    group: 'Take away',
    command: revokeCommand,
    fields: [KNOWN_FIELD, FREEZE_FIELD],
  },
  {
    id: 'unrevoke',
    title: 'Take a revocation back',
    about: 'Lets a revoked version be served again; nobody is by this alone.',
    group: 'Take away',
    command: unrevokeCommand,
    fields: [REVOKED_FIELD],
  },
  {
    id: 'rollback',
    title: 'Roll a package back',
    about: 'Serves to everybody what they were served before.',
    group: 'Go back',
    command: rollbackCommand,
    fields: [DEFAULT_FIELD, FREEZE_FIELD],
  },
  {
    id: 'rollback-merchant',
    title: 'Roll a merchant back',
    about: 'Pins a merchant to what it was pinned to before.',
    group: 'Go back',
    command: rollbackCommand,
    fields: [EARLIER_PIN_FIELD, FREEZE_FIELD],
  },
  {
    id: 'return',
    title: 'Return to a revision',
    about: 'Serves everybody what the whole map said then.',
    group: 'Go back',
    command: rollbackCommand,
    fields: [REVISION_FIELD, FREEZE_FIELD],
  },
  {
    id: 'lock',
    title: 'Lock',
    about:
      'Keeps everything, some merchants or a package as they are: nobody writes until it ends; ways back stay open.',
    group: 'Keep as it is',
    command: lockCommand,
    fields: [
      LOCKED_FIELD,
      MERCHANTS_FIELD,
      optionField('until', 'Until', 'a moment such as 2026-12-01T10:00Z; until it is unlocked when empty'),
    ],
  },
  {
    id: 'unlock',
    title: 'Unlock',
    about: 'Takes a lock away.',
    group: 'Keep as it is',
    command: unlockCommand,
    fields: [LOCK_FIELD],
  },
  {
    id: 'schedule-cancel',
    title: 'Cancel a planned write',
    about: 'Takes a plan away, also one that was not made.',
    group: 'Keep as it is',
    command: scheduleCommand,
    before: ['cancel'],
    fields: [PLANNED_FIELD],
  },
  ...MERCHANT_ACTIONS,
];
