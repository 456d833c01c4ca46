import { brotliCompressSync, constants } from 'node:zlib';
import { bootTextOf } from 'shared-contracts/release/boot-names';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { parseMerchantConfig } from 'shared-contracts/release/merchant-config';
import type { MapView } from 'shared-contracts/release/resolve';
import { HOST_NAME, type PackageName } from 'shared-contracts/remote/remote-names';
import { renderPage } from 'release-cli/render/render-page';
import { madeBuild } from './made-build';
import { codeText } from './code-text';

/** A page to measure. */
export interface PageSize {
  readonly sections: number;
  /** Whether each section has a version that browsers fall back to, no file of which is in the served one. */
  readonly hasFallbacks: boolean;
}

/** What a page costs, bytes after brotli. */
export interface PageFigures extends PageSize {
  /** Files of sections that the page names. */
  readonly files: number;
  readonly page: number;
  /** By part of the page: how much smaller it is without. */
  readonly parts: Readonly<Record<PagePart, number>>;
}

type Hashes = Record<string, string>;

/** The JSON of a page that grows with sections; what is measured is taken out of a copy of it. */
interface PageData {
  map: { integrity: Hashes };
  boot: {
    view: unknown;
    releases: Record<
      string,
      Record<string, { styleIntegrity: Hashes; contributions: unknown; capabilities?: unknown }>
    >;
  };
}

function emptied(hashes: Hashes): Hashes {
  return Object.fromEntries(Object.keys(hashes).map((name) => [name, '']));
}

/** Changes each release of a page. */
function eachRelease(
  { boot }: PageData,
  change: (release: PageData['boot']['releases'][string][string]) => void,
): void {
  for (const versions of Object.values(boot.releases)) Object.values(versions).forEach(change);
}

const PARTS = {
  'hashes of scripts': ({ map }: PageData) => (map.integrity = emptied(map.integrity)),
  'hashes of styles': (data: PageData) =>
    eachRelease(data, (release) => (release.styleIntegrity = emptied(release.styleIntegrity))),
  'routes and slots': (data: PageData) => eachRelease(data, (release) => (release.contributions = {})),
  capabilities: (data: PageData) => eachRelease(data, (release) => (release.capabilities = {})),
  'chosen versions': ({ boot }: PageData) => (boot.view = {}),
} as const satisfies Readonly<Record<string, (data: PageData) => unknown>>;
export type PagePart = keyof typeof PARTS;
/** The parts of a page that are measured. */
export const PAGE_PARTS = Object.keys(PARTS) as readonly PagePart[];

/** As servers compress pages: they change with every release, so the smallest form is not worth its time. */
const PAGE_QUALITY = 5;

const VERSION = '1.1.0';
const FALLBACK = '1.0.0';
const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/s;

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }).length;
}

function viewOf(names: readonly PackageName[], hasFallbacks: boolean): MapView {
  const previous = hasFallbacks ? { previous: FALLBACK } : {};
  const served = { version: VERSION, layer: 'default', rollouts: [] } as const;
  const packages = Object.fromEntries(
    names.map((name) => [name, name === HOST_NAME ? served : { ...served, ...previous }]),
  );
  return { environment: 'production', revision: 1, merchant: 'aurora', packages };
}

/** A merchant's page of made-up sections, by the page generator itself. */
export async function madePage({ sections, hasFallbacks }: PageSize): Promise<string> {
  const names: readonly PackageName[] = [
    HOST_NAME,
    ...Array.from({ length: sections }, (_, index): PackageName => `mfe-part-${index}`),
  ];
  const builds = new Map<string, ReleaseDescriptor>();
  const descriptors = (name: PackageName, version: string): ReleaseDescriptor => {
    const known = builds.get(`${name} ${version}`) ?? madeBuild(name, version).descriptor;
    builds.set(`${name} ${version}`, known);
    return known;
  };
  const { page = {} } = descriptors(HOST_NAME, VERSION);
  const sizes = new Map(descriptors(HOST_NAME, VERSION).files.map(({ name, bytes }) => [name, bytes]));
  const inlined = new Set<string>(Object.values(page));
  const merchant = parseMerchantConfig({
    code: 'aurora',
    trialMerchantCode: 'aurora',
    name: 'Aurora',
    brand: { hue: 275, chroma: 0.17, accentHue: 85 },
    languages: { supported: ['TY', 'EN', 'CN', 'ID'], default: 'EN' },
    imageFallback: '',
    apiOrigin: '',
  });
  const rendered = await renderPage({
    merchant,
    view: viewOf(names, hasFallbacks),
    descriptors,
    settings: { assetsBase: '/r/', allowsOverrides: false, liveReload: false, overrideOrigins: [] },
    readFile: (file) => Promise.resolve(inlined.has(file) ? codeText(file, sizes.get(file) ?? 0) : ''),
  });
  return rendered.stamped({ revision: 1, keys: [] }).html;
}

/** Measures the page of so many sections, whole and by its parts. */
export async function measurePage(size: PageSize): Promise<PageFigures> {
  const html = await madePage(size);
  const [, mapText = ''] = IMPORT_MAP.exec(html) ?? [];
  const bootText = bootTextOf(html) ?? '';
  const put = (change: (data: PageData) => unknown): string => {
    const data = { map: JSON.parse(mapText), boot: JSON.parse(bootText) } as PageData;
    change(data);
    return html.replace(mapText, () => JSON.stringify(data.map)).replace(bootText, () => JSON.stringify(data.boot));
  };
  const whole = compressed(put(() => undefined));
  const parts = Object.fromEntries(PAGE_PARTS.map((part) => [part, whole - compressed(put(PARTS[part]))]));
  const { releases } = JSON.parse(bootText) as PageData['boot'];
  const { integrity } = JSON.parse(mapText) as PageData['map'];
  const styles = Object.entries(releases).flatMap(([name, versions]) =>
    name === HOST_NAME ? [] : Object.values(versions).flatMap((release) => Object.keys(release.styleIntegrity)),
  );
  const scripts = Object.keys(integrity).filter((address) => !address.startsWith(`/r/${HOST_NAME}/`));
  return { ...size, files: scripts.length + styles.length, page: whole, parts: parts as PageFigures['parts'] };
}
