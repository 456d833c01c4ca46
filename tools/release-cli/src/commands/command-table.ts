import { buildCommand } from './build';
import { canaryCommand } from './map/canary';
import { checkCommand } from './proof/check';
import { collectCommand } from './collect';
import type { Command } from '../command-line/command';
import { completionCommand } from './completion';
import { consoleCommand } from './delivery/console';
import { contractCommand } from './proof/contract';
import { devCommand } from './dev';
import { deliveryCommand } from './delivery/delivery';
import { evidenceCommand } from './proof/evidence';
import { gatewayCommand } from './proof/gateway';
import { healthCommand } from './proof/health';
import { helpCommand } from './help';
import { historyCommand } from './map/history';
import { keysCommand } from './keys';
import { listCommand } from './map/list';
import { newCommand } from './new';
import { pinCommand, unpinCommand } from './map/pin';
import { previewCommand } from './map/preview';
import { promoteCommand } from './map/promote';
import { publishCommand } from './map/publish';
import { revokeCommand, unrevokeCommand } from './map/revoke';
import { rollbackCommand } from './map/rollback';
import { setsCommand } from './proof/sets';
import { settingsCommand } from './settings/settings';
import { signCommand } from './map/sign';
import { shareCommand } from './share';
import { switchCommand } from './map/switch';
import { tickCommand } from './map/tick';
import { verifyCommand } from './proof/verify';

/** Every command, in the order the help shows them. */
export const COMMANDS: readonly Command[] = [
  newCommand,
  devCommand,
  buildCommand,
  checkCommand,
  publishCommand,
  promoteCommand,
  pinCommand,
  unpinCommand,
  canaryCommand,
  tickCommand,
  healthCommand,
  gatewayCommand,
  consoleCommand,
  rollbackCommand,
  revokeCommand,
  unrevokeCommand,
  switchCommand,
  signCommand,
  listCommand,
  previewCommand,
  historyCommand,
  verifyCommand,
  contractCommand,
  setsCommand,
  evidenceCommand,
  collectCommand,
  deliveryCommand,
  settingsCommand,
  shareCommand,
  keysCommand,
  helpCommand,
  completionCommand,
];
