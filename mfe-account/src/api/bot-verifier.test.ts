import { botFields } from './bot-verifier';

const RESOURCES = [{ type: 'BOTCHECK', url: '/bot.js', labelNameEn: '', resourceType: '' }];

test('without a verifier nothing is added', async () => {
  expect(await botFields([], 'login')).toEqual({});
});

test.each([
  [
    'what the verifier finds',
    { botVerifier: { verify: async (action: string) => ({ token: `ok-${action}` }) } },
    { token: 'ok-login' },
  ],
  ['nothing of a module of another kind', { other: 1 }, {}],
  ['nothing that is no text', { botVerifier: { verify: async () => ({ score: 1 }) } }, {}],
])('adds %s', async (_name, module, expected) => {
  expect(await botFields(RESOURCES, 'login', async () => module)).toEqual(expected);
});
