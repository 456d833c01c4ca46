import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { fixture, merchantFixture } from '../test-support/fixture-dist';
import { bootDocument } from './boot';
import { scriptHashes } from './script-hashes';

/** A host that brings a script for overrides. */
function host(version: string): ReleaseDescriptor {
  const { descriptor } = fixture('host-shell', version);
  const name = `overrides.${version}.mjs`;
  const [first] = descriptor.files;
  if (descriptor.page === undefined || first === undefined) throw new Error('The fixture has no page parts');
  return {
    ...descriptor,
    page: { ...descriptor.page, overrides: name },
    files: [...descriptor.files, { ...first, name }],
  };
}

const HOSTS = [host('2.0.0'), host('1.0.0')];
const VIEW = viewForMerchant({ ...emptyReleaseMap('staging'), defaults: { 'host-shell': '1.0.0' } }, 'aurora');
const SETTINGS = {
  assetsBase: 'https://files.example/r/',
  allowsOverrides: true,
  liveReload: false,
  overrideOrigins: [],
};

describe('the script that settles overrides', () => {
  it('is of the host that the page’s starter is of', () => {
    const boot = bootDocument(merchantFixture('aurora'), VIEW, SETTINGS, HOSTS);
    expect(boot.overridesScript).toBe('https://files.example/r/host-shell/overrides.1.0.0.mjs');
  });

  it('is named by no page where overrides are not allowed', () => {
    const boot = bootDocument(merchantFixture('aurora'), VIEW, { ...SETTINGS, allowsOverrides: false }, HOSTS);
    expect(boot).not.toHaveProperty('overridesScript');
    expect(JSON.stringify(boot)).not.toContain('overrides.1.0.0.mjs');
  });

  it('has a hash in the import map only where overrides are allowed', () => {
    expect(Object.keys(scriptHashes(HOSTS, '/r/', true))).toContain('/r/host-shell/overrides.1.0.0.mjs');
    expect(JSON.stringify(scriptHashes(HOSTS, '/r/', false))).not.toContain('overrides.');
  });

  it('is missed by nobody in a host from before it', () => {
    const older = fixture('host-shell', '1.0.0').descriptor;
    expect(bootDocument(merchantFixture('aurora'), VIEW, SETTINGS, [older])).not.toHaveProperty('overridesScript');
  });
});
