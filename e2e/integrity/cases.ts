import { contentSecurityPolicy } from 'release-cli/markup/policy';
import { integrityOf, policyHash } from 'release-cli/store/digest';
import { PAGE_HEADERS, type DeliveryHeaders } from 'shared-contracts/release/delivery-rules';
import { RETRY_URLS } from 'shared-contracts/release/retry-urls';

/** What an engine did with the bytes of a case. */
export type Verdict = 'runs' | 'refused';

/** One way to reach a page with other bytes than its release has, or without a hash of them. */
export interface IntegrityCase {
  readonly name: string;
  /** Whole text of the page. Its script sends the verdict and goes on to the next case. */
  readonly page: string;
  readonly headers: DeliveryHeaders;
  /** The page's files by their path. */
  readonly files: Readonly<Record<string, string>>;
}

interface Draft {
  readonly name: string;
  readonly files?: Readonly<Record<string, string>>;
  /** What the page believes of a file; its own bytes when not named, nothing when null. */
  readonly believed?: Readonly<Record<string, string | null>>;
  /**
   * `outside`: the page's import map lists no file, only its script knows their hashes. `second map`: the script adds another
   * map that lists them, which the policy allows. `added map`: the only map of the page is added that way.
   */
  readonly hashes?: 'outside' | 'second map' | 'added map';
  readonly head?: (address: (file: string) => string, hash: (file: string) => string) => string;
  /** An expression that settles with whether the bytes of the case took effect. */
  readonly runs: string;
  readonly headers?: DeliveryHeaders;
}

const OTHER = '/* the bytes of the release */';
const IMPORT_ENTRY = `import(address('entry.mjs')).then(({ value }) => value)`;
const ENTRY = `export const value = true;`;
const WITH_CHUNK = `import { value as found } from './chunk.mjs'; export const value = found;`;
const WITH_LATE_CHUNK = `export const value = (await import('./chunk.mjs')).value;`;
const STYLE = 'html { --is-applied: yes; }';

/** A style in force, or its refusal, as a page sees it. */
const STYLE_APPLIES = `new Promise((resolve) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity: hash('style.css'), href: address('style.css') });
  link.onload = () => resolve(getComputedStyle(document.documentElement).getPropertyValue('--is-applied').trim() === 'yes');
  link.onerror = () => resolve(false);
  document.head.append(link);
})`;

const modulePreload = (address: string, hash: string): string =>
  `<link rel="modulepreload" crossorigin integrity="${hash}" href="${address}">`;

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

const INTEGRITY_POLICY = { 'Integrity-Policy': 'blocked-destinations=(script)' };

