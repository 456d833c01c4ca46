import type { MapView } from 'shared-contracts/release/resolve';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { HOST_NAME } from 'shared-contracts/remote/remote-names';
import type { PageSettings } from '../settings/settings';
import { assertHashed } from './assert-hashed';
import { bootView } from './boot';
import { includedReleases } from './included-releases';
import { releaseParts } from './release-parts';
import type { FeedBody } from './render-page';

/** What a merchant is told whose pages another host draws: its release document and no page. */
export interface RenderedFeed {
  /** The feed, of the revision of the map that last changed it. */
  readonly feedAt: (revision: number) => FeedBody;
}

/** Makes a merchant's feed alone; refuses one that would name a script without a hash. */
export function renderFeed(view: MapView, descriptors: DescriptorSource, settings: PageSettings): RenderedFeed {
  // Whoever draws the pages serves the host's files: its release only says what it provides.
  const sections = includedReleases(view, descriptors).filter(({ name }) => name !== HOST_NAME);
  const { releases, scriptIntegrity } = releaseParts(sections, settings);
  assertHashed({ releases, assetsBase: settings.assetsBase }, scriptIntegrity);
  return { feedAt: (revision) => ({ view: { ...bootView(view), revision }, releases, scriptIntegrity }) };
}
