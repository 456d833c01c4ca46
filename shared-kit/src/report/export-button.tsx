import { useState, type ReactNode } from 'react';
import type { DateRange } from '../fields/date/date-limits';
import { useRemoteContext } from '../remote/remote-context';
import { IconButton } from '../ui/action/icon-button';
import { MAX_FILE_ROWS, type Gap } from './all-pages';
import type { ReportTable } from './table/report-table';
import type { ReportWords } from './report-words';

export interface ExportButtonProps<Row> {
  readonly words: ReportWords;
  /** Begins the file's name; Latin letters, the same in every language. */
  readonly name: string;
  readonly range: DateRange;
  /** Everything that the report has, also what the screen does not show. */
  readonly load: () => ReportTable<Row> | Promise<ReportTable<Row> & { readonly gap?: Gap | undefined }>;
}

/** Says why a file is not whole; nothing of one that is. */
function gapText(words: ReportWords, gap: Gap | undefined): string | undefined {
  if (gap === undefined) return undefined;
  return gap === 'long' ? words('exportCut', { count: MAX_FILE_ROWS }) : words('exportMoved');
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
      const gap = gapText(words, 'gap' in table ? table.gap : undefined);
      const total = words('totalOf', { count: table.rows.length });
      const result = await saveTable(`${name}_${range.from}_${range.to}.csv`, table, { total, gap });
      if (gap !== undefined) overlays.toast('long', gap);
      else if (result === 'saved') overlays.toast('success', words('exportSaved'));
    } catch (error) {
      overlays.showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return <IconButton icon="download" label={words('exportLabel')} busy={isBusy} onClick={() => void save()} />;
}
