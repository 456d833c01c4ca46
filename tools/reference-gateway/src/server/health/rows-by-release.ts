/** Names a version of a package. */
export interface ReleaseColumns {
  readonly package: string;
  readonly version: string;
}

/** Finds the rows of one version. */
export function rowsByRelease<Row extends ReleaseColumns>(
  rows: readonly Row[],
): (release: ReleaseColumns) => readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const id = `${row.package}@${row.version}`;
    const group = groups.get(id) ?? [];
    group.push(row);
    groups.set(id, group);
  }
  return ({ package: name, version }) => groups.get(`${name}@${version}`) ?? [];
}
