import { accountName } from 'shared-contracts/account-name';
import { MAXIMUM_COHORT_PLAYERS } from 'shared-contracts/release/cohort';
import { UserError } from '../text/user-error';

const BYTE_ORDER_MARK = '\uFEFF';

function textOf(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UserError(`${file} is not UTF-8 text: save it as plain text, one account name a line`);
  }
}

/**
 * The account names of a file, one a line, in the one spelling, each once; empty lines count for nothing. Refuses by the
 * line, and never repeats what stands there: messages of commands are kept in logs.
 */
export function readNames(bytes: Uint8Array, file: string): readonly string[] {
  const text = textOf(bytes, file);
  const lines = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).split(/\r\n|\r|\n/);
  const names = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const name = accountName(line);
    if (name === undefined)
      throw new UserError(
        `${file}: line ${index + 1} is not one account name of at most 64 letters, digits and ._@+'- of any script: correct it or take it out`,
      );
    names.add(name);
    if (names.size > MAXIMUM_COHORT_PLAYERS)
      throw new UserError(
        `${file}: line ${index + 1} is one name too many: a cohort has at most ${MAXIMUM_COHORT_PLAYERS} players; for more there is --percent`,
      );
  }
  if (names.size === 0) throw new UserError(`${file} has no account name: write one a line`);
  return [...names];
}
