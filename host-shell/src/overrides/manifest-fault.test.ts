import { manifestFault } from './manifest-fault';

const ADDRESS = 'http://localhost:4301/dist/mf-manifest.json';
const SERVED = { name: 'mfe-games', entry: 'http://localhost:4301/dist/entry.mjs' };

function manifest(remoteEntry: object, publicPath?: string): object {
  return { name: 'mfe-games', metaData: { ...(publicPath !== undefined && { publicPath }), remoteEntry } };
}

it.each<[string, object]>([
  ['beside it', manifest({ name: 'entry.mjs', path: '' }, 'auto')],
  ['without the fields that may be left out', manifest({ name: 'entry.mjs' })],
  ['by its folder', manifest({ name: 'entry.mjs', path: 'dist' }, 'http://localhost:4301/')],
])('believes a manifest that names the entry %s', (_case, value) => {
  expect(manifestFault(value, ADDRESS, SERVED)).toBeNull();
});

it.each<[string, unknown, string, string]>([
  ['a text', 'mfe-games', 'not a manifest', 'no object'],
  ['no entry', manifest({}), 'not a manifest', 'metaData.remoteEntry.name'],
  [
    'an entry without an address',
    manifest({ name: 'entry.mjs' }, 'http://['),
    'not a manifest',
    'metaData.remoteEntry',
  ],
  ['another section', { ...manifest({ name: 'entry.mjs' }), name: 'mfe-agent' }, 'another package', 'mfe-agent'],
  ['another file', manifest({ name: 'x.mjs' }), 'manifest of other files', 'http://localhost:4301/dist/x.mjs'],
  [
    'a file of another origin',
    manifest({ name: 'entry.mjs' }, 'https://evil.example/'),
    'manifest of other files',
    'https://evil.example/entry.mjs',
  ],
  [
    'an address in the place of a file',
    manifest({ name: 'https://evil.example/entry.mjs' }),
    'manifest of other files',
    'https://evil.example/entry.mjs',
  ],
])('refuses a manifest that names %s', (_case, value, problem, detail) => {
  expect(manifestFault(value, ADDRESS, SERVED)).toEqual({ problem, detail });
});
