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
import type { MerchantConfig, MerchantSettings } from 'shared-contracts/release/merchant-config';
import type { MapView } from 'shared-contracts/release/resolve';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { iconFile } from '../installed/icons';
import { RETIRED_WORKER } from '../installed/retired-worker';
import type { PageSettings } from '../settings/settings';
import { UserError } from '../text/user-error';
import { integrityOf, policyHash } from '../store/digest';
import { assertWrittenMerchant, assertWrittenPlaces } from '../markup/assert-written';
import { bootDocument } from './boot';
import { darkPaletteOf, stylesOf } from '../markup/brand-of';
import { logoScripts, logoStyles, splashName } from '../markup/logo';
import type { HostParts } from './host-parts';
import type { FurtherVersions } from './included-releases';
import { brandsOf, canaryPartsOf, type CanaryParts } from './brand-canary';
import { browsersPage } from './browsers-page';
import { escapeText, scriptJson } from '../markup/markup';
import { contentSecurityPolicy, originOf, type PolicyInput } from '../markup/policy';
import { PageMemory } from './page-memory';
import { releaseParts, type ReleasePartsSource } from './release-parts';
import { searchHead } from './search-head';
import { viewParts, type ViewParts } from './view-parts';

export interface PageInput {
  readonly merchant: MerchantSettings;
  readonly view: MapView;
  readonly descriptors: DescriptorSource;
  readonly settings: PageSettings;
  /** Versions that may be asked for by name where the settings allow overrides. */
  readonly overridable?: FurtherVersions;
  readonly partsOf?: ReleasePartsSource;
  /** Remembers what pages share, where many are made. */
  readonly memory?: PageMemory;
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
export type FeedBody = Pick<Feed, 'view' | 'releases' | 'scriptIntegrity' | 'brands'>;

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

/**
 * A page that can be made, for every stamp. It holds no text of a page but how it begins: a plan has one for each of many
 * merchants.
 */
export interface RenderedPage {
  /** How every page of it begins, whatever the stamp: up to the policy, which has the hashes of all that stands inline. */
  readonly beginning: string;
  readonly stamped: (stamp: PageStamp) => MerchantPage;
}

/** A drawn icon costs no request: the merchant's initial on its own colour. */
function iconAddress(merchant: MerchantConfig): string {
  if (merchant.brand.icon !== undefined) return `${ICONS_PATH}${iconFile(merchant, '192')}`;
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
  { worker }: NonNullable<ReleaseDescriptor['page']>,
): Promise<string | null> {
  // In development nothing is kept that is about to change.
  const isKept = merchant.installed?.offlineLobby !== false && !settings.liveReload;
  return isKept && worker !== undefined ? readFile(worker) : null;
}

function workerOf(file: string | null, html: string, { gateway }: MerchantConfig): string {
  // Every script of the origin can write into the worker's caches, and none into its text.
  if (file === null) return RETIRED_WORKER;
  const dialect = gateway === undefined ? '' : `self.${KEPT_GATEWAY_GLOBAL}=${JSON.stringify(gateway)};\n`;
  return `self.${KEPT_PAGE_GLOBAL}=${JSON.stringify(integrityOf(Buffer.from(html)))};\n${dialect}${file}`;
}

/** Placeholder of the merchant's name in the host's skeleton. */
const MERCHANT_NAME = '{merchant}';

/** What a page is put together of: its own, and what it shares with others. */
interface PagePieces {
  readonly merchant: MerchantSettings;
  readonly view: MapView;
  readonly settings: PageSettings;
  readonly host: HostParts;
  readonly parts: ViewParts;
  /** The styles that stand in the page. */
  readonly styles: string;
  /** What a brand that is tried adds; nothing while none is. */
  readonly canary: CanaryParts;
}

/** The lines of a page between its policy and its boot document. */
function middleLines({ merchant, view, host, parts, styles, canary }: PagePieces): readonly string[] {
  return [
    // Before any script in a newer language, for engines that cannot read one.
    ...host.gate.map(({ text }) => `<script>${text}</script>`),
    ...(host.browsers === null ? [] : [NO_SCRIPT_REDIRECT]),
    ...metaLines(merchant, view.environment),
    ...searchHead(merchant, 'home', START_LANGUAGE),
    `<link rel="icon" href="${escapeText(iconAddress(merchant))}">`,
    `<link rel="apple-touch-icon" href="${ICONS_PATH}${iconFile(merchant, '180-full')}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    ...logoScripts(merchant).map((text) => `<script>${text}</script>`),
    `<style>${styles}</style>`,
    // Behind the others, whose place they take.
    ...canary.styles.map(({ text }) => `<style>${text}</style>`),
    ...host.look.map(({ text }) => `<script>${text}</script>`),
    ...parts.links,
    '</head>',
    `<body>${host.skeleton.replaceAll(MERCHANT_NAME, () => splashName(merchant))}`,
    `<script type="importmap">${parts.imports}</script>`,
  ];
}

/** JSON of a boot document in a script; its releases, the largest part by far, are the same text for many pages. */
function bootJson({ releases: _releases, ...rest }: BootDocument, { releasesJson }: ViewParts): string {
  return `${scriptJson(rest).slice(0, -1)},"releases":${releasesJson}}`;
}

/** Puts a page together for a stamp. */
function stampedPage(
  pieces: PagePieces,
  beginning: string,
  worker: string | null,
  { revision, keys }: PageStamp,
): MerchantPage {
  const { merchant, view, settings, host, parts } = pieces;
  const document = bootDocument(merchant, view, settings, parts.included, parts.releases);
  const boot = {
    ...document,
    keys: keys.map(({ id, spki }) => ({ id, spki })),
    view: { ...document.view, revision },
  };
  const html = [
    beginning,
    ...middleLines(pieces),
    bootElement(bootJson(boot, parts)),
    `<script>${host.starter.text}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return {
    html,
    boot,
    feed: {
      view: boot.view,
      brands: brandsOf(merchant),
      releases: boot.releases,
      scriptIntegrity: parts.scriptIntegrity,
    },
    worker: workerOf(worker, html, merchant),
    browsers: host.browsers === null ? null : browsersPage(host.browsers, merchant),
  };
}

/**
 * Renders a merchant's page; the same input and stamp give the same bytes. It is served with `PAGE_HEADERS`, which are
 * the same for every page. Whatever could refuse a page does so here, before it is put together.
 */
export async function renderPage(input: PageInput): Promise<RenderedPage> {
  const { merchant, view, descriptors, settings, overridable, partsOf = releaseParts, readFile } = input;
  const { memory = new PageMemory() } = input;
  assertWrittenMerchant(merchant);
  assertWrittenPlaces(settings);
  const hostVersion = view.packages['host-shell']?.version;
  const release = hostVersion === undefined ? undefined : descriptors('host-shell', hostVersion);
  if (release?.page === undefined)
    throw new UserError(`host-shell ${hostVersion ?? '(none)'} has no parts for the page of ${merchant.code}`);
  const [host, worker] = await Promise.all([
    memory.host(release, release.page, readFile),
    workerFile(input, release.page),
  ]);
  const canary = canaryPartsOf(merchant);
  const piecesNow = (): PagePieces => ({
    ...{ merchant, view, settings, host, canary },
    parts: memory.view(view, () => viewParts(view, { descriptors, settings, overridable, partsOf })),
    styles: memory.styles(host, `${stylesOf(merchant)}${logoStyles(merchant)}`).text,
  });
  const { parts } = piecesNow();
  const { scriptSources, retrySources, styleHashes } = parts;
  const beginning = [
    '<!doctype html>',
    `<html lang="en" data-theme="dark" data-merchant="${escapeText(merchant.code)}"${canary.mark}>`,
    '<head>',
    '<meta charset="utf-8">',
    policyLine({
      assetsOrigin: originOf(settings.assetsBase),
      apiOrigin: merchant.apiOrigin,
      pictures: [merchant.imageFallback, ...(merchant.pictureHosts ?? [])],
      inlineScripts: [
        ...[...host.gate, ...host.look].map(({ hash }) => hash),
        ...logoScripts(merchant).map(policyHash),
        ...scriptSources,
        host.starter.hash,
        ...retrySources,
      ],
      inlineStyles: [memory.styles(host, `${stylesOf(merchant)}${logoStyles(merchant)}`), ...canary.styles].map(
        ({ hash }) => hash,
      ),
      styleHashes,
      overrideOrigins: settings.allowsOverrides ? settings.overrideOrigins : [],
    }),
  ].join('\n');
  return { beginning, stamped: (stamp) => stampedPage(piecesNow(), beginning, worker, stamp) };
}
