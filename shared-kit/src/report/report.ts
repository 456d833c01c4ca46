import { lateSheet } from '../remote/late-part';

/** What paged reports are made of: their time, its choice, rows under their days, and all of them as a file. */
export { allPages, MAX_FILE_ROWS, type AllRows, type Gap } from './all-pages';
export { DayList, RowEnd, type DayListProps, type RowEndProps } from './day-list';
export { ExportButton, type ExportButtonProps } from './export-button';
export { ListSkeleton, type ListSkeletonProps } from './list-skeleton';
export { PeriodChips, type PeriodChipsProps } from './period-chips';
export { PeriodFault, type PeriodFaultProps } from './period-fault';
export { PulledList, type PulledListProps, type Renewal } from './pulled-list';
export { ReportList, type ReportListProps } from './report-list';
export {
  addressFault,
  MAX_REPORT_DAYS,
  periodFields,
  periodOf,
  periodRange,
  USUAL_PERIOD,
  type ReportPeriod,
} from './report-period';
export { exactSum } from './table/exact-sum';
export type { Cell, CellKind, Column, ReportTable } from './table/report-table';
export { searchedName } from './searched-name';
export type { ReportWord, ReportWords } from './report-words';
export { useTimes, type SiteTimes } from './use-times';

/** Comes with the dialogs of the kit, which a report does without until somebody taps. */
export const ReportSheet = lateSheet(() =>
  import(/* webpackChunkName: "report-sheet" */ './report-sheet').then((module) => module.ReportSheet),
);
