import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in the sources. */
export interface SourcePosition {
  /** The file by its package: `mfe-games/src/screens/lobby/use-lobby.ts`; a library's with its version. */
  readonly source: string;
  /** From 1 on. */
  readonly line: number;
  /** From 1 on. */
  readonly column: number;
  /** What the sources call what stands there; null where they do not name it. */
  readonly name: string | null;
  /** The line itself, without its indentation; null where the map has no source. */
  readonly text: string | null;
}

/** A longer line is a file of somebody who minified it. */
const LONGEST_LINE = 160;

function textOf(map: TraceMap, source: string, line: number): string | null {
  const text = sourceContentFor(map, source)?.split(/\r?\n/)[line - 1]?.trim();
  return text === undefined || text === '' ? null : text.slice(0, LONGEST_LINE);
}

/** Reads a source map, once for all places that are looked for in it. Throws on what is none. */
export function openMap(text: string): TraceMap {
  return new TraceMap(text);
}

/** Where a place of a built file comes from; null where the map knows nothing of it. */
export function readPosition(
  map: TraceMap,
  { line, column }: { readonly line: number; readonly column: number },
): SourcePosition | null {
  if (line < 1 || column < 1) return null;
  // Maps count columns from 0 on, browsers from 1 on.
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return null;
  return {
    source: found.source.replace(/^packages\/(?:node_modules\/)?/, ''),
    line: found.line,
    column: found.column + 1,
    name: found.name,
    text: textOf(map, found.source, found.line),
  };
}