const DRAFTS: readonly Draft[] = [
  { name: 'right bytes', files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY }, runs: IMPORT_ENTRY },
  {
    name: 'other bytes of an entry',
    files: { 'entry.mjs': ENTRY },
    believed: { 'entry.mjs': OTHER },
    runs: IMPORT_ENTRY,
  },
  {
    name: 'other bytes of a chunk, imported statically',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': OTHER },
    runs: IMPORT_ENTRY,
  },
  {
    name: 'other bytes of a chunk, imported later',
    files: { 'entry.mjs': WITH_LATE_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': OTHER },
    runs: IMPORT_ENTRY,
  },
  {
    name: 'other bytes, with a modulepreload link that has the hash',
    files: { 'entry.mjs': ENTRY },
    believed: { 'entry.mjs': OTHER },
    head: (address, hash) => modulePreload(address('entry.mjs'), hash('entry.mjs')),
    runs: IMPORT_ENTRY,
  },
  {
    name: 'other bytes of a chunk, with a modulepreload link that has the hash',
    files: { 'entry.mjs': WITH_LATE_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': OTHER },
    head: (address, hash) => modulePreload(address('chunk.mjs'), hash('chunk.mjs')),
    runs: IMPORT_ENTRY,
  },
  {
    name: 'an entry without a hash',
    files: { 'entry.mjs': ENTRY },
    believed: { 'entry.mjs': null },
    runs: IMPORT_ENTRY,
  },
  {
    name: 'a chunk without a hash',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': null },
    runs: IMPORT_ENTRY,
  },
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
  {
    name: 'an inline script that the policy does not list',
    head: () => '<script>window.hasRun = true</script>',
    runs: 'Promise.resolve(window.hasRun === true)',
  },
  {
    name: 'other bytes of a style',
    files: { 'style.css': STYLE },
    believed: { 'style.css': OTHER },
    runs: STYLE_APPLIES,
  },
  { name: 'right bytes of a style', files: { 'style.css': STYLE }, runs: STYLE_APPLIES },
  {
    name: 'right bytes under Integrity-Policy',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    runs: IMPORT_ENTRY,
    headers: INTEGRITY_POLICY,
  },
  {
    name: 'right bytes under Integrity-Policy with sources=(inline)',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    runs: IMPORT_ENTRY,
    headers: { 'Integrity-Policy': 'blocked-destinations=(script), sources=(inline)' },
  },
  {
    name: 'right bytes under Integrity-Policy, with modulepreload links',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    head: (address, hash) =>
      ['entry.mjs', 'chunk.mjs'].map((file) => modulePreload(address(file), hash(file))).join(''),
    runs: IMPORT_ENTRY,
    headers: INTEGRITY_POLICY,
  },
  {
    name: 'right bytes under Integrity-Policy-Report-Only',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    runs: IMPORT_ENTRY,
    headers: { 'Integrity-Policy-Report-Only': 'blocked-destinations=(script)' },
  },
  {
    name: 'a chunk without a hash under Integrity-Policy',
    files: { 'entry.mjs': WITH_CHUNK, 'chunk.mjs': ENTRY },
    believed: { 'chunk.mjs': null },
    runs: IMPORT_ENTRY,
    headers: INTEGRITY_POLICY,
  },
];

/** Path of a case's page. */
export function casePath(index: number): string {
  return `/case/${index}`;
}

function pageOf(draft: Draft, index: number): IntegrityCase {
  const { name, files = {}, believed = {}, hashes: place, head = () => '', runs, headers = {} } = draft;
  const address = (file: string): string => `/file/${index}/${file}`;
  const believedText = (file: string): string | null => {
    const named = believed[file];
    return named === undefined ? (files[file] ?? '') : named;
  };
  const hash = (file: string): string => integrityOf(Buffer.from(believedText(file) ?? ''));
  const scripts = Object.keys(files).filter((file) => file.endsWith('.mjs') && believedText(file) !== null);
  const all = JSON.stringify({ integrity: Object.fromEntries(scripts.map((file) => [address(file), hash(file)])) });
  const imports = place === undefined ? all : JSON.stringify({ integrity: {} });
  const own = place === 'added map' ? '' : `<script type="importmap">${imports}</script>`;
  const hashes = JSON.stringify(Object.fromEntries(Object.keys(files).map((file) => [file, hash(file)])));
  const script = `
const hashes = ${hashes};
const hash = (file) => hashes[file];
const address = (file) => '/file/${index}/' + file;
const addedMap = ${JSON.stringify(all)};
const tell = (verdict) => fetch('/verdict/${index}/' + verdict, { method: 'POST' }).finally(() => location.replace('${casePath(index + 1)}'));
(${runs}).then((runs) => tell(runs ? 'runs' : 'refused'), () => tell('refused'));`;
  const policy = contentSecurityPolicy({
    assetsOrigin: null,
    apiOrigin: '',
    pictures: [],
    inlineScripts: [imports, script, ...(place?.endsWith('map') === true ? [all] : [])].map(policyHash),
    inlineStyles: [],
    styleHashes: [],
  });
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
${own}${head(address, hash)}<title>${name}</title><script>${script}</script>`;
  const served = Object.fromEntries(Object.entries(files).map(([file, text]) => [address(file), text]));
  return { name, page, headers: { ...PAGE_HEADERS, ...headers }, files: served };
}

/** The cases in the order in which an engine goes through them. */
export const CASES: readonly IntegrityCase[] = DRAFTS.map(pageOf);
