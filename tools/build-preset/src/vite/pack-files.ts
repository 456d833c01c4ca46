/** What is packed: chunks that need each other, as far as packing reads them. */
export interface PackedChunk {
  readonly id: string;
  readonly name: string | undefined;
  readonly code: string;
  readonly imports: readonly string[];
  readonly later: readonly string[];
}

/** What is loaded at once under a name: the exposed module, a screen, texts of a language. */
export interface Pack<Chunk> {
  readonly name: string;
  /** The chunk that runs when all are there. */
  readonly id: string;
  /** All chunks that it runs with, each after those that it imports. */
  readonly chunks: readonly Chunk[];
  /** Those of them that are in its own file; the others are in the first file, in that of who loads it, or in `common`. */
  readonly own: readonly Chunk[];
  /** The places in {@link Packing.common} of the files that it has with others. */
  readonly common: readonly number[];
}

/** Which chunks go into which files. A chunk may be in several, and runs once. */
export interface Packing<Chunk> {
  /** The exposed module's is the first. */
  readonly packs: readonly Pack<Chunk>[];
  readonly common: readonly (readonly Chunk[])[];
}

/**
 * What parts share is a file of its own from this size on, in bytes before minification: a smaller one costs a request
 * more than it saves.
 */
const COMMON_SIZE = 22_000;

/** How many such files a part may have: with the entry and its own file they are four requests. */
const MOST_COMMON = 2;

/** A chunk and all that it imports, each after what it imports. */
function closureOf<Chunk extends PackedChunk>(chunk: Chunk, byId: ReadonlyMap<string, Chunk>): readonly Chunk[] {
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const visit = (one: Chunk): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const id of one.imports) {
      const imported = byId.get(id);
      if (imported !== undefined) visit(imported);
    }
    found.add(one);
  };
  visit(chunk);
  return [...found];
}

function sizeOf(chunks: readonly PackedChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + code.length, 0);
}

/** Every pack with what is not there before it: that of the first file, and that of all packs that load it. */
function withoutPresent<Chunk extends PackedChunk>(packs: readonly Pack<Chunk>[]): readonly Pack<Chunk>[] {
  const [first] = packs;
  return packs.map((pack) => {
    if (pack === first) return pack;
    const loaders = packs.filter(({ chunks }) => chunks.some(({ later }) => later.includes(pack.id)));
    const isPresent = (chunk: Chunk): boolean =>
      first?.chunks.includes(chunk) === true || loaders.every(({ chunks }) => chunks.includes(chunk));
    return { ...pack, own: pack.chunks.filter((chunk) => loaders.length === 0 || !isPresent(chunk)) };
  });
}

/** The packs that all have some chunks, with these; the ones whose common file saves most, or null where none is worth a request. */
function bestShared<Chunk extends PackedChunk>(
  packs: readonly Pack<Chunk>[],
): { readonly sharing: readonly Pack<Chunk>[]; readonly chunks: readonly Chunk[] } | null {
  const all = [...new Set(packs.flatMap(({ own }) => own))];
  const candidates = all.map((chunk) => {
    const sharing = packs.filter(({ own }) => own.includes(chunk));
    return { sharing, chunks: all.filter((one) => sharing.every(({ own }) => own.includes(one))) };
  });
  const savedBy = ({ sharing, chunks }: (typeof candidates)[number]): number => (sharing.length - 1) * sizeOf(chunks);
  return candidates
    .filter(({ sharing, chunks }) => sharing.length > 1 && sizeOf(chunks) >= COMMON_SIZE)
    .reduce<(typeof candidates)[number] | null>(
      (best, one) => (best === null || savedBy(one) > savedBy(best) ? one : best),
      null,
    );
}

/** Packs the chunks of a section: a file for the exposed module and for all that is loaded later, and few files in common. */
export function packFiles<Chunk extends PackedChunk>(chunks: readonly Chunk[]): Packing<Chunk> {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const whole = chunks.flatMap((chunk): readonly Pack<Chunk>[] => {
    if (chunk.name === undefined) return [];
    const closure = closureOf(chunk, byId);
    return [{ name: chunk.name, id: chunk.id, chunks: closure, own: closure, common: [] }];
  });
  let packs = withoutPresent(whole);
  const common: (readonly Chunk[])[] = [];
  for (;;) {
    const best = bestShared(packs.slice(1).filter((pack) => pack.common.length < MOST_COMMON));
    if (best === null) return { packs, common };
    const place = common.push(best.chunks) - 1;
    packs = packs.map((pack) =>
      best.sharing.includes(pack)
        ? { ...pack, common: [...pack.common, place], own: pack.own.filter((chunk) => !best.chunks.includes(chunk)) }
        : pack,
    );
  }
}
