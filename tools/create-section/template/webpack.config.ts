import { remotePackage } from 'build-preset/remote-package';

export default remotePackage(import.meta.dirname);
