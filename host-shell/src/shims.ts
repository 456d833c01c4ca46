import type { ReleaseShim } from 'shared-contracts/release/descriptor';

/** A shim as its host lists it: the build makes a module of `module`, and states the rest in the host's release. */
interface ListedShim extends Omit<ReleaseShim, 'script'> {
  /** Path of the file that exports it as `shim` (`federation/shims.ts`), from the package's folder. */
  readonly module: string;
}

/**
 * The host's shims, by the newest version of an earlier major of the contract that each provides
 * (docs/release-platform.md#sections-of-an-earlier-major). Contract 1 is the first, so there is none yet.
 */
export const shims: Readonly<Record<string, ListedShim>> = {};
