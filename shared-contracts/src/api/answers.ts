/**
 * What the schemas of replies are made of, and what screens ask of a reply that was read. The build of a section takes it
 * from the host: one copy on a page.
 */
export { leftOutOf, maybe, part, readBy, rows, spare, table, type LeftOut } from './reading';
export {
  choice,
  count,
  decimal,
  decimalOf,
  figure,
  flag,
  flagOf,
  limit,
  moment,
  momentOf,
  money,
  optionalDecimal,
  secret,
  sureFlag,
  sureMoment,
  text,
  words,
} from './written-values';
