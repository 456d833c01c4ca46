import { contentSecurityPolicy } from 'release-cli/markup/policy';
import { integrityOf, policyHash } from 'release-cli/store/digest';
import { PAGE_HEADERS, type DeliveryHeaders } from 'shared-contracts/release/delivery-rules';
import { ENTRY, IMPORT_ENTRY, modulePreload, OTHER, WITH_CHUNK, WITH_LATE_CHUNK, type Draft } from './draft';
import { LATE_HASHES } from './late-hashes';

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

const STYLE = 'html { --is-applied: yes; }';

/** A style in force, or its refusal, as a page sees it. */
const STYLE_APPLIES = `new Promise((resolve) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity: hash('style.css'), href: address('style.css') });
  link.onload = () => resolve(getComputedStyle(document.documentElement).getPropertyValue('--is-applied').trim() === 'yes');
  link.onerror = () => resolve(false);
  document.head.append(link);
})`;

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
  ...LATE_HASHES,
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
