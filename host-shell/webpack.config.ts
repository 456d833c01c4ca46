import path from 'node:path';
import { hostPackage } from 'build-preset/host-package';
import { installedFolder } from 'build-preset/package-info';
import { shims } from './src/shims';

const kit = path.join(installedFolder('shared-kit', import.meta.dirname), 'src');

// The page allows no inline styles: this part of the dialog library gets one that needs none.
export default hostPackage(import.meta.dirname, {
  documents: { vip: './src/documents/vip-document.tsx' },
  shims,
  alias: { 'react-style-singleton': path.join(kit, 'overlay/style-singleton.ts') },
});
