import { COPY_CACHE_PREFIX } from 'shared-contracts/release/installed';

/**
 * The worker of sites that keep no lobby (any more): it takes itself and its copies from every device, where it
 * is fetched with the next page, whether that page starts or not.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('${COPY_CACHE_PREFIX}')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;
