import type { BenchOptions } from './options';
import type { Verdict } from '../figures/verdict';
import type { BenchSites } from '../sites/bench-sites';

/** What a part of the bench works with. */
export interface BenchContext {
  readonly options: BenchOptions;
  /** Both sites, built and served at the first call. */
  readonly sites: () => Promise<BenchSites>;
  readonly say: (line: string) => void;
}

/** What a part found. */
export interface PartResult {
  /** Tables, for people. */
  readonly markdown: string;
  readonly verdicts: readonly Verdict[];
  /** Every figure, for programs. */
  readonly figures: unknown;
}

/** One question of the bench: `pnpm bench <name>`. */
export interface BenchPart {
  readonly name: string;
  readonly title: string;
  readonly run: (context: BenchContext) => Promise<PartResult>;
}
