import type { Store } from './store';
import { requireSigners } from './at-hand';
import { type Vouched } from './signed-document';
import { presentRing, type Signer } from './trust';
import type { DocumentRole } from './roles';

/** What the program itself writes in the name of a key's owner. */
const PROCESSES = ['schedule', 'collect'] as const;
export type Process = (typeof PROCESSES)[number];

function named(owners: readonly string[], process?: Process): string {
  const names = owners.join(' and ');
  return process === undefined ? names : `${names} (${process})`;
}

function isProcess(text: string): text is Process {
  return (PROCESSES as readonly string[]).includes(text);
}

/** Who a believed document is by: the owners of the keys that signed it, whatever it states. */
export function authorOfDocument(
  { owners, adoptedRevision }: Vouched,
  { author, revision }: { readonly author: string; readonly revision: number },
): string {
  if (owners === null || revision <= adoptedRevision) return author;
  const process = PROCESSES.find((name) => author.endsWith(` (${name})`));
  return named(owners, process);
}

/**
 * Who a write is by: the owners of the keys that sign it. What the writer states counts only where keys have no owners,
 * and where it is the program's own name.
 */
export async function authorOfWrite(
  store: Store,
  environment: string,
  role: DocumentRole,
  stated: string,
): Promise<string> {
  const ring = await presentRing(store.trust, environment);
  if (ring === null || ring.root === null) return stated;
  const signers: readonly Signer[] = (await requireSigners(store, environment, role)) ?? [];
  const owners = [...new Set(signers.map(({ id }) => ring.ownerOf(id) ?? id))];
  return named(owners, isProcess(stated) ? stated : undefined);
}
