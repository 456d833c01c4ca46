import { operatorBridge } from './operator-bridge';

const named = (type: string) => [{ type, url: '', labelNameEn: '', resourceType: '' }];
const [signIn, verifier] = [{ initialised: true }, { verify: async () => ({}) }];

beforeEach(() => Object.assign(globalThis, { thirdPartySignIn: signIn, botVerifier: verifier }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
  Reflect.deleteProperty(globalThis, 'botVerifier');
});

test('gives the page’s object of the kind that the site names', () => {
  expect(operatorBridge(named('SIGNIN'), 'SIGNIN')).toBe(signIn);
  expect(operatorBridge(named('BOTCHECK'), 'BOTCHECK')).toBe(verifier);
});

test.each([
  ['the site names none', []],
  ['the site names another kind', named('BOTCHECK')],
  ['the site names something else', named('TELEGRAM')],
])('gives nothing where %s, whatever the page has', (_name, resources) => {
  expect(operatorBridge(resources, 'SIGNIN')).toBeUndefined();
});

test('gives nothing where the page has no such object', () => {
  Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
  expect(operatorBridge(named('SIGNIN'), 'SIGNIN')).toBeUndefined();
});
