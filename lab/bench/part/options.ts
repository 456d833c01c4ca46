import { parseArgs } from 'node:util';
import { PROFILES, type LinkProfile } from 'e2e/link/profiles';
import { PEERS, type PeerName } from '../../peers/peer-input';
import { PAGES, type BenchPage } from './pages';

/** What a run was asked for. */
export interface BenchOptions {
  /** Names of the parts to run; all when empty. */
  readonly names: readonly string[];
  readonly rounds: number;
  readonly profiles: readonly LinkProfile[];
  readonly pages: readonly BenchPage[];
  /** Sites that are measured beside the composed one and A+, in the same rounds. */
  readonly peers: readonly PeerName[];
  /** Where all figures go. */
  readonly out: string;
}

/** A bar is judged by no fewer rounds than these. */
export const FEWEST_ROUNDS = 9;

function chosen<Item>(
  word: string | undefined,
  all: readonly Item[],
  nameOf: (item: Item) => string,
  what: string,
): readonly Item[] {
  if (word === undefined) return all;
  return word.split(',').map((name) => {
    const found = all.find((item) => nameOf(item) === name);
    if (found === undefined) throw new Error(`${name} is no ${what}: there are ${all.map(nameOf).join(', ')}`);
    return found;
  });
}

/** Reads the words of `pnpm bench`; throws a sentence about the one that is wrong. */
export function readOptions(words: readonly string[], known: readonly string[], out: string): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(FEWEST_ROUNDS) },
      profiles: { type: 'string' },
      pages: { type: 'string' },
      peers: { type: 'string' },
      out: { type: 'string', default: out },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds takes a whole number, not ${values.rounds}`);
  return {
    names: positionals.flatMap((name) => chosen(name, known, (part) => part, 'part of the bench')),
    rounds,
    profiles: chosen(values.profiles, PROFILES, ({ name }) => name, 'profile'),
    pages: chosen(values.pages, PAGES, ({ path }) => path, 'page that is measured'),
    peers: values.peers === undefined ? [] : chosen(values.peers, PEERS, (name) => name, 'peer'),
    out: values.out,
  };
}
