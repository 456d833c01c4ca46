import { render } from '@testing-library/react';
import { RemoteContextProvider } from 'shared-kit/remote';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { NO_THIRD_PARTY, type ThirdPartySignIn } from './third-party-sign-in';
import { ThirdPartyProvider, useThirdParty } from './use-third-party';

const SERVICE = { ...NO_THIRD_PARTY, initialised: true };
const site = (types: readonly string[]) => ({
  context: fakeContext({
    name: 'mfe-account',
    info: { resources: types.map((type) => ({ type, url: '', labelNameEn: '', resourceType: '' })) },
  }),
});

beforeEach(() => Object.assign(globalThis, { thirdPartySignIn: SERVICE }));
afterEach(() => Reflect.deleteProperty(globalThis, 'thirdPartySignIn'));

test.each([
  ['names it', ['SIGNIN'], SERVICE],
  ['does not', ['TELEGRAM'], NO_THIRD_PARTY],
])('the page’s service is used where the site %s', (_name, types, expected) => {
  expect(renderHookInSite(useThirdParty, site(types)).result.current).toBe(expected);
});

test('a service that is handed in goes before the page’s', () => {
  const given = { ...NO_THIRD_PARTY, sendsSms: true };
  const seen: ThirdPartySignIn[] = [];
  function Probe() {
    seen.push(useThirdParty());
    return null;
  }
  render(
    <RemoteContextProvider value={site(['SIGNIN']).context}>
      <ThirdPartyProvider value={given}>
        <Probe />
      </ThirdPartyProvider>
    </RemoteContextProvider>,
  );
  expect(seen).toEqual([given]);
});
