import { hostFiles, type HostFiles } from '../boot/host-files';
import { findFiles, type FoundFiles } from '../files/find-files';

/** Asks for the files of one of the host's own screens again: what the browser keeps of them may be what broke it. */
export function findScreen(boot: HostFiles, screen: string): Promise<FoundFiles> {
  return findFiles(hostFiles(boot, 'screens', [screen]));
}
