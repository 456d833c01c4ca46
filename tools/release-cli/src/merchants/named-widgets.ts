import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { SLOT_NAMES, type SlotName } from 'shared-contracts/remote/slot-map';
import { admittingCommand, type AdmittedSections } from '../settings/admitted-sections';
import type { EnvironmentSettings } from '../settings/settings';
import { meantNote } from '../text/meant';
import { everyMerchant, findMerchant, type MerchantSettings } from './merchant-tables';

/** A widget that the settings of a merchant name for a slot. */
export interface NamedWidget {
  readonly merchant: string;
  readonly slot: SlotName;
  readonly section: RemoteName;
  /** Section and widget: `mfe-games/home-banner`. */
  readonly id: string;
}

/** What is known of the widgets that a section puts into a slot, by their ids. */
export interface KnownWidgets {
  /** Of versions that the merchant's devices may get. */
  readonly served: readonly string[];
  /** Of these and other published versions. */
  readonly published: readonly string[];
  /** Whether the environment has any version of the section. */
  readonly hasVersions: boolean;
}

function namedBy(config: MerchantSettings | undefined): readonly NamedWidget[] {
  return SLOT_NAMES.flatMap((slot) => {
    const { first = [], hidden = [] } = config?.slots?.[slot] ?? {};
    const merchant = config?.code ?? '';
    return [...first, ...hidden].map((id) => ({ merchant, slot, id, section: id.split('/')[0] as RemoteName }));
  });
}

/** The widgets that settings name and that were not named for the same slot before. */
export function newlyNamed(
  before: EnvironmentSettings | undefined,
  after: EnvironmentSettings,
): readonly NamedWidget[] {
  return everyMerchant(after).flatMap(({ config }) => {
    if (config.slots === undefined) return [];
    const old = namedBy(before === undefined ? undefined : findMerchant(before, config.code)?.config);
    return namedBy(config).filter(({ slot, id }) => !old.some((one) => one.slot === slot && one.id === id));
  });
}

/** Why a widget may not be named for a slot; undefined where it may. */
export function namingFault(
  environment: string,
  sections: AdmittedSections,
  { merchant, slot, section, id }: NamedWidget,
  known: KnownWidgets,
): string | undefined {
  const start = `The slot ${slot} of ${merchant} names ${id}`;
  const admitted = sections[section];
  if (admitted === undefined)
    return `${start}, but ${environment} admits no section ${section}: take it out${meantNote(section, Object.keys(sections)) || `, or admit the section with ${admittingCommand(environment, section)}`}`;
  if (!admitted.slots.includes(slot))
    return `${start}, but ${environment} does not let ${section} fill it: take it out, or add the slot to sections.${section}.slots`;
  if (!known.hasVersions || known.published.includes(id)) return undefined;
  return `${start}, which no published version of ${section} puts there: take it out${meantNote(id, known.published)}`;
}

/** What a person should know of a widget that may be named but that nobody sees yet; undefined for one that is served. */
export function namingNote({ merchant, slot, id }: NamedWidget, { served }: KnownWidgets): string | undefined {
  return served.includes(id) ? undefined : `${merchant} is served no ${id} yet: ${slot} is arranged for when it is`;
}
