import { runInThisContext } from 'node:vm';
import { chunkFactory } from './chunk-factory';
import type { SectionChunk } from './section-chunks';
import { sharedUses } from './shared-uses';

function chunk(code: string, later: readonly string[] = []): SectionChunk {
  return { id: './a', name: undefined, code, map: null, imports: [], later, styles: '', modules: [] };
}

type Factory = (
  require: (id: string) => unknown,
  exports: Record<string, unknown>,
  open: (id: string) => unknown,
  live: (name: string, read: () => unknown) => void,
) => void;

/** Runs a chunk as the container does; gives its exports, and what it asked for. */
function run(source: SectionChunk): { readonly exports: Record<string, unknown>; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const exports: Record<string, unknown> = {};
  const factory = runInThisContext(String(chunkFactory(source).source())) as Factory;
  const note = (id: string) => {
    asked.push(id);
    return { word: id };
  };
  factory(note, exports, note, (name, get) => Object.defineProperty(exports, name, { get, enumerable: true }));
  return { exports, asked };
}

/** As Rolldown writes a chunk. */
const CODE = `Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_rolldown_runtime = require("./rolldown-runtime.mjs");
const require_i18n = require("./i18n.mjs");
let kit = require("shared-kit/ui");
let schema = require("shared-kit/schema");
schema = require_rolldown_runtime.__toESM(schema, 1);
let count = 0;
exports.words = () => [kit.word, require_i18n.word, schema.word, schema["other"]];
exports.add = () => count++;
exports.later = () => Promise.resolve().then(() => require("./sheet.mjs"));
Object.defineProperty(exports, "count", {
	enumerable: true,
	get: function() {
		return count;
	}
});

//# sourceMappingURL=a.mjs.map`;

it('runs with what the container gives, without functions of the bundler that it does not need', () => {
  const { exports, asked } = run(chunk(CODE, ['./sheet']));
  expect(asked).toEqual(['./i18n', 'shared-kit/ui', 'shared-kit/schema']);
  const { words, add, later } = exports as Record<string, () => unknown>;
  expect(words?.()).toEqual(['shared-kit/ui', './i18n', 'shared-kit/schema', undefined]);
  expect(later?.()).toEqual({ word: './sheet' });
  expect(exports['count']).toBe(0);
  add?.();
  expect(exports['count']).toBe(1);
});

it('keeps functions of the bundler that it calls', () => {
  const { asked } = run(chunk(`const runtime = require("./rolldown-runtime.mjs");\nexports.a = runtime.word;`));
  expect(asked).toEqual(['./rolldown-runtime']);
});

it('stops the build where a chunk is loaded in a way that it does not know', () => {
  expect(() => chunkFactory(chunk('exports.a = 1;', ['./sheet']))).toThrow('Rolldown loads the chunk ./sheet in a way');
});

it('names the exports that a chunk takes of shared modules, once each', () => {
  const keys = new Set(['shared-kit/ui', 'shared-kit/schema', 'shared-kit/form']);
  const uses = sharedUses(`${CODE}\nkit.word();\nrequire("shared-kit/form");`, keys);
  expect(Object.fromEntries(uses)).toEqual({
    'shared-kit/ui': ['word'],
    'shared-kit/schema': ['word', 'other'],
    'shared-kit/form': [],
  });
});
