import { START_LANGUAGE } from 'shared-contracts/language';
import type { BootDocument, TrustedKey } from 'shared-contracts/release/boot-document';
import { bootElement } from 'shared-contracts/release/boot-names';
import type { Feed } from 'shared-contracts/release/feed';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import {
  ICONS_PATH,
  KEPT_GATEWAY_GLOBAL,
  KEPT_PAGE_GLOBAL,
  MANIFEST_PATH,
  NO_SCRIPT_REDIRECT,
} from 'shared-contracts/release/installed';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { MapView } from 'shared-contracts/release/resolve';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { iconFile } from '../installed/icons';
import { siteDescription } from '../installed/manifest';
import { RETIRED_WORKER } from '../installed/retired-worker';
import type { PageSettings } from '../settings/settings';
import { UserError } from '../text/user-error';
import { integrityOf } from '../store/digest';
import { assertHashed } from './assert-hashed';
import { assertWrittenMerchant, assertWrittenPlaces } from '../markup/assert-written';
import { bootDocument } from './boot';
import { darkPaletteOf, stylesOf } from '../markup/brand-of';
import { hostLinks } from './host-links';
import { includedReleases, type FurtherVersions } from './included-releases';
import { browsersPage } from './browsers-page';
import { escapeText, inlineText, scriptJson } from '../markup/markup';
import { contentSecurityPolicy, originOf, type PolicyInput } from '../markup/policy';
import { releaseParts, type ReleasePartsSource } from './release-parts';

export interface PageInput {
  readonly merchant: MerchantConfig;
  readonly view: MapView;
  readonly descriptors: DescriptorSource;
  readonly settings: PageSettings;
  /** Versions that may be asked for by name where the settings allow overrides. */
  readonly overridable?: FurtherVersions;
  /** Remembers what pages share, where many are made. */
  readonly partsOf?: ReleasePartsSource;
  /** The text of one of the host's files. */
  readonly readFile: (name: string) => Promise<string>;
}

/** What of a page does not follow from releases and settings. */
export interface PageStamp {
  /** The revision of the map that last changed it. */
  readonly revision: number;
  /** Public keys by which the page believes what it is told later. */
  readonly keys: readonly TrustedKey[];
}

/** What a feed says, without when it was said. */
export type FeedBody = Pick<Feed, 'view' | 'releases' | 'scriptIntegrity'>;

/** A page, and what of it an open page of an earlier state has to learn. */
export interface MerchantPage {
  readonly html: string;
  readonly feed: FeedBody;
  readonly boot: BootDocument;
  /** The script that is served as this site's worker. */
  readonly worker: string;
  /** The page for browsers that cannot run the site; null for hosts from before it. */
  readonly browsers: string | null;
}

/** A page as it is rendered once, for every stamp. */
export interface RenderedPage {
  readonly stamped: (stamp: PageStamp) => MerchantPage;
}

/** A drawn icon costs no request: the merchant's initial on its own colour. */
function iconAddress(merchant: MerchantConfig): string {
  const palette = darkPaletteOf(merchant);
  const initial = escapeText(merchant.name.match(/^./u)?.[0] ?? '');
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${palette['brand-fill']}"/>` +
    `<text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="800" text-anchor="middle" fill="${palette['on-brand']}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

function metaLines(merchant: MerchantConfig, environment: string): readonly string[] {
  const metas: readonly (readonly [name: string, content: string])[] = [
    ['viewport', 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'],
    ['theme-color', darkPaletteOf(merchant).page],
    ['color-scheme', 'dark light'],
    ['description', siteDescription(merchant, START_LANGUAGE)],
    ['referrer', 'strict-origin-when-cross-origin'],
    ['robots', environment === 'production' ? 'index, follow' : 'noindex, nofollow'],
    ['format-detection', 'telephone=no'],
    ['mobile-web-app-capable', 'yes'],
    ['apple-mobile-web-app-capable', 'yes'],
    // Below the status bar: its words would be white on a light page.
    ['apple-mobile-web-app-status-bar-style', 'default'],
    ['apple-mobile-web-app-title', merchant.name],
  ];
  return metas.map(([name, content]) => `<meta name="${name}" content="${escapeText(content)}">`);
}

/** The page's own policy; whatever stands before it in the document would escape it. */
function policyLine(input: PolicyInput): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeText(contentSecurityPolicy(input))}">`;
}

/** The text of the host's worker, which keeps the lobby where the merchant has it so; null where nothing is kept. */
async function workerFile(
  { merchant, settings, readFile }: PageInput,
  { page }: ReleaseDescriptor,
): Promise<string | null> {
  // In development nothing is kept that is about to change.
  const isKept = merchant.installed?.offlineLobby !== false && !settings.liveReload;
  return isKept && page?.worker !== undefined ? readFile(page.worker) : null;
}

