import { LONGEST_STACK } from 'shared-contracts/release/health';
import { isPackageName } from 'shared-contracts/remote/remote-names';

/** Of an address only what names a built file; a query, which a file has that is asked for again, is left out. */
const OWN_FILE = /^([a-z][a-z0-9-]{0,40})\/([\w~-][\w.~-]{0,79})(?:\?[^\s?]{0,200})?(:\d{1,7}:\d{1,7})\)?$/;
const ANY_FRAME = /:\d+:\d+\)?$/;
const FOREIGN = '?';

function scrubbed(line: string, assetsBase: string): string | null {
  const at = line.lastIndexOf(assetsBase);
  const [, name, file, place] = OWN_FILE.exec(at < 0 ? '' : line.slice(at + assetsBase.length)) ?? [];
  if (isPackageName(name)) return `${name}/${file}${place}`;
  return ANY_FRAME.test(line) ? FOREIGN : null;
}

/**
 * A stack as it may leave the device: files of the site's packages with line and column. Messages, names of functions,
 * addresses and their queries may hold what is the player's, and stay; of foreign frames a question mark tells that they are
 * there. Files are told by `assetsBase`, the folder that all packages lie in.
 */
export function scrubbedStack(trace: string, assetsBase: string): string[] {
  const frames: string[] = [];
  for (const line of trace.split('\n')) {
    const frame = scrubbed(line.trim(), assetsBase);
    // A row of foreign frames says no more than one.
    if (frame === null || (frame === FOREIGN && frames.at(-1) === FOREIGN)) continue;
    frames.push(frame);
    if (frames.length === LONGEST_STACK) break;
  }
  return frames.every((frame) => frame === FOREIGN) ? [] : frames;
}
