import { csvText } from './csv';
import { tableCells, type ReportTable } from './report-table';
import { saveFile, type SaveResult } from './save-file';

/** Hands a table to the device as a CSV file of that name. */
export function saveTable<Row>(name: string, table: ReportTable<Row>, totalsLabel: string): Promise<SaveResult> {
  return saveFile(name, csvText(tableCells(table, totalsLabel)));
}
