import type { Html } from 'release-cli/console/html';
import type { FoundMerchant } from 'release-cli/merchants/merchant-tables';
import type { ReleaseId } from 'release-cli/store/keys';
import { WrongUsage } from 'release-cli/text/user-error';
import type { ReleaseMap } from 'shared-contracts/release/release-map';

/** What an environment offers to choose from. */
export interface FormSite {
  readonly map: ReleaseMap;
  /** Published releases that the map does not know yet. */
  readonly waiting: readonly ReleaseId[];
  /** The environments of the store, this one among them. */
  readonly environments: readonly string[];
  /** Names of the merchants by their codes. */
  readonly merchants: Readonly<Record<string, string>>;
  /** All merchants, also closed ones. */
  readonly everyMerchant: readonly FoundMerchant[];
  /** Of the settings; 0 where there are none. */
  readonly settingsRevision: number;
}

/** What a part of a form says to a command, and whom it concerns. */
export interface FormPart {
  /** Words of the command, in order. */
  readonly words?: readonly string[];
  readonly options?: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** What is piped into the command. */
  readonly piped?: string;
  /** Merchants that it names; `all` where it says that it is for all. */
  readonly merchants?: readonly string[] | 'all';
  readonly packages?: readonly string[] | 'all';
}

/** One question of a form. */
export interface FormField {
  /** Draws it, filled in with what was given before. */
  readonly draw: (site: FormSite, given: URLSearchParams) => Html;
  /** Reads the answer; refuses in one sentence what was not offered. */
  readonly read: (site: FormSite, given: URLSearchParams) => FormPart;
}

/** The one value of a name; refuses a name that is there several times. */
export function onlyValue(given: URLSearchParams, name: string, title: string): string {
  const [value = '', ...others] = given.getAll(name);
  if (others.length > 0) throw new WrongUsage(`${title} is there ${others.length + 1} times: give it once`);
  return value.trim();
}
