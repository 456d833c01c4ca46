import type { PackageName } from '../../packages/remote-names';
import type { ReleaseDescriptor } from '../documents/descriptor';

/** Why a set cannot be served. `packages` are the ones that do not fit each other. */
export interface SetProblem {
  /**
   * The broken rule; `absent`: a version is not published, or there is no host; `contract-age`: it would fit if the settings
   * admitted its contract for longer.
   */
  readonly rule:
    | 'absent'
    | 'contract'
    | 'contract-age'
    | 'event'
    | 'event-collision'
    | 'intent'
    | 'intent-collision'
    | 'shared'
    | 'export'
    | 'route-collision'
    | 'route-gap'
    | 'slot-gap';
  /** One if a release contradicts itself, else two, the host first. */
  readonly packages: readonly PackageName[];
  /** A sentence in English for operators, with the versions. */
  readonly message: string;
}

/** A release by its name and version. */
export function titleOf({ name, version }: ReleaseDescriptor): string {
  return `${name} ${version}`;
}
