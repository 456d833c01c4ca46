import type { PackageName, RemoteName } from 'shared-contracts/remote/remote-names';

/** The sections of a repository, sorted: folders `mfe-*` at its root that have a package.json. */
export declare function sectionFolders(root: string): RemoteName[];

/** The packages of a repository that are released: the host first, then its sections. */
export declare function releasedPackages(root: string): PackageName[];
