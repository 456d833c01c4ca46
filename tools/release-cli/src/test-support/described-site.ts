import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { descriptionKey } from '../store/keys';
import type { Store } from '../trust/store';
import { fixture, writeFixture, type FixtureOptions } from './fixture-dist';
import { scratchFolder } from './scratch-folder';

/** What a candidate's descriptor says otherwise than the made-up build; `contributions` are added. */
export type Changes = Partial<Omit<ReleaseDescriptor, 'contributions'>> & {
  readonly contributions?: Partial<ReleaseDescriptor['contributions']>;
};

/** Writes a build whose descriptor differs; gives the folder. */
export async function changedDist(
  name: PackageName,
  version: string,
  changes: Changes = {},
  options: FixtureOptions = {},
): Promise<string> {
  const { descriptor, files } = fixture(name, version, options);
  const contributions = { ...descriptor.contributions, ...changes.contributions };
  return writeFixture({ descriptor: { ...descriptor, ...changes, contributions }, files });
}

/** What an environment tells everybody, as text. */
export async function describedText(store: Store, environment = 'production'): Promise<string> {
  const found = await store.get(descriptionKey(environment));
  return new TextDecoder().decode(found?.bytes);
}

/** Writes a file that is no part of any store. */
export async function fileWith(text: string): Promise<string> {
  const file = join(await scratchFolder(), 'environment.json');
  await writeFile(file, text);
  return file;
}
