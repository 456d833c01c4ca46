import { rowId, type RowId } from 'shared-contracts/api/ids';
import * as v from 'valibot';

/** The row that an id of a request names; requests are parsed, so it has one spelling. */
export function rowNumber(id: RowId): number {
  return Number(id);
}

/** The row that a part of an address names; undefined where it is no id in its one spelling. */
export function readRowNumber(text: string): number | undefined {
  const id = v.safeParse(rowId, text);
  return id.success ? rowNumber(id.output) : undefined;
}
