import { COPY_CACHE_PREFIX } from 'shared-contracts/release/installed';

/**
 * The worker of sites that keep no lobby (any more): it takes itself and its copies from every device, where it
 * is fetched with the next page, whether that page starts or not. Nothing is waited for while it takes over: pages that
 * are opened at that moment would wait, too.
 */
export const RETIRED_WORKER = `const forget = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('${COPY_CACHE_PREFIX}')).map((name) => caches.delete(name)));
};
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(forget());
});
self.addEventListener('activate', () => {
  // The worker before may have kept something meanwhile.
  forget().then(() => self.registration.unregister());
});
`;
