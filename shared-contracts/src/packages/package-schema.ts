import * as v from 'shared-contracts/schema';
import { isPackageName, isRemoteName, type PackageName, type RemoteName } from './remote-names';

/** The name of a section in a document. */
export const remoteNameSchema = v.custom<RemoteName>(isRemoteName, 'not a section name');

/** The name of a package in a document. */
export const packageNameSchema = v.custom<PackageName>(isPackageName, 'not a package name');
