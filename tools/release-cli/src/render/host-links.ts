import type { FilesNeeded, ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { givenVersions, type MapView } from 'shared-contracts/release/resolve';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { escapeText } from '../markup/markup';

/** Everything a host may begin with: the site, and each document of its own. */
function starts({ start, documents = {} }: ReleaseDescriptor): readonly FilesNeeded[] {
  return [start, ...Object.values(documents)];
}

/**
 * Links to the scripts that a page needs whatever its path and its device's share of a rollout: the browser asks for
 * them while it still reads the page, and for nothing that some page does without. They stand in its head, before the
 * hashes, so they ask for bytes only: a module asked for there would keep older browsers from the page's import map.
 */
export function hostLinks(view: MapView, descriptors: DescriptorSource, assetsBase: string): readonly string[] {
  const entry = view.packages['host-shell'];
  if (entry === undefined) return [];
  const hosts = givenVersions(entry).flatMap((version) => descriptors('host-shell', version) ?? []);
  const [host] = hosts;
  const scripts = host?.start.scripts ?? [];
  const common = scripts.filter((script) => hosts.flatMap(starts).every((files) => files.scripts.includes(script)));
  return (host?.files ?? [])
    .filter(({ name }) => common.includes(name))
    .map(({ name, integrity }) => {
      const address = escapeText(`${assetsBase}host-shell/${name}`);
      return `<link rel="preload" as="script" crossorigin integrity="${integrity}" href="${address}">`;
    });
}
