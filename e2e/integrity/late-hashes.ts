import { RETRY_URLS } from 'shared-contracts/release/retry-urls';
import { ENTRY, IMPORT_ENTRY, modulePreload, OTHER, WITH_CHUNK, type Draft } from './draft';

/** Asks for files as modules with their hashes, in one task; settles when all have come, or one was refused. */
const HOLD_ALL = `Promise.all(['entry.mjs', 'chunk.mjs'].map((file) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', integrity: hash(file), href: address(file) });
  link.onload = resolve;
  link.onerror = reject;
  document.head.append(link);
})))`;
const IMPORT_HELD = `${HOLD_ALL}.then(() => ${IMPORT_ENTRY})`;
const IMPORT_AFTER_REFUSAL = `${HOLD_ALL}.catch(() => {}).then(() => ${IMPORT_ENTRY})`;
/** Adds the map that lists the files, and imports the entry. */
const IMPORT_BY_ADDED_MAP = `(() => {
  const map = document.createElement('script');
  map.type = 'importmap';
  const policy = window.trustedTypes?.createPolicy('${RETRY_URLS}', { createScript: (text) => text });
  map.textContent = policy === undefined ? addedMap : policy.createScript(addedMap);
  document.head.append(map);
  return ${IMPORT_ENTRY};
})()`;
/** Once a module has run, as on every page: older engines read no further map from then on. */
const IMPORT_BY_SECOND_MAP = `import(address('first.mjs')).then(() => ${IMPORT_BY_ADDED_MAP})`;

/** Files whose hashes the page's own import map does not have: what would let a page be smaller (decision 110). */
export const LATE_HASHES: readonly Draft[] = [
  {
    name: 'other bytes of an entry outside the import map, with a modulepreload link that has the hash',
    files: { 'entry.mjs': ENTRY },
    believed: { 'entry.mjs': OTHER },
    hashes: 'outside',
    head: (address, hash) => modulePreload(address('entry.mjs'), hash('entry.mjs')),
    runs: IMPORT_ENTRY,
  },
  {
    name: 'right bytes of files outside the import map, all held by links',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    hashes: 'outside',
    runs: IMPORT_HELD,
  },
  {
    name: 'other bytes of a chunk outside the import map, all held by links',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': OTHER },
    hashes: 'outside',
    runs: IMPORT_HELD,
  },
  {
    name: 'the same, imported although a link was refused',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': OTHER },
    hashes: 'outside',
    runs: IMPORT_AFTER_REFUSAL,
  },
  {
    name: 'right bytes of files in a second import map',
    files: { 'first.mjs': ENTRY, 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    hashes: 'second map',
    runs: IMPORT_BY_SECOND_MAP,
  },
  {
    name: 'other bytes of a chunk in a second import map',
    files: { 'first.mjs': ENTRY, 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': OTHER },
    hashes: 'second map',
    runs: IMPORT_BY_SECOND_MAP,
  },
  {
    name: 'right bytes of files in the only import map, which a script adds',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    hashes: 'added map',
    runs: IMPORT_BY_ADDED_MAP,
  },
  {
    name: 'other bytes of a chunk in the only import map, which a script adds',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': OTHER },
    hashes: 'added map',
    runs: IMPORT_BY_ADDED_MAP,
  },
  {
    name: 'a second import map that the policy does not list',
    files: { 'first.mjs': ENTRY, 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': OTHER },
    hashes: 'outside',
    runs: IMPORT_BY_SECOND_MAP,
  },
];
