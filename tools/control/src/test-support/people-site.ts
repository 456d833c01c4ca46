import { applyEdit } from 'release-cli/change/apply-edit';
import { pin, type MapEdit } from 'release-cli/edits/edits';
import type { EnvironmentSettings } from 'release-cli/settings/settings';
import { fixtureSite, type FixtureSite } from 'release-cli/test-support/fixture-site';
import type { People } from '../people/people';
import { openPersonStore } from '../people/person-store';
import { giveKeys, giveSettingsKey } from './give-keys';

/** A production with people who have release keys of their own. */
export interface PeopleSite {
  readonly site: FixtureSite;
  readonly people: People;
}

/**
 * A production with mfe-games 1.0.0 for everybody and 1.1.0 published. Ann may look, Rita release, Ada approve, and Lee
 * release mfe-games to aurora alone.
 */
export async function peopleSite(threshold: 1 | 2 = 1, settings?: EnvironmentSettings): Promise<PeopleSite> {
  const site = await fixtureSite(settings);
  await site.publish('mfe-games', '1.1.0');
  const request = { store: site.store, places: { home: site.home }, environment: 'production' };
  const keys = await giveKeys(request, ['Rita', 'Ada', 'Lee'], threshold);
  return {
    site,
    people: {
      ann: { name: 'Ann', grants: [{ role: 'viewer' }] },
      rita: { name: 'Rita', keys: keys.Rita, grants: [{ role: 'releaser' }] },
      ada: { name: 'Ada', keys: keys.Ada, grants: [{ role: 'approver' }] },
      lee: {
        name: 'Lee',
        keys: keys.Lee,
        grants: [{ role: 'releaser', merchants: ['aurora'], sections: ['mfe-games'] }],
      },
    },
  };
}

/** The same where Rita may write the settings too. */
export async function settingsSite(): Promise<PeopleSite> {
  const found = await peopleSite();
  const { home, store } = found.site;
  await giveSettingsKey({ store, places: { home }, environment: 'production' }, 'Rita');
  return found;
}

/** Writes an edit of the map with Rita's key. */
export async function editAsRita({ site, people }: PeopleSite, edit: MapEdit, reason = 'test'): Promise<void> {
  const store = openPersonStore({ home: site.home, variables: {} }, people['rita']?.keys);
  await applyEdit({ store, environment: 'production', author: 'Rita', reason, edit });
}

/** Pins a merchant to mfe-games 1.1.0 with Rita's key. */
export async function pinAsRita(site: PeopleSite, merchant: string, reason = 'test'): Promise<void> {
  await editAsRita(site, (map) => pin(map, merchant, 'mfe-games', '1.1.0'), reason);
}
