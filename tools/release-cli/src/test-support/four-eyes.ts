import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addKey, readPlan, retireKey, setThreshold, type KeyRequest } from '../key-management/manage-keys';
import { fixtureSite, type FixtureSite } from './fixture-site';
import { runMfe, type Ran } from './run-mfe';
import { scratchFolder } from './scratch-folder';

/** A production in which two operators have to sign. */
export interface FourEyes {
  readonly site: FixtureSite;
  /** Runs a command with the first operator's release key. */
  readonly ada: (line: string) => Promise<Ran>;
  /** The same with the second's. */
  readonly bo: (line: string) => Promise<Ran>;
  readonly request: KeyRequest;
}

/** A production in which every write of the map takes two release keys, Ada's and Bo's, on a machine each with these variables. */
export async function fourEyes(variables: Readonly<Record<string, string>> = {}): Promise<FourEyes> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  const request = { store: site.store, places: { home: site.home }, environment: 'production' };
  const [first] = (await readPlan(request)).keys.filter(({ role }) => role === 'release');
  const { id: ada } = await addKey(request, { role: 'release', owner: 'Ada', packages: [] });
  const { id: bo } = await addKey(request, { role: 'release', owner: 'Bo', packages: [] });
  await retireKey(request, first?.id ?? '');
  await setThreshold(request, 'release', 2);
  const machine = async (lacks: string): Promise<(line: string) => Promise<Ran>> => {
    const home = await scratchFolder();
    for (const part of ['keys', 'trust', 'seen'])
      await cp(join(site.home, part), join(home, part), { recursive: true });
    await rm(join(home, 'keys', `production.${lacks}.pem`));
    return (line) => runMfe({ home }, line.split(' '), { variables: { MFE_STORE: site.home, ...variables } });
  };
  return { site, ada: await machine(bo), bo: await machine(ada), request };
}
