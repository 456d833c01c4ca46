import webpack from 'webpack';
import type { SectionChunk } from './section-chunks';

/** Lines that the container has no use for: marks of ES modules, and the name of the map. */
const IDLE = /^(?:Object\.defineProperty\(exports, Symbol\.toStringTag, .*|\/\/# sourceMappingURL=.*)$/gm;

/** How Rolldown makes an ES module of one in CommonJS. Every shared module is one, or has its names as one has. */
const INTEROP = /^(\w+) = (?:\w+\.)?__toESM\(\1(?:, 1)?\);$/gm;

/** The chunk of Rolldown's own functions. */
export const HELPERS_CHUNK = './rolldown-runtime';

/** How they come into another chunk. */
const HELPERS = /^const (\w+) = require\("\.\/rolldown-runtime\.mjs"\);$/gm;

/** How Rolldown exports what may change later. */
const LIVE_EXPORT =
  /^Object\.defineProperty\(exports, ("[^"]+"), \{\s*enumerable: true,\s*get: function\(\) \{\s*return ([\w$]+);\s*\}\s*\}\);$/gm;

const LATER = /Promise\.resolve\(\)\.then\(\(\) => require\("(\.\/[^"]+)\.mjs"\)\)/g;
const AT_ONCE = /\brequire\("(\.\/[^"]+)\.mjs"\)/g;

/** A part of a text that becomes another; `end` is the place after it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** How a pattern changes a text. */
function edits(code: string, pattern: RegExp, textOf: (found: readonly string[]) => string): readonly Edit[] {
  return [...code.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: textOf(found),
  }));
}

/** Whether a chunk calls Rolldown's own functions for more than the interop. */
export function needsHelpers(code: string): boolean {
  const plain = code.replaceAll(INTEROP, '');
  return [...code.matchAll(HELPERS)].some(([, name = '']) => plain.includes(`${name}.`));
}

function editsOf({ code, later }: SectionChunk): readonly Edit[] {
  const loads = edits(code, LATER, ([, id = '']) => `open("${id}")`);
  const missed = later.find((id) => !loads.some(({ text }) => text === `open("${id}")`));
  if (missed !== undefined)
    throw new Error(`Rolldown loads the chunk ${missed} in a way that the container does not know`);
  const whole = [...(needsHelpers(code) ? [] : edits(code, HELPERS, () => '')), ...loads];
  const isFree = ({ start }: Edit): boolean => !whole.some((edit) => edit.start <= start && start < edit.end);
  return [
    ...whole,
    ...edits(code, IDLE, () => ''),
    ...edits(code, INTEROP, () => ''),
    ...edits(code, LIVE_EXPORT, ([, name = '', value = '']) => `live(${name}, () => ${value});`),
    ...edits(code, AT_ONCE, ([, id = '']) => `require("${id}")`).filter(isFree),
  ];
}

/** The code of a chunk as a function that the container runs, with its map. */
export function chunkFactory(chunk: SectionChunk): webpack.sources.Source {
  const { ConcatSource, OriginalSource, ReplaceSource, SourceMapSource } = webpack.sources;
  const { id, code, map } = chunk;
  const original = map === null ? new OriginalSource(code, id) : new SourceMapSource(code, id, map);
  const changed = new ReplaceSource(original);
  for (const { start, end, text } of editsOf(chunk)) changed.replace(start, end - 1, text);
  return new ConcatSource('(require, exports, open, live) => {\n', changed, '\n}');
}
