import { tableLines } from '../text/table-lines';
import type { PresentRow, PreviewRow, Share } from './preview';
import { merchantsText, NAMED_AT_MOST } from '../text/merchants-text';

function shareText(share: Share): string {
  if (share.layer === 'none') return 'nothing';
  if (share.layer === 'switch') return 'switched off';
  const part = share.percent === 100 ? '' : `${Number(share.percent.toFixed(2))} % `;
  return `${part}${share.version} (${share.layer})`;
}

/** What the players of each cohort get, after what everybody else does. */
function cohortTexts(shares: readonly Share[]): readonly string[] {
  const labels = [...new Set(shares.flatMap(({ cohort }) => cohort ?? []))];
  return labels.map((label) => {
    const own = shares.filter(({ cohort }) => cohort === label);
    return `; cohort ${label}: ${own.map(shareText).join(' + ')}`;
  });
}

/** What a share of devices gets, for a person: `10 % 1.1.0 (rollout) + 90 % 1.0.0 (default)`. */
export function sharesText(shares: readonly Share[]): string {
  const others = shares.filter(({ cohort }) => cohort === undefined);
  return [others.map(shareText).join(' + '), ...cohortTexts(shares)].join('');
}

/** Rows with the merchant first; where many merchants have the same rows they stand there once, for all of them. */
function groupedRows<Row extends { readonly merchant: string }>(
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): readonly (readonly string[])[] {
  const byMerchant = new Map<string, (readonly string[])[]>();
  for (const row of rows) {
    const own = byMerchant.get(row.merchant) ?? [];
    own.push(cellsOf(row));
    byMerchant.set(row.merchant, own);
  }
  const groups = new Map<string, { merchants: string[]; cells: readonly (readonly string[])[] }>();
  for (const [merchant, cells] of byMerchant) {
    const id = JSON.stringify(cells);
    const group = groups.get(id) ?? { merchants: [], cells };
    group.merchants.push(merchant);
    groups.set(id, group);
  }
  return [...groups.values()].flatMap(({ merchants, cells }) => {
    const titles = merchants.length > NAMED_AT_MOST ? [merchantsText(merchants)] : merchants;
    return titles.flatMap((title) => cells.map((row) => [title, ...row]));
  });
}

/** What everybody gets now. */
export function presentLines(rows: readonly PresentRow[]): readonly string[] {
  if (rows.length === 0) return ['Nobody gets anything yet.'];
  return tableLines([
    ['merchant', 'package', 'gets'],
    ...groupedRows(rows, (row) => [row.package, sharesText(row.gets)]),
  ]);
}

/** Said of a change that gives nobody anything else. */
export const NOBODY_CHANGES = 'Nobody gets anything else than before.';

/** Who gets something else than before: rows of merchants, package, before and after. */
export function changeCells(rows: readonly PreviewRow[]): readonly (readonly string[])[] {
  return groupedRows(rows, (row) => [row.package, sharesText(row.before), sharesText(row.after)]);
}

/** The same as lines. */
export function changeLines(rows: readonly PreviewRow[]): readonly string[] {
  if (rows.length === 0) return [NOBODY_CHANGES];
  return tableLines([['merchant', 'package', 'before', 'after'], ...changeCells(rows)]);
}
