import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import path from 'node:path';

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

function mapOf(folder: string, file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path.join(folder, `${file}.map`), 'utf8')) as never);
  } catch {
    // Files of the host, and of builds of before, have no map here.
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
  const maps = new Map<string, SourceMap | null>();
  const lines = framesOf(stack).flatMap(({ name, file, line, column }) => {
    if (!maps.has(file)) maps.set(file, mapOf(folder, file));
    const entry = maps.get(file)?.findEntry(line - 1, column - 1) as Partial<SourceMapping> | undefined;
    if (entry?.originalSource === undefined) return [];
    const place = `${sourceOf(entry.originalSource)}:${(entry.originalLine ?? 0) + 1}:${(entry.originalColumn ?? 0) + 1}`;
    return [`${name} ${place}`.trim()];
  });
  return lines.join('\n');
}
