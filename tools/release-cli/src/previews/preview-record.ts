import { parseDescriptor, parseOrExplain } from 'shared-contracts/release/descriptor';
import { packageNameSchema } from 'shared-contracts/remote/package-schema';
import { PREVIEW_HASH_LENGTH, previewFile, previewVersion } from 'shared-contracts/release/preview';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import * as v from 'valibot';
import { sha256Hex } from '../store/digest';
import { fileKey, PREVIEWS_PREFIX, previewKey } from '../store/keys';
import { jsonBytes, parseStoredJson, readText, type ObjectStore } from '../store/store';

/** Until when a build is kept that no map names. */
const previewSchema = v.object({
  schema: v.literal(1),
  /** Only its pages may be sent to the preview. */
  environment: v.string(),
  name: packageNameSchema,
  /** As the build states it. */
  version: v.string(),
  /** Hash of the build's descriptor. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** ISO 8601; the collection takes what is over. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** Who put it there. */
  author: v.string(),
});
export type Preview = v.InferOutput<typeof previewSchema>;

/** The digits by which a preview is asked for. */
export function hashOf({ sha256 }: Pick<Preview, 'sha256'>): string {
  return sha256.slice(0, PREVIEW_HASH_LENGTH);
}

/** The version by which pages ask for a preview. */
export function askedVersion(preview: Preview): string {
  return previewVersion(preview.version, hashOf(preview));
}

/** The descriptor of a preview, among the files of its package: pages read it. */
export function previewFileKey(preview: Preview): string {
  return fileKey(preview.name, previewFile(hashOf(preview)));
}

/** Where the record of a preview is. */
export function recordKey({ environment, name, ...preview }: Preview): string {
  return previewKey(environment, name, hashOf(preview));
}

function parsePreview(text: string, key: string): Preview {
  return parseOrExplain(previewSchema, parseStoredJson(text, key), key);
}

async function readPreview(store: Pick<ObjectStore, 'get'>, key: string): Promise<Preview | null> {
  const found = await readText(store, key);
  return found === null ? null : parsePreview(found.text, key);
}

/** The preview of a package that has these digits; null where none is kept for an environment, or its time is over. */
export async function presentPreview(
  store: ObjectStore,
  { environment, name, hash, now }: { environment: string; name: PackageName; hash: string; now: Date },
): Promise<Preview | null> {
  const preview = await readPreview(store, previewKey(environment, name, hash));
  return preview === null || Date.parse(preview.until) <= now.getTime() ? null : preview;
}

/** Writes the record of a preview; one that is kept longer already stays. */
export async function keepPreview(store: ObjectStore, preview: Preview): Promise<void> {
  const key = recordKey(preview);
  const stored = await readText(store, key);
  const known = stored === null ? null : parsePreview(stored.text, key);
  if (known !== null && Date.parse(known.until) >= Date.parse(preview.until)) return;
  await store.replace(key, jsonBytes(preview), stored?.etag ?? null);
}

async function keysOf(store: ObjectStore, preview: Preview): Promise<readonly string[]> {
  const own = [recordKey(preview), previewFileKey(preview)];
  const found = await store.get(previewFileKey(preview));
  if (found === null || sha256Hex(found.bytes) !== preview.sha256) return own;
  const { name, files } = parseDescriptor(
    parseStoredJson(new TextDecoder().decode(found.bytes), previewFileKey(preview)),
  );
  return [...own, ...files.map((file) => fileKey(name, file.name))];
}

/** Every key that a preview needs whose time is not over. */
export async function previewKeysInUse(store: ObjectStore, now: Date): Promise<readonly string[]> {
  const records = await Promise.all((await store.list(PREVIEWS_PREFIX)).map((key) => readPreview(store, key)));
  const present = records
    .filter((preview) => preview !== null)
    .filter(({ until }) => Date.parse(until) > now.getTime());
  return (await Promise.all(present.map((preview) => keysOf(store, preview)))).flat();
}
