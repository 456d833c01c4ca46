import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
import * as v from 'valibot';

const shares = v.array(
  v.object({
    version: v.string(),
    layer: v.picklist(['default', 'pin', 'rollout', 'override', 'held', 'switch', 'none']),
    percent: v.number(),
  }),
);

const previewRows = v.array(
  v.object({ merchant: v.string(), package: v.custom<PackageName>(isPackageName), before: shares, after: shares }),
);

/** What every command that writes the map gives, of which more is there. */
export const writtenValueSchema = v.object({
  /** As written or proposed, or as it would be. */
  revision: v.number(),
  isWritten: v.boolean(),
  proposal: v.optional(v.nullable(v.string()), null),
  preview: previewRows,
});

/** The same of commands that write the settings. */
export const writtenSettingsSchema = v.object({
  revision: v.number(),
  isWritten: v.boolean(),
  /** One line for each field. */
  changes: v.array(v.string()),
  /** Who gets something else, where a merchant is opened or closed. */
  preview: v.optional(previewRows, []),
});
