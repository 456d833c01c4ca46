/** One table that has the rows of every table of a union. */
export type AllOf<Tables> = (Tables extends unknown ? (table: Tables) => void : never) extends (
  table: infer All,
) => void
  ? All
  : never;
