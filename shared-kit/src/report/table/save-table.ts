import { csvText } from 'shared-contracts/csv';
import { tableCells, type ReportTable, type TableEnd } from './report-table';
import { saveFile, type SaveResult } from './save-file';

/** Hands a table to the device as a CSV file of that name. */
export function saveTable<Row>(name: string, table: ReportTable<Row>, end: TableEnd): Promise<SaveResult> {
  return saveFile(name, csvText(tableCells(table, end)));
}
