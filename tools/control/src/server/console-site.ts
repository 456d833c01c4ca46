import { waitingReleases } from 'release-cli/change/waiting-releases';
import type { ConsoleInput } from 'release-cli/console/console-input';
import { readConsole } from 'release-cli/console/read-console';
import type { HealthSource } from 'release-cli/health/health-source';
import { readMap } from 'release-cli/map/read-map';
import { everyMerchant } from 'release-cli/merchants/merchant-tables';
import { readSettings } from 'release-cli/settings/settings';
import { environmentsOf } from 'release-cli/store/environments';
import { placeOf } from 'release-cli/trust/open-store';
import type { Store } from 'release-cli/trust/store';
import type { FreezeWindow } from 'shared-contracts/release/freeze-window';
import type { CommandPlace } from '../actions/run-command';
import type { FormSite } from '../forms/field';
import type { People, Person } from '../people/people';
import { openPersonStore, type StorePlaces } from '../people/person-store';

/** The environment that the console shows, and who may act in it. */
export interface ConsolePlaces extends StorePlaces {
  readonly environment: string;
  readonly people: People;
  /** Who knows how versions do. */
  readonly health: () => Promise<HealthSource>;
  /** Origin of the gateway that answers calls to the site's own origin. */
  readonly gateway: string;
  /** Whether back ends of merchants may be of this machine or a private network. */
  readonly allowPrivate: boolean;
}

/** Reads the store for pages, and opens it with the keys of people for what they do. */
export class ConsoleSite {
  readonly environment: string;
  /** Without anybody's keys. */
  readonly store: Store;
  readonly gateway: string;
  readonly allowPrivate: boolean;

  constructor(private readonly places: ConsolePlaces) {
    this.environment = places.environment;
    this.gateway = places.gateway;
    this.allowPrivate = places.allowPrivate;
    this.store = openPersonStore(places, undefined);
  }

  /** Who has signed in; undefined for whoever may not. */
  personOf(subject: string): Person | undefined {
    return Object.hasOwn(this.places.people, subject) ? this.places.people[subject] : undefined;
  }

  /** The map as it is, and the merchants that it is for. */
  async state(): Promise<Pick<FormSite, 'map' | 'merchants'>> {
    const [{ map }, settings] = await Promise.all([
      readMap(this.store, this.environment),
      readSettings(this.store, this.environment),
    ]);
    const configs = Object.values(settings?.settings.merchants ?? {});
    return { map, merchants: Object.fromEntries(configs.map(({ code, name }) => [code, name])) };
  }

  /** When the settings let nothing be written. */
  async freezeWindows(): Promise<readonly FreezeWindow[]> {
    return (await readSettings(this.store, this.environment))?.settings.freezeWindows ?? [];
  }

  /** What forms offer. */
  async form(): Promise<FormSite> {
    const state = await this.state();
    const [waiting, environments, settings] = await Promise.all([
      waitingReleases(this.store, state.map),
      environmentsOf(this.store),
      readSettings(this.store, this.environment),
    ]);
    return {
      ...state,
      waiting,
      environments,
      everyMerchant: settings === null ? [] : everyMerchant(settings.settings),
      settingsRevision: settings?.record.revision ?? 0,
    };
  }

  /** What the console shows. */
  async console(): Promise<ConsoleInput> {
    // What is released can be looked at also where nobody may ask how it does.
    const health = await this.places.health().catch(() => undefined);
    return readConsole({ store: this.store, environment: this.environment, health });
  }

  /** Who knows how versions do; refuses with one sentence where that is nobody. */
  healthSource(): Promise<HealthSource> {
    return this.places.health();
  }

  /** Where commands of a person run. */
  placeOf({ keys }: Pick<Person, 'keys'>): CommandPlace {
    const { environment, home, store, variables } = this.places;
    return {
      store: openPersonStore(this.places, keys),
      storePlace: placeOf(store ?? home, home),
      environment,
      home,
      variables,
    };
  }
}
