import * as v from 'valibot';
import type { OverrideProblem } from './override-fault';

/** What this site reads of a Module Federation manifest. */
const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    publicPath: v.optional(v.string(), 'auto'),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }),
  }),
});

/** What a manifest is compared with: the section that was asked for, and the entry that its release names. */
export interface ServedEntry {
  readonly name: string;
  readonly entry: string;
}

/** The address of the entry that a manifest names; null if it names none. */
function entryIn(
  { metaData: { publicPath, remoteEntry } }: v.InferOutput<typeof manifestSchema>,
  address: string,
): string | null {
  const { path, name } = remoteEntry;
  try {
    const folder = publicPath === 'auto' ? address : new URL(publicPath, address);
    return new URL(path === '' ? name : `${path}/${name}`, folder).href;
  } catch {
    return null;
  }
}

/** Why a manifest is refused: not a manifest, of another section, or of other files than its release; null if it is accepted. */
export function manifestFault(
  value: unknown,
  address: string,
  { name, entry }: ServedEntry,
): { readonly problem: OverrideProblem; readonly detail: string } | null {
  const parsed = v.safeParse(manifestSchema, value);
  if (!parsed.success) return { problem: 'not a manifest', detail: v.getDotPath(parsed.issues[0]) ?? 'no object' };
  if (parsed.output.name !== name) return { problem: 'another package', detail: parsed.output.name };
  const named = entryIn(parsed.output, address);
  if (named === null) return { problem: 'not a manifest', detail: 'metaData.remoteEntry' };
  return named === entry ? null : { problem: 'manifest of other files', detail: named };
}
