import { NO_THIRD_PARTY, readThirdParty } from './third-party-sign-in';

const service = { ...NO_THIRD_PARTY, initialised: true };

test('takes a service of the kind', () => {
  expect(readThirdParty({ thirdPartySignIn: service })).toBe(service);
});

test.each([undefined, null, {}, { thirdPartySignIn: null }, { thirdPartySignIn: { initialised: true } }, 'text'])(
  '%j is none',
  (module) => {
    expect(readThirdParty(module)).toBe(NO_THIRD_PARTY);
  },
);
