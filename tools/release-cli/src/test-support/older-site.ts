import { setDefault } from '../edits/edits';
import { applySettings } from '../change/apply-settings';
import { readPageReleases } from '../map/releases';
import { readSite, type SiteState } from '../page/site-state';
import { PageRenderer } from '../render/page-renderer';
import { editFields, parseFieldEdit } from '../settings/edit-fields';
import type { EnvironmentSettings } from '../settings/settings';
import type { FixtureOptions } from './fixture-dist';
import { fixtureSite, type FixtureSite } from './fixture-site';

/** The next major of the contract. */
export const SECOND = { contract: { version: '2.0.0', range: '^2.0.0' } };

/** A host of it that serves sections of the major before through a shim. */
export const SHIMMED: FixtureOptions = { ...SECOND, shims: { '1.4.0': 'export const shim = (context) => context;' } };

/** Days that are over, and to come, whenever a test runs. */
export const PAST = '2000-01-01';
export const FUTURE = '9999-12-31';

/** What the pages of a site follow from. */
interface SitePages {
  readonly state: SiteState;
  readonly settings: EnvironmentSettings;
  readonly renderer: PageRenderer;
}

/** A site on contract 1, with shorthands for what happens to it when the contract gets its next major. */
export class OlderSite {
  private constructor(readonly site: FixtureSite) {}

  static async open(host?: FixtureOptions): Promise<OlderSite> {
    return new OlderSite(await fixtureSite(undefined, host));
  }

  /** Admits sections of contract 1 until a day; null takes that out. */
  async admitUntil(day: string | null): Promise<void> {
    const edit = day === null ? { path: ['olderContracts'], value: undefined } : null;
    await applySettings({
      store: this.site.store,
      environment: 'production',
      author: 'tester',
      reason: 'test',
      edit: ({ settings }) => editFields(settings, [edit ?? parseFieldEdit(`olderContracts.1.until=${day}`)]),
    });
  }

  async serve(name: 'host-shell' | 'mfe-games', version: string): Promise<void> {
    await this.site.edit((map) => setDefault(map, name, version));
  }

  /** Serves such a host beside the section of contract 1. */
  async serveShimmed(host: FixtureOptions = SHIMMED): Promise<void> {
    await this.admitUntil(FUTURE);
    await this.site.publish('host-shell', '2.0.0', host);
    await this.serve('host-shell', '2.0.0');
  }

  async pages(): Promise<SitePages> {
    const state = await readSite(this.site.store, 'production');
    const settings = state.settings?.settings;
    if (settings === undefined) throw new Error('The site has no settings');
    const map = state.map.state;
    const descriptorOf = await readPageReleases(this.site.store, map, settings);
    return { state, settings, renderer: new PageRenderer({ store: this.site.store, map, settings, descriptorOf }) };
  }
}
