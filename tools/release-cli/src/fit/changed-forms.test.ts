import { changedForms } from './changed-forms';

const IDS = { type: 'object', properties: { ids: { type: 'array' } } };
const before = {
  name: 'mfe-games',
  version: '1.0.0',
  events: { 'favourites.changed': 1 },
  intents: { launchGame: 1 },
  forms: { 'event favourites.changed': IDS, 'intent launchGame': { request: {}, result: {} } },
} as const;

it.each([
  ['the same forms', {}],
  [
    'forms whose fields come in another order',
    { forms: { 'event favourites.changed': { properties: IDS.properties, type: 'object' } } },
  ],
  [
    'another form under a new version',
    { events: { 'favourites.changed': 2 }, forms: { 'event favourites.changed': {} } },
  ],
  ['a new event', { forms: { 'event game.launched': {} } }],
  ['a release without forms', { forms: undefined }],
])('allows %s', (_, change) => {
  expect(
    changedForms({ ...before, version: '1.1.0', ...change } as Parameters<typeof changedForms>[0], before),
  ).toEqual([]);
});

it.each([
  ['event favourites.changed', { type: 'object' }],
  ['intent launchGame', { request: { type: 'string' }, result: {} }],
])('refuses another form of the %s under the same version', (form, changed) => {
  expect(changedForms({ ...before, version: '1.1.0', forms: { [form]: changed } }, before)).toEqual([
    `the ${form} of mfe-games 1.1.0 has another form than in mfe-games 1.0.0: raise its version 1 in src/contract.ts`,
  ]);
});
