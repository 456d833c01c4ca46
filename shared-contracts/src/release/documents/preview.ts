/**
 * A preview is a build in the store that no map names: it is found by the hash of its descriptor, which its version ends with
 * (`1.2.0-preview-0123456789ab`). Only pages that allow overrides look for one.
 */
const PREVIEW_VERSION = /[-.]preview-([0-9a-f]{12})$/;

/** The first digits of a SHA-256 in hex that name a preview. */
export const PREVIEW_HASH_LENGTH = 12;

/** The version by which a preview is asked for, made of its own and the first digits of its descriptor's hash. */
export function previewVersion(version: string, hash: string): string {
  return `${version}${version.includes('-') ? '.' : '-'}preview-${hash}`;
}

/** The digits in the version of a preview; null for every other version. */
export function previewHash(version: string): string | null {
  return PREVIEW_VERSION.exec(version)?.[1] ?? null;
}

/** The name of a preview's descriptor, in the folder of its package's files. */
export function previewFile(hash: string): string {
  return `preview.${hash}.json`;
}
