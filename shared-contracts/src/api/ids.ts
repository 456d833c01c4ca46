import * as v from 'shared-contracts/schema';

/**
 * The id of a row: decimal digits without a sign, leading zeros, spaces, fraction or exponent, at most 15 of them. One
 * row has one spelling, so ids compare as text. A JSON number is its digits.
 */
export type RowId = string & v.Brand<'RowId'>;

/** Reads a {@link RowId} from digits or a whole number; anything else is refused, other spellings too. */
export const rowId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((id) => String(id) as RowId),
  v.regex(/^(?:0|[1-9]\d{0,14})$/, 'not an id'),
);

/** The id of something that has a name of its own, such as a payment method: a letter, then letters, digits, `_`, `-`. */
export type CodeId = string & v.Brand<'CodeId'>;

/** Reads a {@link CodeId}. */
export const codeId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][\w-]{0,63}$/, 'not an id'),
  v.transform((id) => id as CodeId),
);

/** The id of something that is a row in one place and named in another: games of vendors, rewards. */
export type RowOrCodeId = RowId | CodeId;

/** Reads either. */
export const rowOrCodeId = v.union([rowId, codeId]);
