import type { ReactNode } from 'react';
import { ExportButton as ReportExport, type ExportButtonProps } from 'shared-kit/report';
import { useReportWords } from '../../i18n';

/** Gives a report as a file, in the words of this section. */
export function ExportButton<Row>(props: Omit<ExportButtonProps<Row>, 'words'>): ReactNode {
  const words = useReportWords();
  return <ReportExport words={words} {...props} />;
}