function workerOf(file: string | null, html: string, { gateway }: PageInput['merchant']): string {
  // Every script of the origin can write into the worker's caches, and none into its text.
  if (file === null) return RETIRED_WORKER;
  const dialect = gateway === undefined ? '' : `self.${KEPT_GATEWAY_GLOBAL}=${JSON.stringify(gateway)};\n`;
  return `self.${KEPT_PAGE_GLOBAL}=${JSON.stringify(integrityOf(Buffer.from(html)))};\n${dialect}${file}`;
}

/** Placeholder of the merchant's name in the host's skeleton. */
const MERCHANT_NAME = '{merchant}';

/**
 * Renders a merchant's page; the same input and stamp give the same bytes. It is served with `PAGE_HEADERS`, which are
 * the same for every page.
 */
export async function renderPage(input: PageInput): Promise<RenderedPage> {
  const { merchant, view, descriptors, settings, overridable, partsOf = releaseParts, readFile } = input;
  assertWrittenMerchant(merchant);
  assertWrittenPlaces(settings);
  const hostVersion = view.packages['host-shell']?.version;
  const host = hostVersion === undefined ? undefined : descriptors('host-shell', hostVersion);
  if (host?.page === undefined)
    throw new UserError(`host-shell ${hostVersion ?? '(none)'} has no parts for the page of ${merchant.code}`);
  const { page } = host;
  // Hosts from before them have no gate and no look.
  const optional = async (name: string | undefined): Promise<readonly string[]> =>
    name === undefined ? [] : [await readFile(name)];
  const [gates, looks, browsers, worker, starterFile, stylesFile, skeleton] = await Promise.all([
    optional(page.gate),
    optional(page.look),
    optional(page.browsers),
    workerFile(input, host),
    readFile(page.starter),
    readFile(page.styles),
    readFile(page.skeleton),
  ]);
  const releases = includedReleases(view, descriptors, settings.allowsOverrides ? overridable : {});
  const gate = gates.map((text) => inlineText(text.trim(), 'script', 'The script of the gate'));
  const look = looks.map((text) => inlineText(text, 'script', 'The script of the first look'));
  const starter = inlineText(starterFile, 'script', 'The starter script');
  const styles = inlineText(`${stylesOf(merchant)}\n${stylesFile}`, 'style', 'The critical styles');
  const { imports, retryUrls, scriptIntegrity, releases: cuts } = partsOf(releases, settings);
  const document = bootDocument(merchant, view, settings, releases, cuts);
  assertHashed(document, scriptIntegrity);
  const policy = policyLine({
    assetsOrigin: originOf(settings.assetsBase),
    apiOrigin: merchant.apiOrigin,
    pictures: [merchant.imageFallback, ...(merchant.pictureHosts ?? [])],
    inlineScripts: [...gate, ...look, imports, starter, ...(retryUrls === undefined ? [] : [retryUrls])],
    inlineStyles: [styles],
    styleHashes: [...new Set(releases.flatMap((release) => release.inlineStyles))],
    overrideOrigins: settings.allowsOverrides ? settings.overrideOrigins : [],
  });
  const head = [
    '<!doctype html>',
    `<html lang="en" data-theme="dark" data-merchant="${escapeText(merchant.code)}">`,
    '<head>',
    '<meta charset="utf-8">',
    policy,
    // Before any script in a newer language, for engines that cannot read one.
    ...gate.map((text) => `<script>${text}</script>`),
    ...(browsers.length === 0 ? [] : [NO_SCRIPT_REDIRECT]),
    ...metaLines(merchant, view.environment),
    `<title>${escapeText(merchant.name)}</title>`,
    `<link rel="icon" href="${escapeText(iconAddress(merchant))}">`,
    `<link rel="apple-touch-icon" href="${ICONS_PATH}${iconFile(merchant, '180-full')}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    `<style>${styles}</style>`,
    ...look.map((text) => `<script>${text}</script>`),
    ...hostLinks(view, descriptors, settings.assetsBase),
    '</head>',
    `<body>${skeleton.replaceAll(MERCHANT_NAME, () => escapeText(merchant.name))}`,
    `<script type="importmap">${imports}</script>`,
  ];
  const tail = [`<script>${starter}</script>`, '</body>', '</html>', ''];
  const [template] = browsers;
  const fallback = template === undefined ? null : browsersPage(template, merchant);
  return {
    stamped: ({ revision, keys }) => {
      const boot = {
        ...document,
        keys: keys.map(({ id, spki }) => ({ id, spki })),
        view: { ...document.view, revision },
      };
      const html = [...head, bootElement(scriptJson(boot)), ...tail].join('\n');
      const feed = { view: boot.view, releases: boot.releases, scriptIntegrity };
      return { html, boot, feed, worker: workerOf(worker, html, merchant), browsers: fallback };
    },
  };
}
