import { botFields } from './bot-verifier';

const RESOURCES = [{ type: 'BOTCHECK', url: '', labelNameEn: '', resourceType: '' }];

afterEach(() => Reflect.deleteProperty(globalThis, 'botVerifier'));

test.each([
  ['nothing without a verifier', undefined, {}],
  ['what it finds', { verify: async (action: string) => ({ token: `ok-${action}` }) }, { token: 'ok-login' }],
  ['nothing of another kind', { other: 1 }, {}],
  ['nothing that is no text', { verify: async () => ({ score: 1 }) }, {}],
])('adds %s', async (_name, botVerifier, expected) => {
  Object.assign(globalThis, { botVerifier });
  expect(await botFields(RESOURCES, 'login')).toEqual(expected);
  expect(await botFields([], 'login')).toEqual({});
});
