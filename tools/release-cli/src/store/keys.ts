import { answersPath, type PrerenderedPage } from 'shared-contracts/release/prerendered';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';

const SEGMENT = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;
const MAXIMUM_LENGTH = 400;

/** Refuses a key that could lead outside the store, or into the store's own working folders. */
export function assertKey(key: string): void {
  const isSound = key.length <= MAXIMUM_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!isSound) throw new UserError(`"${key}" is not a key of the store`);
}

export const FILES_PREFIX = 'r/';

/** A file of a package: immutable, in one flat folder shared by all its versions. */
export function fileKey(name: PackageName, file: string): string {
  return `${FILES_PREFIX}${name}/${file}`;
}

/** Where the descriptors of a package are. */
export function descriptorPrefix(name: PackageName): string {
  return `descriptors/${name}/`;
}

export function descriptorKey(name: PackageName, version: string): string {
  return `${descriptorPrefix(name)}${version}.json`;
}

export const PROVENANCE_PREFIX = 'provenance/';

export function mapKey(environment: string): string {
  return `maps/${environment}/map.json`;
}

/** A release by its name. */
export interface ReleaseId {
  readonly name: PackageName;
  readonly version: string;
}

/** What a release was built from; beside it, for the same release may be built again from another commit. */
export function provenanceKey(name: PackageName, version: string): string {
  return `${PROVENANCE_PREFIX}${name}/${version}.json`;
}

export const PREVIEWS_PREFIX = 'previews/';

/** Until when a build is kept that no map names, by the digits it is asked for by. */
export function previewKey(environment: string, name: PackageName, hash: string): string {
  return `${PREVIEWS_PREFIX}${environment}/${name}/${hash}.json`;
}

export const COHORTS_PREFIX = 'cohorts/';

/** The list of a cohort, by its id. No server of a site has a rule that leads here: it tells who is on it to whoever guesses. */
export function cohortKey(environment: string, id: string): string {
  return `${COHORTS_PREFIX}${environment}/${id}.json`;
}

export const SOURCE_MAPS_PREFIX = 'source-maps/';

/** A source map, by its hash. No server of a site has a rule that leads here: it holds the sources. */
export function sourceMapKey(sha256: string): string {
  return `${SOURCE_MAPS_PREFIX}sha256/${sha256}.json`;
}

/** Which source map each file of a release has. */
export function mapListKey(name: PackageName, version: string): string {
  return `${SOURCE_MAPS_PREFIX}${name}/${version}.json`;
}

/** A document that is replaced as a whole and whose earlier states are kept. */
type RevisedPart = 'map' | 'settings';

/** Where the earlier states of a document are kept. */
export function revisionPrefix(environment: string, part: RevisedPart = 'map'): string {
  return `${part === 'map' ? 'maps' : 'settings'}/${environment}/revisions/`;
}

export function revisionKey(environment: string, revision: number, part: RevisedPart = 'map'): string {
  return `${revisionPrefix(environment, part)}${String(revision).padStart(6, '0')}.json`;
}

/** The hashes of earlier states that were collected. */
export function collectedHashesKey(environment: string, part: RevisedPart = 'map'): string {
  return `${part === 'map' ? 'maps' : 'settings'}/${environment}/collected.json`;
}

/** A root of an environment after the first, which is never in the store. */
export function rootKey(environment: string, version: number): string {
  return `roots/${environment}/${String(version).padStart(6, '0')}.json`;
}

/** Where writes of the map wait for more signatures. */
export function proposalPrefix(environment: string): string {
  return `proposals/${environment}/`;
}

export function proposalKey(environment: string, id: string): string {
  return `${proposalPrefix(environment)}${id}.json`;
}

export const STATEMENT_PREFIX = 'statements/';

/** What publishers have signed of a release. */
export function statementKey(name: PackageName, version: string): string {
  return `${STATEMENT_PREFIX}${name}/${version}.json`;
}

export function settingsKey(environment: string): string {
  return `settings/${environment}.json`;
}

export function pagePrefix(environment: string): string {
  return `pages/${environment}/`;
}

export function pageKey(environment: string, merchant: string): string {
  return `${pagePrefix(environment)}${merchant}.html`;
}

/** The document of one of a merchant's pages that was rendered on a server. */
export function documentKey(environment: string, merchant: string, page: PrerenderedPage): string {
  return `${pagePrefix(environment)}${merchant}.${page}.html`;
}

export const PARTS_PREFIX = 'prerendered-parts/';

/** What a server rendered of a page, by its hash. */
export function partKey(sha256: string): string {
  return `${PARTS_PREFIX}${sha256}.json`;
}

export const ANSWERS_PREFIX = 'm/answers/';

/** The answers that a page was rendered from, by their hash; the key is the path at the site. */
export function answersKey(sha256: string): string {
  return answersPath(sha256).slice(1);
}

/** Where environments have the signed lists of what was rendered. */
export function prerenderedPrefix(environment: string): string {
  return `prerendered/${environment}/`;
}

/** Which parts a merchant's pages have. */
export function prerenderedKey(environment: string, merchant: string): string {
  return `${prerenderedPrefix(environment)}${merchant}.json`;
}

/** A merchant's release document, which open pages ask for. */
export function feedKey(environment: string, merchant: string): string {
  return `${pagePrefix(environment)}${merchant}.release.json`;
}

/** What an environment tells everybody of what it serves. */
export function descriptionKey(environment: string): string {
  return `descriptions/${environment}.json`;
}

/** Where the JSON Schema of a document is; the key is the path at the site. */
export function schemaKey(document: string): string {
  return `m/schemas/${document}.json`;
}

/** Where what a site needs on home screens is kept, but for its icons. */
export function installedPrefix(environment: string): string {
  return `installed/${environment}/`;
}

export function installedKey(
  environment: string,
  merchant: string,
  part: 'webmanifest' | 'sw.js' | 'browsers.html' | 'robots.txt' | 'sitemap.xml',
): string {
  return `${installedPrefix(environment)}${merchant}.${part}`;
}

/** From which state of map and settings an environment's pages were last made. */
export function pagesStateKey(environment: string): string {
  return `pages-state/${environment}.json`;
}

/** A file of an environment's release console. */
export function consoleKey(environment: string, file: 'index.html' | 'console.js'): string {
  return `console/${environment}/${file}`;
}

/** Where the results of test runs over one set are kept. */
export function evidencePrefix(setId: string): string {
  return `evidence/${setId}/`;
}

/** One result; colons of the time cannot stand in keys. */
export function evidenceKey(setId: string, isoTime: string): string {
  return `${evidencePrefix(setId)}${isoTime.replaceAll(':', '-')}.json`;
}

/** What the collection of unused artefacts remembers between its runs. */
export const COLLECTION_KEY = 'collect/marks.json';
