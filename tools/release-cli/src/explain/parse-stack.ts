import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';

/** Where a frame of a stack stands in a file of a package of the site. */
export interface FilePlace {
  readonly package: PackageName;
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  /** From 1 on, as browsers count. */
  readonly column: number;
}

/** One line of a stack. */
export interface StackLine {
  readonly text: string;
  /** Absent in lines that are no frames, such as the message. */
  readonly isFrame: boolean;
  /** Null for frames of other sites, of the page itself and of the browser. */
  readonly place: FilePlace | null;
}

/** More of a text is nobody's stack. */
const MOST_LINES = 200;
const LONGEST_LINE = 2000;

/**
 * Ends a frame in every form: `at name (address:1:2)` and `at address:1:2` of Chromium, `name@address:1:2` of Firefox and
 * WebKit, `address:1:2` of telemetry.
 */
const POSITION = /:(\d{1,7}):(\d{1,7})\)?$/;
/** How a frame ends that is of the browser itself; telemetry writes a question mark for every frame it keeps nothing of. */
const NOWHERE = ['(native)', '(<anonymous>)', '[native code]'];

function isNowhere(text: string): boolean {
  return text === '?' || NOWHERE.some((ending) => text.endsWith(ending));
}

/** The last folder and the file of the address in a frame; null for a file of no package. */
function placeIn(frame: string): FilePlace | null {
  const [, line = '', column = ''] = POSITION.exec(frame) ?? [];
  const [address = ''] = frame.replace(POSITION, '').split('?');
  const folders = address.split('/');
  const file = folders.pop() ?? '';
  const name = folders
    .pop()
    ?.split(/[\s(@]/)
    .pop();
  if (!isPackageName(name) || !/^[\w~-][\w.~-]*$/.test(file)) return null;
  return { package: name, file, line: Number(line), column: Number(column) };
}

function lineOf(whole: string): StackLine {
  const text = whole.trim().slice(0, LONGEST_LINE);
  if (isNowhere(text)) return { text, isFrame: true, place: null };
  // Words of a message may end like a position as well; a frame has an address.
  const isFrame = POSITION.test(text) && /^at |[/@]/.test(text);
  return { text, isFrame, place: isFrame ? placeIn(text) : null };
}

/** The lines of a stack as Chromium, Firefox and WebKit write it, or as telemetry keeps it. */
export function parseStack(text: string): readonly StackLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.slice(0, MOST_LINES).map(lineOf);
}
