import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { fixture } from '../test-support/fixture-dist';
import { hostLinks } from './host-links';

const NEEDED = { styles: [], shared: [] };

/** A host that starts with these scripts, and has a document of its own that needs others. */
function host(version: string, scripts: readonly string[], ofDocument?: readonly string[]): ReleaseDescriptor {
  const { descriptor } = fixture('host-shell', version);
  const [file] = descriptor.files;
  if (file === undefined) throw new Error('The fixture has no file');
  const { documents: _none, ...rest } = descriptor;
  return {
    ...rest,
    start: { ...NEEDED, scripts: [...scripts] },
    ...(ofDocument && { documents: { '/vip.html': { ...NEEDED, scripts: [...ofDocument], entry: 'vip.mjs' } } }),
    files: scripts.map((name) => ({ ...file, name, integrity: `sha256-${name}` })),
  };
}

function linked(hosts: readonly ReleaseDescriptor[], map: Partial<ReleaseMap> = {}): readonly (string | undefined)[] {
  const view = viewForMerchant(
    { ...emptyReleaseMap('production'), defaults: { 'host-shell': '1.0.0' }, ...map },
    'aurora',
  );
  const links = hostLinks(view, (_name, version) => hosts.find((found) => found.version === version), '/r/');
  return links.map((link) => /href="\/r\/host-shell\/([^"]*)"/.exec(link)?.[1]);
}

it('asks for what the host starts with, each held to its hash', () => {
  const view = viewForMerchant({ ...emptyReleaseMap('production'), defaults: { 'host-shell': '1.0.0' } }, 'aurora');
  expect(hostLinks(view, () => host('1.0.0', ['react.mjs']), 'https://files.example/r/')).toEqual([
    '<link rel="preload" as="script" crossorigin integrity="sha256-react.mjs" href="https://files.example/r/host-shell/react.mjs">',
  ]);
});

it('leaves to the starter what a document of the host does without', () => {
  expect(linked([host('1.0.0', ['react.mjs', 'host.mjs'], ['react.mjs', 'vip.mjs'])])).toEqual(['react.mjs']);
});

it('leaves to the starter what only some devices get', () => {
  const hosts = [host('1.0.0', ['react.1.mjs', 'libraries.mjs']), host('2.0.0', ['react.2.mjs', 'libraries.mjs'])];
  const rollouts = [{ package: 'host-shell' as const, version: '2.0.0', percent: 10 }];
  expect(linked(hosts, { rollouts })).toEqual(['libraries.mjs']);
  expect(linked(hosts)).toEqual(['react.1.mjs', 'libraries.mjs']);
});

it('has none where no host is released', () => {
  expect(linked([], { defaults: {} })).toEqual([]);
});
