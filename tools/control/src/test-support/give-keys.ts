import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { addKey, readPlan, retireKey, setThreshold, type KeyRequest } from 'release-cli/key-management/manage-keys';

/** Takes a key out of the state folder, into one of somebody's own below it; gives that folder. */
async function moveKey({ places, environment }: KeyRequest, owner: string, id: string): Promise<string> {
  const folder = join('people', owner);
  const file = join('keys', `${environment}.${id}.pem`);
  await mkdir(join(places.home, folder, 'keys'), { recursive: true });
  await rename(join(places.home, file), join(places.home, folder, file));
  return folder;
}

/** Makes release keys of these people the only ones, each in its own folder; every write needs so many of them. */
export async function giveKeys<Owner extends string>(
  request: KeyRequest,
  owners: readonly Owner[],
  threshold: 1 | 2,
): Promise<Readonly<Record<Owner, string>>> {
  const earlier = (await readPlan(request)).keys.filter(({ role }) => role === 'release');
  const made: [Owner, string][] = [];
  for (const owner of owners) made.push([owner, (await addKey(request, { role: 'release', owner, packages: [] })).id]);
  for (const { id } of earlier) await retireKey(request, id);
  await setThreshold(request, 'release', threshold);
  const folders = made.map(async ([owner, id]) => [owner, await moveKey(request, owner, id)] as const);
  return Object.fromEntries(await Promise.all(folders)) as Record<Owner, string>;
}

/** Gives somebody a settings key too, in the folder of their release key. */
export async function giveSettingsKey<Owner extends string>(request: KeyRequest, owner: Owner): Promise<void> {
  const { id } = await addKey(request, { role: 'settings', owner, packages: [] });
  await moveKey(request, owner, id);
}
