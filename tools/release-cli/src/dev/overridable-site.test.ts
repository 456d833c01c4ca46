import type { BootDocument } from 'shared-contracts/release/boot-document';
import { askingLines, overrideFault, siteAt } from './overridable-site';

const SITE = 'https://staging.example';
const ADDRESSES = { 'mfe-a': 'http://localhost:4301/' };

function faultOf(allowsOverrides: boolean, overrideOrigins: string[], packages: object = { 'mfe-a': {} }) {
  const view = { environment: 'staging', packages } as unknown as BootDocument['view'];
  return overrideFault(SITE, { view, allowsOverrides, overrideOrigins }, ADDRESSES);
}

describe('a site that is to load builds of this machine', () => {
  it.each([[['http://localhost:*']], [['http://localhost:4301']]])('takes them from %j', (origins) => {
    expect(faultOf(true, origins)).toBeNull();
  });

  it('is refused in one sentence where it takes none', () => {
    expect(faultOf(false, [])).toContain('staging at https://staging.example allows no overrides');
    expect(faultOf(true, ['http://localhost:9'])).toContain('takes no builds from http://localhost:4301');
    expect(faultOf(true, ['http://localhost:*'], {})).toContain('does not serve mfe-a yet');
  });

  it('is named by its address', () => {
    expect(siteAt('https://staging.example/m/home?x')).toBe(SITE);
    expect(() => siteAt('staging')).toThrow('"staging" is not an address of a site for --at');
  });

  it('is told what to load in its console', () => {
    expect(askingLines(SITE, ADDRESSES)[1]?.trim()).toBe(
      "localStorage.setItem('import-map-override:mfe-a', 'http://localhost:4301/'); location.reload()",
    );
  });
});
