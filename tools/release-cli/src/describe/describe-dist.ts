import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDescriptor, parseOrExplain, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { DESCRIPTOR_FILE } from '../publish/dist';
import { errorCode } from '../store/file-errors';
import { jsonBytes } from '../store/store';
import { UserError } from '../text/user-error';
import { describeRelease } from './describe-release';
import { readDocument, readForeignBuild } from './read-build';
import { statedFactsSchema, type StatedFacts } from './stated-facts';

/** What to describe, and where the team's own statements are. */
export interface DescribeRequest {
  readonly name: PackageName;
  /** A build's output folder, with `mf-manifest.json`. */
  readonly dist: string;
  /** A JSON file with {@link StatedFacts}. */
  readonly facts?: string | undefined;
  readonly dryRun: boolean;
}

async function readFacts(file: string): Promise<StatedFacts> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UserError(`${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  });
  return readDocument(text, file, (value) => parseOrExplain(statedFactsSchema, value, 'statement of the release'));
}

/** Writes the descriptor of a build into its folder, so that `mfe publish --dist` takes it; gives what it wrote. */
export async function describeDist({ name, dist, facts, dryRun }: DescribeRequest): Promise<ReleaseDescriptor> {
  const stated = facts === undefined ? {} : await readFacts(facts);
  const build = await readForeignBuild(dist);
  const { descriptor, files } = describeRelease(name, build, stated);
  const checked = readDocument(JSON.stringify(descriptor), `The release of ${dist}`, parseDescriptor);
  if (dryRun) return checked;
  for (const [file, bytes] of files) if (!build.files.has(file)) await writeFile(join(dist, file), bytes);
  await writeFile(join(dist, DESCRIPTOR_FILE), jsonBytes(checked));
  return checked;
}
