import type { PreviewRow, Share } from './preview';

function shareText(share: Share): string {
  if (share.layer === 'none') return 'nothing';
  if (share.layer === 'switch') return 'switched off';
  const part = share.percent === 100 ? '' : `${Number(share.percent.toFixed(2))} % `;
  return `${part}${share.version} (${share.layer})`;
}

function sharesText(shares: readonly Share[]): string {
  return shares.map(shareText).join(' + ');
}

/** Lines of columns, each as wide as its widest cell. */
export function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What everybody gets now. */
export function presentLines(rows: readonly PreviewRow[]): readonly string[] {
  if (rows.length === 0) return ['Nobody gets anything yet.'];
  return tableLines([
    ['merchant', 'package', 'gets'],
    ...rows.map((row) => [row.merchant, row.package, sharesText(row.after)]),
  ]);
}

/** Who gets something else than before. */
export function changeLines(rows: readonly PreviewRow[]): readonly string[] {
  const changed = rows.filter((row) => row.isChanged);
  if (changed.length === 0) return ['Nobody gets anything else than before.'];
  return tableLines([
    ['merchant', 'package', 'before', 'after'],
    ...changed.map((row) => [row.merchant, row.package, sharesText(row.before), sharesText(row.after)]),
  ]);
}
