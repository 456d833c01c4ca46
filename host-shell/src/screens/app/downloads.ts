import type { SiteResource } from 'shared-contracts/api/endpoints/system';
import { externalLink } from 'shared-contracts/external-link';

/** The kind of device the site is open on, as far as installing goes. */
export type Platform = 'android' | 'ios' | 'other';

/** A file or store page to get the app from. */
export interface AppDownload {
  readonly platform: Platform;
  readonly label: string;
  readonly url: string;
}

/** What the client's description says; tablets of Apple call themselves computers, but can be touched. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/android/i.test(userAgent)) return 'android';
  const isTouchedMac = /Macintosh/.test(userAgent) && touchPoints > 1;
  return /iPhone|iPad|iPod/.test(userAgent) || isTouchedMac ? 'ios' : 'other';
}

/** The resources of type APP, own platform first; addresses that may not be followed are left out. */
export function appDownloads(resources: readonly SiteResource[], own: Platform): readonly AppDownload[] {
  const offered = resources.flatMap(({ resourceType, type, labelNameEn, url }): AppDownload[] => {
    const address = resourceType === 'APP' ? externalLink(url) : null;
    if (address === null) return [];
    return [{ platform: platformNamed(`${type} ${labelNameEn}`), label: labelNameEn || type, url: address }];
  });
  return [...offered.filter(({ platform }) => platform === own), ...offered.filter(({ platform }) => platform !== own)];
}

function platformNamed(words: string): Platform {
  if (/android|apk/i.test(words)) return 'android';
  return /\bios\b|iphone|ipad|apple/i.test(words) ? 'ios' : 'other';
}

/** A way to get the site onto a device, explained step by step. */
export type Guide = 'android' | 'ios' | 'homeScreenAndroid' | 'homeScreenIos';

export interface GuideFacts {
  readonly downloads: readonly AppDownload[];
  readonly own: Platform;
  /** Runs from the home screen already. */
  readonly isInstalled: boolean;
  /** The browser can prompt to install: a button replaces the written steps. */
  readonly isOffered: boolean;
}

/** Which steps to explain, those of the own device first. */
export function guidesFor({ downloads, own, isInstalled, isOffered }: GuideFacts): readonly Guide[] {
  const app = (['android', 'ios'] as const).filter((name) => downloads.some(({ platform }) => platform === name));
  const home: Guide[] = isInstalled || isOffered ? [] : homeScreenGuides(own);
  return [...app.filter((name) => name === own), ...home, ...app.filter((name) => name !== own)];
}

function homeScreenGuides(own: Platform): Guide[] {
  if (own === 'ios') return ['homeScreenIos'];
  return own === 'android' ? ['homeScreenAndroid'] : ['homeScreenAndroid', 'homeScreenIos'];
}
