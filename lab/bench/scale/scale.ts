import { measurePage, PAGE_PARTS, type PageFigures } from '../../scale/measure-page';
import { measureScale } from '../../scale/measure-scale';
import type { BenchPart } from '../part/bench-part';
import { ratio } from 'services/figures/statistics';
import { kilobytes, markdownTable } from '../figures/table';
import type { Verdict } from '../figures/verdict';

const SECTIONS = [5, 50, 200] as const;
/** The page that is looked at is that of the second. */
const MERCHANTS = [2, 1000] as const;
const VERSIONS = 3;
const MOST_GROWTH = 1.05;

interface BootFigures {
  readonly merchants: number;
  /** Of a merchant's boot document as it stands in the page, compressed. */
  readonly bytes: number;
}

function bootOf(merchants: number): BootFigures {
  return { merchants, bytes: measureScale({ merchants, remotes: SECTIONS[0], versions: VERSIONS }).bootBrotli };
}

/** How much each of the others is of the first. */
function growth(names: readonly string[], bytes: readonly number[]): readonly Verdict[] {
  const [first = 0, ...more] = bytes;
  return more.map((value, index) => ({
    bar: `8 page with ${names[index + 1]}`,
    value: ratio(value, first),
    limit: MOST_GROWTH,
    unit: '×',
  }));
}

/** What one more file of a section costs a page: from the first of these pages to the last. */
function bytesPerFile(pages: readonly PageFigures[]): string {
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${((last.page - first.page) / (last.files - first.files)).toFixed(1)} bytes for each file`;
}

function pageTable(pages: readonly PageFigures[]): string {
  const columns = ['sections', 'files', 'page kB', ...PAGE_PARTS.map((part) => `${part} kB`)];
  const rows = pages.map(({ sections, files, page, parts }) => [
    ...[String(sections), String(files), kilobytes(page)],
    ...PAGE_PARTS.map((part) => kilobytes(parts[part])),
  ]);
  return markdownTable(columns, rows);
}

async function measurePages(hasFallbacks: boolean): Promise<readonly PageFigures[]> {
  const pages: PageFigures[] = [];
  for (const sections of SECTIONS) pages.push(await measurePage({ sections, hasFallbacks }));
  return pages;
}

/** Point 8: what the page carries when the map has more sections, and more merchants. */
export const scale: BenchPart = {
  name: 'scale',
  title: 'Scale',
  run: async ({ say }) => {
    say('Pages of made-up sections, by the page generator; there are no files behind them to open.');
    const pages = await measurePages(false);
    const withFallbacks = await measurePages(true);
    const boots = MERCHANTS.map(bootOf);
    const parts = [
      `Sections of 25 files, ${bytesPerFile(pages)}:`,
      pageTable(pages),
      `With a version to fall back to, which shares no file with the served one, ${bytesPerFile(withFallbacks)}:`,
      pageTable(withFallbacks),
      markdownTable(
        ['merchants', 'boot document kB'],
        boots.map(({ merchants, bytes }) => [String(merchants), kilobytes(bytes)]),
      ),
    ];
    return {
      markdown: parts.join('\n\n'),
      verdicts: [
        ...growth(
          pages.map(({ sections }) => `${sections} sections`),
          pages.map(({ page }) => page),
        ),
        ...growth(
          boots.map(({ merchants }) => `${merchants} merchants`),
          boots.map(({ bytes }) => bytes),
        ),
      ],
      figures: { pages, withFallbacks, boots },
    };
  },
};
