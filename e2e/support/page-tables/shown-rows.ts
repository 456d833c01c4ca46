import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { parseBootDocument } from 'shared-contracts/release/boot-document';
import { frameTable, PERSONAS, rowsFirstSeenBy, type FrameRow, type Persona } from './frame-table';

/** Every path of the site, as the page's releases have it. */
export async function tableOn(page: Page): Promise<readonly FrameRow[]> {
  return frameTable(parseBootDocument((await page.locator('#boot').textContent()) ?? ''));
}

/** The screens this person is shown and those people are not, in the site: the document at /vip.html stands alone. */
export function rowsShownTo(
  who: Persona,
  table: readonly FrameRow[],
  exceptTo: readonly Persona[] = [],
): readonly FrameRow[] {
  const isShown = (row: FrameRow, persona: Persona): boolean => row.access[PERSONAS.indexOf(persona)] === 'shown';
  return table.filter(
    (row) => isShown(row, who) && !exceptTo.some((persona) => isShown(row, persona)) && row.path !== PATHS.vipDocument,
  );
}

/** The screens in the site that this person is the first to see. */
export function rowsFirstShownTo(who: Persona, table: readonly FrameRow[]): readonly FrameRow[] {
  return rowsFirstSeenBy(who, table).filter(({ path }) => path !== PATHS.vipDocument);
}

/** One row for each screen in its frame: lists of games and spellings of home are one each. */
export function onePerScreen(rows: readonly FrameRow[]): readonly FrameRow[] {
  const keyOf = ({ owner, screen, header, footer }: FrameRow): string => [owner, screen, header, footer].join(' ');
  return [...new Map([...rows].reverse().map((row) => [keyOf(row), row])).values()];
}
