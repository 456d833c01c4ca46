import { measureScale } from '../../scale/measure-scale';
import type { BenchPart } from '../part/bench-part';
import { ratio } from '../figures/statistics';
import { kilobytes, markdownTable } from '../figures/table';
import type { Verdict } from '../figures/verdict';

const REMOTES = [5, 50, 200] as const;
/** The page that is looked at is that of the second. */
const MERCHANTS = [2, 1000] as const;
const VERSIONS = 3;
const FEW = 10;
const MOST_GROWTH = 1.05;

interface SizeFigures {
  readonly remotes: number;
  readonly merchants: number;
  /** Of a merchant's boot document as it stands in the page, compressed. */
  readonly bytes: number;
}

function sizeOf(remotes: number, merchants: number): SizeFigures {
  return { remotes, merchants, bytes: measureScale({ merchants, remotes, versions: VERSIONS }).bootBrotli };
}

function growth(what: string, [first, ...more]: readonly SizeFigures[]): readonly Verdict[] {
  return more.map(({ remotes, merchants, bytes }) => ({
    bar: `8 page with ${remotes} remotes and ${merchants} merchants, by ${what}`,
    value: ratio(bytes, first?.bytes ?? 0),
    limit: MOST_GROWTH,
    unit: '×',
  }));
}

/** Point 8: what the page carries when the map has more remotes, and more merchants. */
export const scale: BenchPart = {
  name: 'scale',
  title: 'Scale',
  run: ({ say }) => {
    say('Sizes are of made-up sites; the pages of more remotes than there are cannot be opened.');
    const byRemotes = REMOTES.map((remotes) => sizeOf(remotes, FEW));
    const byMerchants = MERCHANTS.map((merchants) => sizeOf(REMOTES[0], merchants));
    const all = [...byRemotes, ...byMerchants];
    const rows = all.map(({ remotes, merchants, bytes }) => [String(remotes), String(merchants), kilobytes(bytes)]);
    return Promise.resolve({
      markdown: markdownTable(['remotes', 'merchants', 'boot document kB'], rows),
      verdicts: [...growth('remotes', byRemotes), ...growth('merchants', byMerchants)],
      figures: all,
    });
  },
};
