import { lockText } from 'release-cli/locks/lock-text';
import { rolloutText } from 'release-cli/map/map-changes';
import { scheduledText } from 'release-cli/locks/scheduled-text';
import type { Lock } from 'shared-contracts/release/locks';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import { compareVersions } from 'shared-contracts/release/semver';
import { isRemoteName, packageEntries } from 'shared-contracts/remote/remote-names';
import { choiceField, type Choice } from './choice-field';
import type { FormField, FormPart, FormSite } from './field';

type Versions = readonly (readonly [name: string, versions: readonly string[]])[];

/** Versions by package, the newest first. */
function versionChoices(all: Versions): readonly Choice[] {
  return all.flatMap(([name, versions]) =>
    versions
      .toSorted((first, second) => compareVersions(second, first))
      .map((version) => ({
        value: `${name} ${version}`,
        text: `${name} ${version}`,
        group: name,
        part: { words: [name, version], packages: [name] },
      })),
  );
}

/** The versions that the map knows and that are not revoked. */
function knownVersions({ map }: FormSite): Versions {
  return packageEntries(map.releases).map(([name, known]) => {
    const revoked = map.revoked[name] ?? [];
    return [name, Object.keys(known).filter((version) => !revoked.includes(version))];
  });
}

/** A version that can be given to somebody: known, or published and waiting to be. */
export const RELEASE_FIELD: FormField = choiceField({
  name: 'release',
  title: 'Version',
  choicesOf: (site) => {
    const known = knownVersions(site);
    const names = [...new Set([...known.map(([name]) => name), ...site.waiting.map(({ name }) => name)])];
    return versionChoices(
      names.map((name) => [
        name,
        [
          ...(known.find(([other]) => other === name)?.[1] ?? []),
          ...site.waiting.filter((release) => release.name === name).map(({ version }) => version),
        ],
      ]),
    );
  },
});

/** A version that somebody may be given already. */
export const KNOWN_FIELD: FormField = choiceField({
  name: 'release',
  title: 'Version',
  choicesOf: (site) => versionChoices(knownVersions(site)),
});

/** A version that is revoked. */
export const REVOKED_FIELD: FormField = choiceField({
  name: 'release',
  title: 'Version',
  choicesOf: ({ map }) => versionChoices(packageEntries(map.revoked)),
});

/** The merchants; `partOf` is how the command is told of one. */
function merchantChoices({ merchants }: FormSite, partOf: (code: string) => FormPart): readonly Choice[] {
  return Object.entries(merchants).map(([code, name]) => ({
    value: code,
    text: `${name} (${code})`,
    part: { ...partOf(code), merchants: [code] },
  }));
}

/** One merchant, as a word of the command. */
export const MERCHANT_FIELD: FormField = choiceField({
  name: 'merchant',
  title: 'Merchant',
  choicesOf: (site) => merchantChoices(site, (code) => ({ words: [code] })),
});

/** Another environment, whose tested set is taken. */
export const SOURCE_FIELD: FormField = choiceField({
  name: 'from',
  title: 'From',
  choicesOf: ({ map: { environment }, environments }) =>
    environments
      .filter((name) => name !== environment)
      .map((name) => ({ value: name, text: name, part: { options: { from: name, to: environment } } })),
});

/** All merchants, or one, as an option of the command. */
export const TARGET_FIELD: FormField = choiceField({
  name: 'merchant',
  title: 'Merchant',
  none: 'All merchants',
  choicesOf: (site) => merchantChoices(site, (code) => ({ options: { merchant: code } })),
});

/** Pins by merchant; `partOf` is how the command is told of one. */
function pinChoices(pins: ReleaseMap['pins'], partOf: (merchant: string, name: string) => FormPart): readonly Choice[] {
  return Object.entries(pins).flatMap(([merchant, versions]) =>
    packageEntries(versions).map(([name, version]) => ({
      value: `${merchant} ${name}`,
      text: `${name} ${version}`,
      group: merchant,
      part: { ...partOf(merchant, name), merchants: [merchant], packages: [name] },
    })),
  );
}

/** A pin of a merchant. */
export const PIN_FIELD: FormField = choiceField({
  name: 'pin',
  title: 'Pin',
  choicesOf: ({ map }) => pinChoices(map.pins, (merchant, name) => ({ words: [merchant, name] })),
});

/** How forms name a rollout. */
export function rolloutValue({ package: name, version, merchants, cohort }: Rollout): string {
  return `${name} ${version} ${merchants?.join(',') ?? '*'}${cohort === undefined ? '' : ` ${cohort.label}`}`;
}

