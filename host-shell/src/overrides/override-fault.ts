import type { PackageName } from 'shared-contracts/remote/remote-names';

/** Why an override is not honoured. */
export type OverrideProblem =
  | 'not a version or an address'
  | 'not published'
  | 'preview is gone'
  | 'no package'
  | 'not on this site'
  | 'cannot be off'
  | 'origin not allowed'
  | 'unreachable'
  | 'not a release'
  | 'another package'
  | 'not a manifest'
  | 'manifest of other files'
  | 'contract does not fit'
  | 'did not load'
  | 'link malformed'
  | 'link not signed'
  | 'link of another site'
  | 'link expired'
  | 'links need https'
  | 'nothing can be kept';

/** An override that is not honoured, and why. */
export interface OverrideFault {
  /** Absent where the fault is of no package of this site: a share link that is refused, an unknown name. */
  readonly name?: PackageName;
  /** The requested overrides, as the browser's storage has them. */
  readonly asked: string;
  readonly problem: OverrideProblem;
  /** What exactly is wrong: a field of a descriptor, a range. */
  readonly detail?: string;
}
