import type { HostServices } from '../host/host-services';
import type { SiteRoute } from '../routing/site-routes';
import { isWhole } from './load-screen';

const ROUTE = { remote: 'mfe-promotions', screen: 'activity', isHome: false } as unknown as SiteRoute;

function hostWith(released: string, loaded: string | null): HostServices {
  return {
    boot: { live: { remote: () => ({ status: 'on', version: released }) } },
    loader: { peek: () => (loaded === null ? undefined : { status: 'loaded', version: loaded }) },
  } as unknown as HostServices;
}

describe('a page that can be drawn at once as its release has it', () => {
  it.each([
    ['of the released version', '2.0.0', '2.0.0', true],
    ['of the version before, which stands in for it', '2.0.0', '1.0.0', false],
    ['without its code', '2.0.0', null, false],
  ])('%s', (_what, released, loaded, expected) => {
    expect(isWhole(hostWith(released, loaded), ROUTE)).toBe(expected);
  });
});
