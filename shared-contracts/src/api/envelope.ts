import * as v from 'shared-contracts/schema';

/** The body of every answer. `value` is checked apart, by the schema of the call. */
export const envelopeSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    /** What was asked for; null where the call has nothing to say. */
    value: v.optional(v.unknown(), null),
  }),
  v.object({
    success: v.literal(false),
    /** Why it was refused; see `ERROR_STATUS`. */
    code: v.string(),
    /** The server's words in the language of the `Language` header; may be empty. */
    message: v.optional(v.string(), ''),
    /** Details such as `{captcha: true}` or `{fields: {…}}`. */
    value: v.optional(v.unknown()),
  }),
]);
export type Envelope = v.InferOutput<typeof envelopeSchema>;
