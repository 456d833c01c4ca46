import { NO_THIRD_PARTY, readThirdParty } from './third-party-sign-in';

const service = { ...NO_THIRD_PARTY, initialised: true };

test('takes a service of the kind', () => {
  expect(readThirdParty(service)).toBe(service);
});

test.each([undefined, null, {}, { initialised: true }, { ...service, signIn: 'text' }, 'text'])(
  '%j is none',
  (bridge) => {
    expect(readThirdParty(bridge)).toBe(NO_THIRD_PARTY);
  },
);
