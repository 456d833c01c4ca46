import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { readInside } from '../publish/dist-files';
import { errorCode } from '../store/file-errors';
import { parseJsonText } from '../text/json-text';
import { messageOf, UserError } from '../text/user-error';
import { manifestOfFiles } from './find-container';

/** The document by which the build tools of Module Federation say what they built. */
export const MANIFEST_FILE = 'mf-manifest.json';

const assetList = v.object({
  sync: v.optional(v.array(v.string()), []),
  async: v.optional(v.array(v.string()), []),
});
const assets = v.object({ js: assetList, css: assetList });

/** The part of a manifest that a release needs; the plugins of webpack, Rspack and Vite write it alike. */
const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    buildInfo: v.object({ buildVersion: v.string() }),
    remoteEntry: v.optional(v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.string() })),
  }),
  shared: v.optional(
    v.array(
      v.object({
        name: v.string(),
        version: v.optional(v.string(), ''),
        requiredVersion: v.optional(v.union([v.string(), v.boolean()]), ''),
        singleton: v.optional(v.boolean(), false),
        assets: v.optional(assets),
      }),
    ),
    [],
  ),
  exposes: v.optional(v.array(v.object({ path: v.string(), assets })), []),
});
export type BuildManifest = v.InferOutput<typeof manifestSchema>;

/** A build of other tools: what its manifest says, and its files by name. */
export interface ForeignBuild {
  readonly manifest: BuildManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** What lies beside a build's files and is no part of it: maps, licences, pages, documents of the build tools. */
const NO_PART = /\.(?:map|txt|html|json|zip|d\.ts)$/;

/** Reads a JSON document of the folder or of a person; refuses with its place. */
export function readDocument<Value>(text: string, place: string, read: (value: unknown) => Value): Value {
  try {
    return read(parseJsonText(text));
  } catch (error) {
    throw new UserError(`${place} cannot be used: ${messageOf(error)}`);
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    throw new UserError(`${folder} cannot be read (${errorCode(error) ?? 'unknown error'}): build the package first`);
  }
}

/** Refuses a folder with files in it: a release's files lie side by side in the store. */
async function assertFlat(folder: string, name: string): Promise<boolean> {
  const found = await lstat(join(folder, name));
  if (!found.isDirectory()) return true;
  if ((await readdir(join(folder, name))).length === 0 || name.startsWith('@')) return false;
  throw new UserError(
    `${name} of ${folder} is a folder, and a release's files lie side by side: take folders out of the file names of the build (output.filename, output.chunkFilename, assetsDir)`,
  );
}

async function filesIn(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const name of await namesIn(folder)) {
    if (!(await assertFlat(folder, name)) || NO_PART.test(name)) continue;
    const bytes = await readInside(folder, name);
    if (bytes !== null) files.set(name, bytes);
  }
  return files;
}

/** Reads a build by its `mf-manifest.json`, or by its container where it has none; refuses files in folders. */
export async function readForeignBuild(folder: string): Promise<ForeignBuild> {
  const files = await filesIn(folder);
  const text = await readInside(folder, MANIFEST_FILE);
  if (text === null) return { manifest: await manifestOfFiles(folder, files), files };
  const manifest = readDocument(text.toString('utf8'), join(folder, MANIFEST_FILE), (value) =>
    parseOrExplain(manifestSchema, value, 'federation manifest'),
  );
  return { manifest, files };
}
