import { useState, type ReactNode } from 'react';
import type { DateRange } from 'shared-kit/fields';
import { useRemoteContext } from 'shared-kit/remote';
import { IconButton } from 'shared-kit/ui';
import { MAX_FILE_ROWS } from '../../api/all-pages';
import { useT } from '../../i18n';
import { csvText } from '../../model/csv';
import { tableCells, type ReportTable } from '../../model/report-table';
import { saveFile } from './save-file';

export interface ExportButtonProps<Row> {
  /** Begins the file's name; Latin letters, the same in every language. */
  readonly name: string;
  readonly range: DateRange;
  /** Everything that the report has, also what the screen does not show. */
  readonly load: () => ReportTable<Row> | Promise<ReportTable<Row> & { readonly isWhole?: boolean }>;
}

/** Gives a report as a file for spreadsheet programs. */
export function ExportButton<Row>({ name, range, load }: ExportButtonProps<Row>): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const table = await load();
      const file = `${name}_${range.from}_${range.to}.csv`;
      const result = await saveFile(file, csvText(tableCells(table, t('table.total'))));
      const isCut = 'isWhole' in table && table.isWhole === false;
      if (isCut) overlays.toast('long', t('export.cut', { rows: MAX_FILE_ROWS }));
      else if (result === 'saved') overlays.toast('success', t('export.saved'));
    } catch (error) {
      overlays.showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return <IconButton icon="download" label={t('export.label')} busy={isBusy} onClick={() => void save()} />;
}
