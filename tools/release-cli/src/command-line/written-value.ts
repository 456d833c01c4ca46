import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
import * as v from 'valibot';

const shares = v.array(
  v.object({
    version: v.string(),
    layer: v.picklist(['default', 'pin', 'rollout', 'override', 'held', 'switch', 'none']),
    percent: v.number(),
  }),
);

/** What every command that writes the map gives, of which more is there. */
export const writtenValueSchema = v.object({
  /** As written or proposed, or as it would be. */
  revision: v.number(),
  isWritten: v.boolean(),
  proposal: v.optional(v.nullable(v.string()), null),
  preview: v.array(
    v.object({ merchant: v.string(), package: v.custom<PackageName>(isPackageName), before: shares, after: shares }),
  ),
});
