import { settingsFields } from 'shared-contracts/release/merchant-config';
import { remoteNameSchema } from 'shared-contracts/remote/package-schema';
import { HOST_NAME, packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { SLOT_NAMES } from 'shared-contracts/remote/slot-map';
import * as v from 'valibot';

/** What an environment lets a section do. */
const admittedSectionSchema = settingsFields({
  /**
   * Slots that it may fill. Some take what a person types or show what is theirs, so whoever fills them is trusted with it.
   */
  slots: v.optional(v.array(v.picklist(SLOT_NAMES)), []),
  /** Whether it may bring a federation runtime of its own: about 30 kB, which may open addresses without a hash. */
  ownRuntime: v.exactOptional(v.boolean()),
  /** Whether it may state a budget above the ceiling of this site's sections, where `mfe describe` wrote its release. */
  ownBudget: v.exactOptional(v.boolean()),
});

/** The sections that an environment admits, by name. */
export const admittedSectionsSchema = v.record(remoteNameSchema, admittedSectionSchema);
export type AdmittedSections = v.InferOutput<typeof admittedSectionsSchema>;

/** The sections of this product: what settings admit that name none. */
export const PRODUCT_SECTIONS: AdmittedSections = {
  'mfe-account': { slots: ['home.registerModal', 'panel.wallet', 'sideMenu.login'] },
  'mfe-agent': { slots: [] },
  'mfe-games': { slots: ['home.banner', 'home.catalogue', 'home.winners'] },
  'mfe-messaging': { slots: ['home.popups', 'home.ticker'] },
  'mfe-promotions': { slots: ['home.banner', 'home.popups', 'panel.promo'] },
};

/** The packages of this product. */
export const PRODUCT_PACKAGES: readonly PackageName[] = [HOST_NAME, ...packagesIn(PRODUCT_SECTIONS)];

/** Whether an environment may serve a package. */
export function isAdmitted(sections: AdmittedSections, name: PackageName): boolean {
  return name === HOST_NAME || sections[name] !== undefined;
}

/** How an operator admits a section. */
export function admittingCommand(environment: string, name: PackageName): string {
  return `mfe settings edit 'sections.${name}={"slots":[]}' --env ${environment}`;
}

/** How an operator lets an admitted section do more. */
export function allowingCommand(environment: string, name: PackageName, field: 'ownRuntime' | 'ownBudget'): string {
  return `mfe settings edit sections.${name}.${field}=true --env ${environment}`;
}
