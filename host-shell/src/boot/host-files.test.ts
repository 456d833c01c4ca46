import type { MapView } from 'shared-contracts/release/resolve';
import { resolveView } from 'shared-contracts/release/resolve';
import { findScreen } from '../screens/find-screen';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { hostFiles, type HostFiles } from './host-files';

const FILES = 'https://site.example/';
const OVERLAY = { scripts: ['overlay.mjs'], styles: ['overlay.css'], shared: [] };
const VIP = { scripts: ['vip.mjs'], styles: [], shared: [] };

function bootOf(document = bootDocument({})): HostFiles {
  return {
    document,
    set: resolveView(document.view as MapView, 0),
    fileUrl: (name, file) => `${FILES}${name}/${file}`,
  };
}

const BOOT = bootOf(
  bootDocument({
    'host-shell': bootRelease('host', { sharedChunks: { 'shared-kit/overlay': OVERLAY }, screens: { vip: VIP } }),
  }),
);

test('shared modules have the files that the release says, scripts and styles', () => {
  const base = `${FILES}host-shell/`;
  expect(hostFiles(BOOT, 'sharedChunks', ['shared-kit/overlay', 'react'])).toEqual([
    `${base}overlay.mjs`,
    `${base}overlay.css`,
  ]);
  expect(hostFiles(bootOf(), 'sharedChunks', ['shared-kit/overlay'])).toEqual([]);
});

test('a screen’s files are requested again, past what the browser keeps', async () => {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity: { [`${FILES}host-shell/vip.mjs`]: 'sha256-right' } });
  document.head.replaceChildren(map);
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('other'));
  expect(await findScreen(BOOT, 'vip')).toBe('other');
  expect(network.mock.calls).toEqual([[`${FILES}host-shell/vip.mjs`, { cache: 'reload' }]]);
  network.mockRestore();
});
