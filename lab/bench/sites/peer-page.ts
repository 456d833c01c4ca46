import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bootDocument, bootRelease } from 'release-cli/render/boot';
import { escapeText, scriptJson } from 'release-cli/markup/markup';
import { stylesOf } from 'release-cli/markup/brand-of';
import type { Store } from 'release-cli/trust/store';
import { bootElement } from 'shared-contracts/release/boot-names';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { FilesNeeded } from 'shared-contracts/release/descriptor';
import { ENTRY_FILE, type PageEntry } from '../../peers/peer-input';
import { servedTo } from './served-to';

/** Whose page it is, and what it begins with. */
export interface PeerPage {
  readonly environment: string;
  readonly merchant: string;
  readonly entry: PageEntry;
}

/** What a built peer's page begins with. */
export async function readEntry(folder: string): Promise<PageEntry> {
  return JSON.parse(await readFile(path.join(folder, ENTRY_FILE), 'utf8')) as PageEntry;
}

const NOTHING: FilesNeeded = { scripts: [], styles: [], shared: [] };

type Parts = Readonly<Record<string, FilesNeeded>>;

/** The parts with nothing but their groups of texts, which the host reads. */
function withoutFiles(parts: Parts): Record<string, FilesNeeded> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { texts }]) => [name, { ...NOTHING, ...(texts && { texts }) }]),
  );
}

/** A release as the application's settings have it: its routes and slots, and no list of files to fetch ahead. */
function withoutLists(release: BootRelease): BootRelease {
  return {
    ...release,
    start: NOTHING,
    screens: withoutFiles(release.screens),
    widgets: withoutFiles(release.widgets),
    locales: withoutFiles(release.locales),
    sharedChunks: {},
    styleIntegrity: {},
  };
}

/** The text of a page as bundlers write it: deferred scripts and styles in the head, an empty root, the settings. */
export function peerHtml(entry: PageEntry, { title, theme, settings }: Readonly<Record<string, string>>): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="dark">',
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeText(title ?? '')}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<style>@layer base, ui, remote;body{margin:0}${theme ?? ''}</style>`,
    ...entry.scripts.map((script) => `<script defer src="${escapeText(script)}"></script>`),
    ...entry.styles.map((style) => `<link href="${escapeText(style)}" rel="stylesheet">`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    bootElement(settings ?? '{}'),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** A peer's page for a merchant: the merchant's settings and theme, with nothing else of the composed site's page. */
export async function peerPage(store: Store, { environment, merchant, entry }: PeerPage): Promise<string> {
  const { config, view, settings, releases } = await servedTo(store, environment, merchant);
  const cuts: Partial<Record<string, Record<string, BootRelease>>> = {};
  for (const release of releases) cuts[release.name] = { [release.version]: withoutLists(bootRelease(release)) };
  const document = bootDocument(config, view, { ...settings, assetsBase: '/r/' }, releases, cuts);
  return peerHtml(entry, { title: config.name, theme: stylesOf(config), settings: scriptJson(document) });
}
