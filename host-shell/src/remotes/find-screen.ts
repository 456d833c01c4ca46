import type { FoundFiles } from '../federation/retry-policy';
import { findFiles } from './find-files';
import { hostFiles, type HostFiles } from './host-files';

/** Asks for the files of one of the host's own screens anew: what the browser keeps of them may be what broke it. */
export function findScreen(boot: HostFiles, screen: string): Promise<FoundFiles> {
  return findFiles(hostFiles(boot, 'screens', [screen]));
}
