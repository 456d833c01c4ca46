import { parseBootDocument, type BootDocument, type BootRelease } from 'shared-contracts/release/boot-document';
import { bootTextOf } from 'shared-contracts/release/boot-names';
import { messageOf, UserError } from '../text/user-error';
import { fetchFromSite } from './fetch-from-site';

/** How long a site may take for an answer. */
export const SITE_TIMEOUT_MS = 20_000;

/** The host of a site, as its page names it. */
export interface SiteHost {
  readonly version: string;
  readonly release: BootRelease;
  /** Where its files are, with the slash. */
  readonly base: string;
}

async function pageOf(site: string): Promise<string> {
  try {
    return new TextDecoder().decode((await fetchFromSite(`${site}/m/home`, SITE_TIMEOUT_MS)).bytes);
  } catch {
    throw new UserError(`${site} does not answer: name the address of a site after --at`);
  }
}

/** What the page of a site begins with; throws one sentence where there is no such page. */
export async function bootOf(site: string): Promise<BootDocument> {
  const text = bootTextOf(await pageOf(site));
  if (text === null)
    throw new UserError(`${site}/m/home is no page of these tools: name the address of a site after --at`);
  try {
    return parseBootDocument(text);
  } catch (error) {
    throw new UserError(`${site}/m/home cannot be read: ${messageOf(error)}`);
  }
}

/** The host that a site serves to a device that is in no rollout. Throws one sentence where it serves none. */
export async function hostOf(site: string): Promise<SiteHost> {
  const { view, releases, assetsBase } = await bootOf(site);
  const version = view.packages['host-shell']?.version ?? '';
  const release = releases['host-shell']?.[version];
  if (release === undefined) throw new UserError(`${site} serves no host`);
  return { version, release, base: new URL(`${assetsBase}host-shell/`, site).href };
}

/** The descriptor of a host, as far as a page reads it of a build that is served elsewhere. */
export function descriptorOfHost({ version, release }: SiteHost): object {
  const { entry, start, screens, widgets, locales, sharedChunks, contributions, contract, styleIntegrity } = release;
  const files = Object.entries(styleIntegrity).map(([name, integrity]) => ({ name, integrity, bytes: 0, gzip: 0 }));
  const parts = { entry, start, screens, widgets, locales, sharedChunks, contributions, contract, files };
  return { schema: 1, name: 'host-shell', version, events: {}, provides: {}, requires: {}, ...parts };
}
