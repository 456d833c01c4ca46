import type { BootDocument } from 'shared-contracts/release/boot-document';
import {
  OVERRIDE_OFF,
  packageOf,
  resolveView,
  type HeldVersions,
  type MapView,
  type Overrides,
  type ResolvedLayer,
  type ResolvedPackage,
  type ResolvedSet,
} from 'shared-contracts/release/resolve';
import { packageEntries, packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import type { AskedOverrides } from '../overrides/override-keys';
import { parseOverrideValue } from '../overrides/override-value';

/** One answer: which version, and where it comes from. */
export interface Answer {
  /** Empty where there is none. */
  readonly version: string;
  readonly layer: ResolvedLayer | 'off' | 'absent';
  /** Where it is served, when that is not this site. */
  readonly base?: string;
}

/** A package in the three views of truth. */
export interface OverviewRow {
  readonly name: PackageName;
  /** What the map says for this device. */
  readonly map: Answer;
  /** What this page was started with. */
  readonly page: Answer;
  /** What the next page will be asked to run. */
  readonly next: Answer;
  /** Versions of it that may be asked for by name. */
  readonly published: readonly string[];
  /** The override as storage has it. */
  readonly asked: string | undefined;
  readonly isDisabled: boolean;
}

/** What of a device decides about its next page. */
export interface DeviceTerms {
  readonly bucket: number;
  readonly cohorts: string | undefined;
  readonly held: HeldVersions;
  readonly overrides: AskedOverrides;
}

function answerOf(entry: ResolvedPackage): Answer {
  return entry.status === 'on' ? { version: entry.version, layer: entry.layer } : { version: '', layer: entry.status };
}

function answerOnPage(boot: BootDocument, name: PackageName, entry: ResolvedPackage): Answer {
  const answer = answerOf(entry);
  const base = boot.releases[name]?.[answer.version]?.base;
  return base === undefined ? answer : { ...answer, base };
}

/** Overrides as far as they can be told before a page tries them; an address stands in the version's place. */
function foreseen(boot: BootDocument, { asked, disabled }: AskedOverrides): Overrides {
  const entries = packageEntries(asked).flatMap(([name, text]) => {
    const value = parseOverrideValue(text, boot.overrideOrigins);
    if (disabled.includes(name) || value.kind === 'refused') return [];
    if (value.kind === 'off') return [[name, OVERRIDE_OFF]];
    if (value.kind === 'address') return [[name, value.base]];
    const release = boot.releases[name]?.[value.version];
    return release === undefined ? [] : [[name, release.base ?? value.version]];
  });
  return Object.fromEntries(entries) as Overrides;
}

/** The three views of truth, for every package that this merchant is served; `boot` is the page's document. */
export function overviewRows(boot: BootDocument, page: ResolvedSet, device: DeviceTerms): readonly OverviewRow[] {
  const view = boot.view as MapView;
  const map = resolveView(view, device.bucket, {}, {}, device.cohorts);
  const next = resolveView(view, device.bucket, foreseen(boot, device.overrides), device.held, device.cohorts);
  return packagesIn(view.packages).map((name) => ({
    name,
    map: answerOf(packageOf(map, name)),
    page: answerOnPage(boot, name, packageOf(page, name)),
    next: answerOf(packageOf(next, name)),
    published: Object.entries(boot.releases[name] ?? {}).flatMap(([version, { base }]) =>
      base === undefined ? [version] : [],
    ),
    asked: device.overrides.asked[name],
    isDisabled: device.overrides.disabled.includes(name),
  }));
}

/** What can be shared of a device's overrides: versions and `off`; an address means another build to everybody else. */
export function shareCommand(boot: BootDocument, { asked, disabled }: AskedOverrides): string | null {
  const parts = packageEntries(asked).flatMap(([name, text]) => {
    if (disabled.includes(name)) return [];
    const { kind } = parseOverrideValue(text, boot.overrideOrigins);
    return kind === 'version' || kind === 'off' ? [`${name}=${text}`] : [];
  });
  const { environment, merchant } = boot.view;
  return parts.length === 0 ? null : `mfe share --env ${environment} --merchant ${merchant} ${parts.join(' ')}`;
}
