import * as v from 'shared-contracts/schema';
import { gatewayConfigSchema, type GatewayConfig } from '../api/gateway/gateway-config';
import { liveCall, type LiveSite } from './live-call';

const SITE: LiveSite = { code: 'aurora', apiOrigin: 'https://api.example' };
const addressOf = (site: Partial<LiveSite>): string | null => {
  const call = liveCall({ ...SITE, ...site });
  return call && `${call.base}${call.path}`;
};

it.each<[Partial<LiveSite>, string | null]>([
  [{}, 'https://api.example/api/v1/live'],
  [{ live: true }, 'https://api.example/api/v1/live'],
  [{ live: false }, null],
  [{ gateway: { basePath: '/svc' } }, 'https://api.example/svc/live'],
  [{ gateway: { basePath: '/svc', live: { path: '/streams/players' } } }, 'https://api.example/svc/streams/players'],
  [{ gateway: { live: false } }, null],
  [{ live: false, gateway: { live: { path: '/stream' } } }, null],
])('of %j the channel is at %s', (site, expected) => {
  expect(addressOf(site)).toBe(expected);
});

it('is opened like any call that may have a session', () => {
  const gateway: GatewayConfig = { headers: { authorization: 'X-Token' }, tokenScheme: '' };
  expect(liveCall({ ...SITE, gateway })).toMatchObject({
    method: 'GET',
    auth: 'optional',
    tokenScheme: '',
    headers: { authorization: 'X-Token', merchant: 'Merchant' },
  });
});

it.each<[unknown, boolean]>([
  [{ live: false }, true],
  [{ live: { path: '/stream' } }, true],
  [{ live: true }, false],
  [{ live: {} }, false],
  [{ live: { path: 'stream' } }, false],
  [{ live: { path: '/{merchant}/stream' } }, false],
  [{ live: { path: '/../admin' } }, false],
  [{ live: { path: '//evil.example' } }, false],
  [{ live: { path: '/stream', url: 'https://evil.example' } }, false],
])('a gateway may say %j: %s', (gateway, isFine) => {
  expect(v.safeParse(gatewayConfigSchema, gateway).success).toBe(isFine);
});
