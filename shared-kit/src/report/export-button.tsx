import { useState, type ReactNode } from 'react';
import type { DateRange } from '../fields/date/date-limits';
import { useRemoteContext } from '../remote/remote-context';
import { IconButton } from '../ui/action/icon-button';
import { MAX_FILE_ROWS } from './all-pages';
import type { ReportTable } from './table/report-table';
import type { ReportWords } from './report-words';

export interface ExportButtonProps<Row> {
  readonly words: ReportWords;
  /** Begins the file's name; Latin letters, the same in every language. */
  readonly name: string;
  readonly range: DateRange;
  /** Everything that the report has, also what the screen does not show. */
  readonly load: () => ReportTable<Row> | Promise<ReportTable<Row> & { readonly isWhole?: boolean }>;
}

/** Gives a report as a file for spreadsheet programs. */
export function ExportButton<Row>({ words, name, range, load }: ExportButtonProps<Row>): ReactNode {
  const { overlays } = useRemoteContext();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      // Who never presses loads nothing of it.
      const [table, { saveTable }] = await Promise.all([
        load(),
        import(/* webpackChunkName: "report-file" */ './table/save-table'),
      ]);
      const result = await saveTable(`${name}_${range.from}_${range.to}.csv`, table, words('total'));
      const isCut = 'isWhole' in table && table.isWhole === false;
      if (isCut) overlays.toast('long', words('exportCut', { count: MAX_FILE_ROWS }));
      else if (result === 'saved') overlays.toast('success', words('exportSaved'));
    } catch (error) {
      overlays.showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return <IconButton icon="download" label={words('exportLabel')} busy={isBusy} onClick={() => void save()} />;
}
