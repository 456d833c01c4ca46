import type { PackageName } from 'shared-contracts/remote/remote-names';
import { PRODUCT_PACKAGES } from '../settings/admitted-sections';
import { rootOf, signMetadata, type RootDocument } from '../trust/root';
import { type NamedKey, type RootPlan } from '../trust/root-plan';
import { KEY_ROLES, PUBLISHER } from '../trust/roles';
import { newSigner } from '../trust/signer';
import type { Signer } from '../trust/trust';

/** One signer for each role. */
export type RoleSigners = Readonly<Record<NamedKey['role'], Signer>>;

/** A plan with one key for each role, all of Ada's. */
export function rootPlan(
  environment: string,
  packages: readonly PackageName[] = PRODUCT_PACKAGES,
): { readonly plan: RootPlan; readonly signers: RoleSigners } {
  const made = ([...KEY_ROLES, PUBLISHER] as const).map((role) => ({ role, signer: newSigner().signer }));
  const keys = made.map(({ role, signer: { id, spki } }): NamedKey => {
    const own = role === PUBLISHER ? packages : [];
    return { id, spki, owner: 'Ada', role, packages: own };
  });
  const signers = Object.fromEntries(made.map(({ role, signer }) => [role, signer])) as Record<
    NamedKey['role'],
    Signer
  >;
  const plan: RootPlan = {
    environment,
    version: 1,
    expires: '2027-01-01T00:00:00Z',
    keys,
    thresholds: { root: 1, release: 1, settings: 1, timestamp: 1, evidence: 1 },
    adoptedRevision: 0,
  };
  return { plan, signers };
}

/** The same with the signed root that says it. */
export function trustOf(
  environment: string,
  packages?: readonly PackageName[],
): { readonly plan: RootPlan; readonly root: RootDocument; readonly signers: RoleSigners } {
  const { plan, signers } = rootPlan(environment, packages);
  const root = rootOf(plan);
  signMetadata(root, signers.root);
  return { plan, root, signers };
}
