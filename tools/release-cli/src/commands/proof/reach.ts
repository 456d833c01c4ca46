import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { FEED_PATH } from 'shared-contracts/release/feed';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { assertAtMost, ownEnvironment, requireVersion, textOption, type Command } from '../../command-line/command';
import { picturesNamed } from '../../brand/named-pictures';
import { requirePackage } from '../../edits/edits';
import { siteOrigin } from '../../health/health-source';
import { readMap } from '../../map/read-map';
import { readPageReleases } from '../../map/releases';
import { fetchBytes, unreachableFiles } from '../../reach/reach-files';
import { readSettings } from '../../settings/settings';
import { sha256Hex } from '../../store/digest';
import { descriptorKey, feedKey } from '../../store/keys';
import { parseStoredJson } from '../../store/store';
import { counted } from '../../text/counted';
import { UserError } from '../../text/user-error';
import type { Store } from '../../trust/store';
import { servedReleases } from '../../verify/served-releases';

const USAGE = 'reach [<package> <version>] [--url https://site]';

async function storedRelease(store: Store, name: PackageName, version: string): Promise<ReleaseDescriptor> {
  const key = descriptorKey(name, version);
  const found = await store.get(key);
  if (found === null) throw new UserError(`${name} ${version} is not in the store: mfe publish ${name}`);
  return parseDescriptor(parseStoredJson(new TextDecoder().decode(found.bytes), key));
}

/** Why a site's release document is not one that the store has; null when it is. */
async function documentFault(
  store: Store,
  { environment, merchants }: { readonly environment: string; readonly merchants: readonly string[] },
  site: string,
): Promise<string | null> {
  const address = new URL(FEED_PATH, site);
  const fetched = await fetchBytes(address);
  if ('fault' in fetched) return `${address.href} ${fetched.fault}`;
  const wanted = sha256Hex(fetched.bytes);
  for (const merchant of merchants) {
    const stored = await store.get(feedKey(environment, merchant));
    if (stored !== null && sha256Hex(stored.bytes) === wanted) return null;
  }
  return `${address.href} is not what the store has for any merchant of ${environment}: a cache on the way has an older one`;
}

export const reachCommand: Command = {
  name: 'reach',
  usage: USAGE,
  summary: 'request every file of a release, or of all that are served, from a public address, as players would',
  options: { url: { type: 'string' } },
  environments: ownEnvironment,
  async run({ store, environment, variables, report }, input) {
    assertAtMost(input, 2, USAGE);
    const site = siteOrigin(textOption(input, 'url'), variables);
    const settings = (await readSettings(store, environment))?.settings;
    if (settings === undefined) throw new UserError(`${environment} has no settings yet: mfe settings apply <file>`);
    const [named, version] = input.positionals;
    const problems: string[] = [];
    let releases: readonly ReleaseDescriptor[];
    let pictures: ReadonlySet<string> = new Set();
    if (named === undefined) {
      const { map } = await readMap(store, environment);
      releases = servedReleases(map, settings, await readPageReleases(store, map, settings));
      pictures = picturesNamed(settings.merchants);
      const fault = await documentFault(store, { environment, merchants: Object.keys(settings.merchants) }, site);
      if (fault !== null) problems.push(fault);
    } else {
      releases = [await storedRelease(store, requirePackage(named), requireVersion(version))];
    }
    problems.push(...(await unreachableFiles(releases, { site, assetsBase: settings.assetsBase, pictures })));
    const files = releases.reduce((count, release) => count + release.files.length, pictures.size);
    for (const problem of problems) report(problem);
    if (problems.length === 0)
      report(`${site} serves ${counted(releases.length, 'release')} as published: ${counted(files, 'file')}.`);
    return {
      value: { environment, site, releases: releases.length, files, problems },
      isFailed: problems.length > 0,
    };
  },
};
