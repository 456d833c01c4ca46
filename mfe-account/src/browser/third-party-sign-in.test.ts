import { operatorBridge } from './operator-bridge';
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

test('a service counts where the site names one, and nowhere else', () => {
  const resource = { type: 'SIGNIN', url: '', labelNameEn: '', resourceType: '' };
  Object.assign(globalThis, { thirdPartySignIn: service });
  expect(operatorBridge([resource], 'SIGNIN')).toBe(service);
  expect(operatorBridge([{ ...resource, type: 'TELEGRAM' }], 'SIGNIN')).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
  expect(operatorBridge([resource], 'SIGNIN')).toBeUndefined();
});
