/** A part of Playwright's JSON report: specs of a file or a group, and the groups in it. */
export interface ReportSuite<Spec> {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly ReportSuite<Spec>[];
}

/** Every spec of a report, or of a part of one. */
export function specsIn<Spec>({ specs = [], suites = [] }: ReportSuite<Spec>): readonly Spec[] {
  return [...specs, ...suites.flatMap((suite) => specsIn(suite))];
}
