import { canaryCommand } from './canary';
import { collectCommand } from './collect';
import type { Command } from './command';
import { completionCommand } from './completion';
import { consoleCommand } from './console';
import { contractCommand } from './contract';
import { deliveryCommand } from './delivery';
import { evidenceCommand } from './evidence';
import { gatewayCommand } from './gateway';
import { healthCommand } from './health';
import { helpCommand } from './help';
import { historyCommand } from './history';
import { keysCommand } from './keys';
import { listCommand } from './list';
import { pinCommand, unpinCommand } from './pin';
import { previewCommand } from './preview';
import { promoteCommand } from './promote';
import { publishCommand } from './publish';
import { revokeCommand, unrevokeCommand } from './revoke';
import { rollbackCommand } from './rollback';
import { setsCommand } from './sets';
import { settingsCommand } from './settings';
import { signCommand } from './sign';
import { shareCommand } from './share';
import { switchCommand } from './switch';
import { tickCommand } from './tick';
import { verifyCommand } from './verify';

/** Every command, in the order the help shows them. */
export const COMMANDS: readonly Command[] = [
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
