import * as v from 'shared-contracts/schema';

/** The body of every answer. `value` is checked apart, by the schema of the call. */
export const envelopeSchema = v.variant('success', [
  v.object({ success: v.literal(true), value: v.optional(v.unknown(), null) }),
  v.object({
    success: v.literal(false),
    code: v.string(),
    message: v.optional(v.string(), ''),
    value: v.optional(v.unknown()),
  }),
]);
export type Envelope = v.InferOutput<typeof envelopeSchema>;