function rolloutChoices(rollouts: readonly Rollout[]): readonly Choice[] {
  return rollouts.map((rollout) => {
    const { package: name, version, merchants, cohort } = rollout;
    return {
      value: rolloutValue(rollout),
      text: rolloutText(rollout),
      part: {
        words: [name, version],
        packages: [name],
        merchants: merchants ?? 'all',
        options: {
          ...(merchants === undefined ? { 'all-merchants': true } : { merchants: merchants.join(',') }),
          ...(cohort === undefined ? {} : { cohort: cohort.label }),
        },
      },
    };
  });
}

/** A rollout, to whichever merchants it is. */
export const ROLLOUT_FIELD: FormField = choiceField({
  name: 'rollout',
  title: 'Rollout',
  choicesOf: ({ map }) => rolloutChoices(map.rollouts),
});

/** A rollout to all merchants: to finish it makes its version the default. */
export const FINISHED_FIELD: FormField = choiceField({
  name: 'rollout',
  title: 'Rollout',
  choicesOf: ({ map }) =>
    rolloutChoices(map.rollouts.filter(({ merchants, cohort }) => merchants === undefined && cohort === undefined)).map(
      ({ part: { words = [], packages = [] }, ...choice }) => ({
        ...choice,
        part: { words, packages, merchants: 'all' },
      }),
    ),
});

/** A section that is published here; the host is the site itself. */
export const SECTION_FIELD: FormField = choiceField({
  name: 'section',
  title: 'Section',
  choicesOf: ({ map }) =>
    packageEntries(map.releases)
      .filter(([name]) => isRemoteName(name))
      .map(([name]) => ({ value: name, text: name, part: { words: [name], packages: [name] } })),
});

/** A package that a lock keeps as it is, or all of them. */
export const LOCKED_FIELD: FormField = choiceField({
  name: 'section',
  title: 'Package',
  none: 'All packages',
  choicesOf: ({ map }) =>
    packageEntries(map.releases).map(([name]) => ({
      value: name,
      text: name,
      part: { options: { sections: name }, packages: [name] },
    })),
});

/** A planned write that can be cancelled. */
export const PLANNED_FIELD: FormField = choiceField({
  name: 'planned',
  title: 'Planned write',
  choicesOf: ({ map: { scheduled = [] } }) =>
    scheduled.map((entry) => ({
      value: entry.id,
      text: scheduledText(entry),
      part: { words: [entry.id], packages: 'all', merchants: 'all' },
    })),
});

/** How forms name a lock. */
export function lockValue({ merchants, packages }: Pick<Lock, 'merchants' | 'packages'>): string {
  return `${packages?.join(',') ?? '*'} ${merchants?.join(',') ?? '*'}`;
}

/** A lock that can be taken away. */
export const LOCK_FIELD: FormField = choiceField({
  name: 'lock',
  title: 'Lock',
  choicesOf: ({ map: { locks = [] } }) =>
    locks.map((lock) => ({
      value: lockValue(lock),
      text: lockText(lock),
      part: {
        packages: lock.packages ?? 'all',
        merchants: lock.merchants ?? 'all',
        options: {
          ...(lock.packages !== undefined && { sections: lock.packages.join(',') }),
          ...(lock.merchants !== undefined && { merchants: lock.merchants.join(',') }),
        },
      },
    })),
});

/** A package that everybody gets in some version. */
export const DEFAULT_FIELD: FormField = choiceField({
  name: 'package',
  title: 'Package',
  choicesOf: ({ map }) =>
    packageEntries(map.defaults).map(([name, version]) => ({
      value: name,
      text: `${name}, now ${version}`,
      part: { words: [name], packages: [name] },
    })),
});

/** A section that is switched off. */
export const SWITCH_FIELD: FormField = choiceField({
  name: 'switch',
  title: 'Section that is off',
  choicesOf: ({ map }) =>
    map.switches.map(({ package: name, merchants }) => ({
      value: `${name} ${merchants?.join(',') ?? '*'}`,
      text: `${name} for ${merchants?.join(', ') ?? 'all merchants'}`,
      part: {
        words: [name],
        packages: [name],
        merchants: merchants ?? 'all',
        options: merchants === undefined ? {} : { merchants: merchants.join(',') },
      },
    })),
});

/** An earlier pin that a merchant had. */
export const EARLIER_PIN_FIELD: FormField = choiceField({
  name: 'pin',
  title: 'Earlier pin',
  choicesOf: ({ map }) => pinChoices(map.previousPins, (merchant, name) => ({ words: [name], options: { merchant } })),
});
