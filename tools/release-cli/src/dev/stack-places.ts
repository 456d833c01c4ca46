import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openMap, readPosition } from '../explain/read-position';

/** The end of a frame: a file's name, line and column; Chromium puts the address into brackets. */
const PLACE = /\/([\w.-]+\.mjs):(\d+):(\d+)\)?$/;

interface Frame {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The function of a frame, as Chromium (`at List (https://…)`) and the others (`List@https://…`) write it. */
function nameIn(frame: string): string {
  const [name = ''] = /^[^\s(@]*/.exec(frame.replace(/^at (?:async )?/, '')) ?? [];
  return name.startsWith('http') ? '' : name;
}

function framesOf(stack: string): readonly Frame[] {
  return stack.split('\n').flatMap((text) => {
    const frame = text.trim();
    const [, file, line, column] = PLACE.exec(frame) ?? [];
    return file === undefined ? [] : [{ name: nameIn(frame), file, line: Number(line), column: Number(column) }];
  });
}

/** The map of a file in the folder; null for files of the host, and of builds of before, which have no map here. */
function mapOf(folder: string, file: string): ReturnType<typeof openMap> | null {
  try {
    return openMap(readFileSync(path.join(folder, `${file}.map`), 'utf8'));
  } catch {
    return null;
  }
}

function sourceOf(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}

/**
 * The frames of a stack that lie in the build in a folder, as its source maps lead to their sources: a line for each, such
 * as `List src/screens/list.tsx:12:4`, the innermost first. Empty where none does.
 */
export function placesInSources(stack: string, folder: string): string {
  const maps = new Map<string, ReturnType<typeof openMap> | null>();
  const lines = framesOf(stack).flatMap(({ name, file, ...place }) => {
    const map = maps.get(file) ?? mapOf(folder, file);
    maps.set(file, map);
    const found = map && readPosition(map, place);
    return found === null ? [] : [`${name} ${sourceOf(found.source)}:${found.line}:${found.column}`.trim()];
  });
  return lines.join('\n');
}
