import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bootRelease } from 'release-cli/render/boot';
import { loadableFiles } from 'release-cli/render/included-releases';
import { scriptJson } from 'release-cli/markup/markup';
import type { ReleaseParts } from 'release-cli/render/release-parts';
import { renderPage } from 'release-cli/render/render-page';
import type { Store } from 'release-cli/trust/store';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import { parseDescriptor, type FilesNeeded, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { servedTo } from './served-to';

/** Where the monolith's files are served: it is one package, the host's. */
const FILES_BASE = '/r/';

type Sections = Readonly<
  Record<string, { readonly start: FilesNeeded; readonly locales: Readonly<Record<string, FilesNeeded>> }>
>;

/** What was built, as its folder describes it. */
export interface Monolith {
  readonly folder: string;
  readonly descriptor: ReleaseDescriptor;
  readonly sections: Sections;
}

export async function readMonolith(folder: string): Promise<Monolith> {
  const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  return {
    folder,
    descriptor: parseDescriptor(await json('release.json')),
    sections: (await json('sections.json')) as Sections,
  };
}

type Parts = BootRelease['screens'];

/** The parts of a section as one build has them, with what each reads before its code is there and its groups of texts. */
function joinedParts(whole: Parts, ofSection: Parts): Parts {
  const parts = Object.entries(ofSection).map(([name, { reads, texts }]) => {
    const files = whole[name];
    if (files === undefined) throw new Error(`${name} is not in the monolith`);
    return [name, { ...files, ...(reads && { reads }), ...(texts && { texts }) }] as const;
  });
  return Object.fromEntries(parts);
}

/** A package of the composed site as the monolith has it: the same contributions, files of the one build. */
function joinedRelease(release: ReleaseDescriptor, { descriptor, sections }: Monolith): BootRelease {
  const section = sections[release.name];
  const whole = bootRelease(descriptor);
  const own = {
    ...whole,
    screens: joinedParts(whole.screens, release.screens),
    widgets: joinedParts(whole.widgets, release.widgets),
    contributions: release.contributions,
  };
  if (section === undefined) return own;
  const { documents: _documents, ...parts } = own;
  const [entry = ''] = section.start.scripts;
  return {
    ...parts,
    base: `${FILES_BASE}host-shell/`,
    entry,
    start: section.start,
    locales: { ...section.locales },
    styleIntegrity: {},
  };
}

/** What a page of one build needs of releases: each file's hash once, and no retry URL for a second try. */
function releaseParts(releases: readonly ReleaseDescriptor[], monolith: Monolith): ReleaseParts {
  const scripts = loadableFiles(monolith.descriptor, '.mjs');
  const integrity = Object.fromEntries(
    scripts.map(({ name, integrity: hash }) => [`${FILES_BASE}host-shell/${name}`, hash]),
  );
  const cuts: Partial<Record<ReleaseDescriptor['name'], Record<string, BootRelease>>> = {};
  for (const release of releases) cuts[release.name] = { [release.version]: joinedRelease(release, monolith) };
  return { imports: scriptJson({ integrity }), releases: cuts, scriptIntegrity: integrity };
}

/**
 * The monolith's page for a merchant: the composed site's own page (brand, skeleton, critical styles, starter, policy)
 * with one build's files in it.
 */
export async function monolithPage(
  store: Store,
  environment: string,
  merchant: string,
  monolith: Monolith,
): Promise<string> {
  const { config, view, settings, descriptorOf, releases } = await servedTo(store, environment, merchant);
  const page = await renderPage({
    merchant: config,
    view,
    descriptors: (name, version) => (name === 'host-shell' ? monolith.descriptor : descriptorOf(name, version)),
    settings: { ...settings, assetsBase: FILES_BASE },
    partsOf: () => releaseParts(releases, monolith),
    readFile: (name) => readFile(path.join(monolith.folder, name), 'utf8'),
  });
  return page.stamped({ revision: view.revision, keys: [] }).html;
}
