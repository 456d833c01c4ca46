/** The words of a report's parts; a section has each of them in its own texts. */
export type ReportWord =
  | 'period'
  | 'days1'
  | 'days7'
  | 'days30'
  | 'custom'
  | 'from'
  | 'to'
  | 'apply'
  | 'reset'
  | 'close'
  | 'invalid'
  | 'late'
  | 'order'
  | 'tooLong'
  | 'badLink'
  | 'failedTitle'
  | 'failedText'
  | 'wrongText'
  | 'retry'
  | 'loading'
  | 'refresh'
  | 'refreshing'
  | 'moreFailed'
  | 'leftOut'
  | 'end'
  | 'total'
  | 'exportLabel'
  | 'exportSaved'
  | 'exportCut';

/** A section's own words; `leftOut`, `tooLong` and `exportCut` have plural forms and are asked for with a count. */
export type ReportWords = (word: ReportWord, fields?: { readonly count: number }) => string;
