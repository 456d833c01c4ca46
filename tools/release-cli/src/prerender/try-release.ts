import { NotPrerendered } from 'prerender/rendered-page';
import { RendererProcess } from 'prerender/renderer-process';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import { bootTextOf } from 'shared-contracts/release/boot-names';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { PRERENDERED_NAMES } from 'shared-contracts/release/prerendered';
import type { MapView } from 'shared-contracts/release/resolve';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { readPageReleases, readRelease } from '../map/releases';
import { merchantsOf, readSite, type SiteState } from '../page/site-state';
import { readPage } from '../page/stored-page';
import { pageIdentity } from '../prerendered/page-identity';
import { readPartList } from '../prerendered/part-list';
import { readPart } from '../prerendered/stored-part';
import { bootRelease } from '../render/boot';
import type { Store } from '../trust/store';
import { gatewayOf } from './ask-gateway';
import { renderPagePart, type MerchantRender } from './render-merchant';
import { ReleaseFiles } from './server-modules';

/** A release that nobody is served yet, and where it was published. */
export interface TriedRelease {
  readonly store: Store;
  readonly environment: string;
  readonly name: PackageName;
  readonly version: string;
  /** Origin of the site, for merchants whose API is there. */
  readonly site: string;
}

/** A page's boot document, had its merchant this release; null where the merchant is served no version of the package. */
function bootWith(boot: BootDocument, release: ReleaseDescriptor): BootDocument | null {
  const { name, version } = release;
  const { packages } = boot.view;
  const served = packages[name];
  if (served === undefined) return null;
  return {
    ...boot,
    view: { ...boot.view, packages: { ...packages, [name]: { ...served, version, rollouts: [] } } },
    releases: { ...boot.releases, [name]: { ...boot.releases[name], [version]: bootRelease(release) } },
  };
}

interface Trial extends Omit<MerchantRender, 'renderer' | 'modules' | 'now'> {
  readonly files: ReleaseFiles;
}

/** The first merchant's page with the release; null where nothing can be tried. */
async function trialOf(site: SiteState, tried: TriedRelease): Promise<Trial | null> {
  const { store, environment, name, version } = tried;
  const settings = site.settings?.settings;
  const [code = ''] = merchantsOf(site);
  const stored = await readPage(store, environment, code);
  const page = stored === null ? null : pageIdentity(stored.html);
  const release = await readRelease(store, site.map.state, name, version);
  if (settings === undefined || settings.prerender === false || stored === null || page === null) return null;
  const present = JSON.parse(bootTextOf(stored.html) ?? '') as BootDocument;
  const boot = release === undefined ? null : bootWith(present, release);
  if (boot === null) return null;
  const known = await readPageReleases(store, site.map.state, settings);
  const descriptorOf: typeof known = (owner, wanted) =>
    owner === name && wanted === version ? release : known(owner, wanted);
  const { list = null } = (await readPartList(store, environment, code, site.keys)) ?? {};
  const gateway = gatewayOf(present.merchant, tried.site);
  return { store, files: new ReleaseFiles(store, descriptorOf), boot, html: stored.html, page, list, gateway };
}

/**
 * Why public pages could not be rendered with a release, one sentence each, had the first merchant of an environment the
 * release: those that its code fails, and those that are rendered without it. Nothing is stored.
 */
export async function tryRelease(tried: TriedRelease): Promise<readonly string[]> {
  const { store, environment, name, version } = tried;
  const trial = await trialOf(await readSite(store, environment), tried);
  const modules = trial === null ? null : await trial.files.modulesOf(trial.boot.view as MapView);
  if (trial === null || modules === null) return [];
  const renderer = new RendererProcess();
  const asked = new Map<string, Promise<unknown>>();
  const lines: string[] = [];
  try {
    for (const page of PRERENDERED_NAMES) {
      const known = trial.list?.parts[page];
      const last = known === undefined ? null : await readPart(store, known.part);
      try {
        await renderPagePart({ ...trial, renderer, modules, now: Date.now() }, page, last, asked);
      } catch (error) {
        if (!(error instanceof NotPrerendered)) throw error;
        if (last !== null || error.owner === name)
          lines.push(`With ${name} ${version}, ${page} begins with its skeleton in ${environment}: ${error.message}`);
      }
    }
  } finally {
    renderer.close();
  }
  return lines;
}
