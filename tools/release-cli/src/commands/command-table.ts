import { canaryCommand } from './canary';
import type { Command } from './command';
import { historyCommand } from './history';
import { listCommand } from './list';
import { pinCommand, unpinCommand } from './pin';
import { previewCommand } from './preview';
import { promoteCommand } from './promote';
import { publishCommand } from './publish';
import { rollbackCommand } from './rollback';
import { switchCommand } from './switch';
import { verifyCommand } from './verify';

/** Every command, in the order the help shows them. */
export const COMMANDS: readonly Command[] = [
  publishCommand,
  promoteCommand,
  pinCommand,
  unpinCommand,
  canaryCommand,
  rollbackCommand,
  switchCommand,
  listCommand,
  previewCommand,
  historyCommand,
  verifyCommand,
];
