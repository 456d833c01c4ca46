import { backupCommand, restoreCommand } from './backup';
import { buildCommand } from './build';
import { canaryCommand } from './map/canary';
import { checkCommand } from './proof/check';
import { collectCommand } from './collect';
import { cohortCommand } from './cohort';
import type { Command } from '../command-line/command';
import { completionCommand } from './completion';
import { consoleCommand } from './delivery/console';
import { contractCommand } from './proof/contract';
import { devCommand } from './dev';
import { deliveryCommand } from './delivery/delivery';
import { describeCommand } from './describe';
import { evidenceCommand } from './proof/evidence';
import { explainCommand } from './proof/explain';
import { gatewayCommand } from './proof/gateway';
import { healthCommand } from './proof/health';
import { helpCommand } from './help';
import { historyCommand } from './map/history';
import { hooksCommand } from './hooks';
import { keysCommand } from './keys';
import { listCommand } from './map/list';
import { lockCommand, unlockCommand } from './plan/lock';
import { logCommand } from './proof/log';
import { merchantCommand } from './merchant/merchant';
import { newCommand } from './new';
import { pinCommand, unpinCommand } from './map/pin';
import { previewCommand } from './map/preview';
import { promoteCommand } from './map/promote';
import { publishCommand } from './map/publish';
import { revokeCommand, unrevokeCommand } from './map/revoke';
import { rollbackCommand } from './map/rollback';
import { schemaCommand } from './proof/schema';
import { setsCommand } from './proof/sets';
import { scheduleCommand } from './plan/schedule';
import { settingsCommand } from './settings/settings';
import { signCommand } from './map/sign';
import { shareCommand } from './share';
import { switchCommand } from './map/switch';
import { tickCommand } from './map/tick';
import { reachCommand } from './proof/reach';
import { verifyCommand } from './proof/verify';

/** Every command, in the order the help shows them. */
export const COMMANDS: readonly Command[] = [
  newCommand,
  devCommand,
  buildCommand,
  describeCommand,
  checkCommand,
  publishCommand,
  promoteCommand,
  pinCommand,
  unpinCommand,
  canaryCommand,
  cohortCommand,
  tickCommand,
  healthCommand,
  explainCommand,
  gatewayCommand,
  consoleCommand,
  rollbackCommand,
  revokeCommand,
  unrevokeCommand,
  switchCommand,
  signCommand,
  lockCommand,
  unlockCommand,
  scheduleCommand,
  listCommand,
  previewCommand,
  historyCommand,
  verifyCommand,
  reachCommand,
  logCommand,
  contractCommand,
  schemaCommand,
  setsCommand,
  evidenceCommand,
  collectCommand,
  backupCommand,
  restoreCommand,
  deliveryCommand,
  settingsCommand,
  merchantCommand,
  hooksCommand,
  shareCommand,
  keysCommand,
  helpCommand,
  completionCommand,
];
