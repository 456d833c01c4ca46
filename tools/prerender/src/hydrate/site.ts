import path from 'node:path';
import { releasedPackages } from 'services/section-folders';
import { bootDocumentSchema, type BootDocument } from 'shared-contracts/release/boot-document';
import type { RemoteContributions } from 'shared-contracts/remote/contributions';
import type { RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import type { SectionCapabilities } from 'shared-contracts/remote/capabilities';
import { stateCapabilities } from 'shared-contracts/release/state-capabilities';
import * as v from 'shared-contracts/schema';
import aurora from '../../../../merchants/aurora.json';

const ROOT = path.join(import.meta.dirname, '../../../..');
const NO_FILES = { scripts: [], styles: [], shared: [] };

/** A module of a package, as its sources have it. */
async function moduleOf<Module>(name: string, file: string): Promise<Module> {
  return (await import(path.join(ROOT, name, 'src', file))) as Module;
}

type Reads = NonNullable<RemoteContributions['reads']>['screens'];

function partsOf(names: Iterable<string>, kind: string, reads: Reads = {}): object {
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      { ...NO_FILES, styles: [`${kind}-${name}.css`], ...(reads[name] && { reads: reads[name] }) },
    ]),
  );
}

async function capabilitiesOf(name: string): Promise<object> {
  const { capabilities } = await moduleOf<{ capabilities: SectionCapabilities }>(name, 'capabilities.ts');
  return stateCapabilities(capabilities);
}

/** A release as the build describes it, with the styles of each part and without scripts. */
async function releaseOf(name: string): Promise<object> {
  const { reads, ...contributions } = (await moduleOf<{ contributions: RemoteContributions }>(name, 'routes.ts'))
    .contributions;
  return {
    entry: 'entry.mjs',
    start: { ...NO_FILES, styles: ['start.css'] },
    screens: partsOf(
      contributions.routes.map(({ screen }) => screen),
      'screen',
      reads?.screens,
    ),
    widgets: partsOf(
      contributions.slots.map(({ widget }) => widget),
      'widget',
      reads?.widgets,
    ),
    locales: {},
    sharedChunks: {},
    contributions,
    contract: { version: '1.0.0', range: '^1.0.0' },
    styleIntegrity: {},
    ...(name !== 'host-shell' && { capabilities: await capabilitiesOf(name) }),
  };
}

/** The boot document of a merchant's page, of the sources of this repository; with changes of its parts. */
export async function bootOf(changes: Partial<BootDocument> = {}): Promise<BootDocument> {
  const { customerService: _unread, ...merchant } = aurora;
  const names = releasedPackages(ROOT);
  const releases = await Promise.all(names.map(async (name) => [name, { '1.0.0': await releaseOf(name) }] as const));
  return v.parse(bootDocumentSchema, {
    schema: 1,
    merchant,
    assetsBase: '/r/',
    allowsOverrides: false,
    liveReload: false,
    view: {
      environment: 'test',
      revision: 1,
      merchant: merchant.code,
      packages: Object.fromEntries(names.map((name) => [name, { version: '1.0.0', layer: 'default', rollouts: [] }])),
    },
    releases: Object.fromEntries(releases),
    ...changes,
  });
}

/** A section as its server build exposes it. */
export async function openSection(name: string): Promise<RemoteDefinition> {
  return (await moduleOf<{ remote: RemoteDefinition }>(name, 'remote.ts')).remote;
}
