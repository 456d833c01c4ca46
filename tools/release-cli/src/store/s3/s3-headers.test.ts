import { objectHeaders } from './s3-headers';

const FOREVER = 'public, max-age=31536000, immutable';

test.each([
  ['r/mfe-games/entry.0123456789ab.mjs', 'text/javascript; charset=utf-8', FOREVER],
  ['r/mfe-games/screen.0123456789ab.css', 'text/css; charset=utf-8', FOREVER],
  ['r/host-shell/skeleton.0123456789ab.html', 'text/plain; charset=utf-8', FOREVER],
  ['r/host-shell/art.0123456789ab.avif', 'image/avif', FOREVER],
  ['r/host-shell/thing.0123456789ab.unknown', 'application/octet-stream', FOREVER],
  ['pages/production/aurora.html', 'text/html; charset=utf-8', 'no-cache'],
  ['pages/production/aurora.release.json', 'application/json; charset=utf-8', 'no-cache'],
  ['r/unknown/entry.0123456789ab.mjs', 'text/javascript; charset=utf-8', 'no-cache'],
  ['console/staging/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['console/staging/console.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['maps/production/map.json', 'application/json; charset=utf-8', 'no-cache'],
  ['descriptors/mfe-games/1.0.0.json', 'application/json; charset=utf-8', 'no-cache'],
  ['count', 'application/octet-stream', 'no-cache'],
])('%s is stored as %s, %s', (key, type, caching) => {
  expect(objectHeaders(key)).toEqual({ 'Content-Type': type, 'Cache-Control': caching });
});
