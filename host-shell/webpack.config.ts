import path from 'node:path';
import { hostPackage } from 'build-preset/host-package';

const kit = path.resolve(import.meta.dirname, '../shared-kit/src');

// The page allows no inline styles: this part of the dialog library gets one that needs none.
export default hostPackage(import.meta.dirname, {
  documents: { vip: './src/documents/vip-document.tsx' },
  alias: { 'react-style-singleton': path.join(kit, 'overlay/style-singleton.ts') },
});
