import { cohortProblems } from '../cohorts/cohort-lists';
import { capabilityNotes, hostNotes } from '../capabilities/capability-notes';
import { versionsServed } from '../map/references';
import { fileFaults } from '../fit/file-faults';
import { IconCheck } from '../installed/icon-check';
import { documentProblems } from '../page/check-pages';
import { pageKeys } from '../page/page-keys';
import { readSite } from '../page/site-state';
import { descriptionProblems } from '../page/stored-description';
import { PageRenderer } from '../render/page-renderer';
import { unsignedProblems } from '../trust/statement';
import { provenanceProblems } from '../provenance/demanded';
import { unhashedScripts } from '../publish/script-imports';
import { mapNotes } from '../source-maps/map-list';
import { messageOf } from '../text/user-error';
import { chainProblems } from '../revisions/chain-problems';
import { fileKey } from '../store/keys';
import { readPageReleases } from '../map/releases';
import { readSettings, SETTINGS_DOCUMENT, type EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { keyNotes } from '../trust/key-notes';
import { presentRing } from '../trust/trust';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { admissionNotes } from '../map/admission';
import { countSets, problemOfMap } from '../map/check-map';
import { overdueSections } from '../fit/overdue-contracts';
import { dayOf } from '../settings/older-contracts';
import { modeProblems } from './mode-problems';
import { servedReleases } from './served-releases';
import { pictureNotes } from './picture-notes';
import { MAP_DOCUMENT, readMap } from '../map/read-map';
import { trialProblems } from '../map/trial-versions';
import { groupViews } from '../map/view-groups';
import { waiverLines } from '../map/waivers';

/** What a full check of an environment found. */
export interface VerifyReport {
  readonly environment: string;
  readonly revision: number;
  /** Revision of the settings; 0 when there are none. */
  readonly settingsRevision: number;
  /** Different sets that devices may get; null when rollouts multiply beyond what is worth counting. */
  readonly sets: number | null;
  readonly releases: number;
  readonly files: number;
  readonly problems: readonly string[];
  /** What an operator should know, and no problem by itself: of the store's folder, of hosts of pictures. */
  readonly notes: readonly string[];
}

async function fileProblems(store: Store, release: ReleaseDescriptor): Promise<string[]> {
  const problems = await fileFaults(store, release);
  // Of scripts that are missing or wrong there is more to say than what they import.
  if (problems.length > 0) return problems;
  const scripts = new Map<string, string>();
  for (const { name } of release.files.filter((file) => file.name.endsWith('.mjs'))) {
    const found = await store.get(fileKey(release.name, name));
    scripts.set(name, new TextDecoder().decode(found?.bytes));
  }
  return [...(await unhashedScripts(release, (name) => scripts.get(name) ?? ''))];
}

async function pageProblems(
  store: Store,
  map: ReleaseMap,
  settings: EnvironmentSettings,
  descriptorOf: DescriptorSource,
): Promise<string[]> {
  const now = new Date();
  const keys = await pageKeys(store, map.environment);
  const renderer = new PageRenderer({ store, map, settings, descriptorOf });
  const icons = new IconCheck(store);
  const problems: string[] = [];
  for (const { merchants } of groupViews(map, Object.keys(settings.merchants)))
    for (const code of merchants) {
      const merchant = settings.merchants[code];
      if (merchant !== undefined)
        problems.push(...(await documentProblems({ store, map, renderer, keys, settings }, merchant, now, icons)));
    }
  await icons.keep();
  return problems;
}

/** Checks everything an environment serves, its history, and whether a web server may read it. */
export async function verifyStore(store: Store, environment: string): Promise<VerifyReport> {
  const modes = await modeProblems(store);
  const keys = keyNotes(await presentRing(store.trust, environment), environment, new Date());
  const found = await verifyContents(store, environment);
  const histories = [
    ...(await chainProblems(store, environment, MAP_DOCUMENT)),
    ...(await chainProblems(store, environment, SETTINGS_DOCUMENT)),
  ];
  return {
    ...found,
    problems: [...found.problems, ...histories, ...modes.problems, ...keys.problems],
    notes: [...modes.notes, ...keys.notes, ...found.notes],
  };
}

/** Sets, descriptors, the bytes of every file, and the pages. */
async function verifyContents(store: Store, environment: string): Promise<VerifyReport> {
  const { map } = await readMap(store, environment);
  const stored = await readSettings(store, environment);
  const settings = stored?.settings;
  const settingsRevision = stored?.record.revision ?? 0;
  const merchants = Object.keys(settings?.merchants ?? {});
  const empty = { environment, revision: map.revision, settingsRevision, sets: 0, releases: 0, files: 0, notes: [] };
  try {
    const descriptorOf = await readPageReleases(store, map, settings);
    const { sections = {}, olderContracts } = settings ?? {};
    const check = { map, merchants, descriptorOf, sections, olderContracts };
    const problem = problemOfMap(check);
    if (problem !== null) return { ...empty, problems: [problem.sentence] };
    const releases = servedReleases(map, settings, descriptorOf);
    const faults = await Promise.all(releases.map((release) => fileProblems(store, release)));
    const lostMaps = await Promise.all(releases.map((release) => mapNotes(store, release)));
    const unsigned = await unsignedProblems(store, map, releases);
    const unproven = await provenanceProblems(store, map, settings, releases);
    const problems = [
      ...(merchants.length === 0 ? [`${environment} has no merchants: nobody is served`] : []),
      ...[
        ...trialProblems(map, settings),
        ...(await cohortProblems(store, map)),
        ...unsigned,
        ...unproven,
        ...faults.flat(),
      ],
    ];
    if (settings !== undefined && problems.length === 0)
      problems.push(
        ...(await pageProblems(store, map, settings, descriptorOf)),
        ...(await descriptionProblems(await readSite(store, environment))),
      );
    return {
      ...empty,
      sets: countSets(map, merchants),
      releases: releases.length,
      files: releases.reduce((count, release) => count + release.files.length, 0),
      problems: [...problems, ...overdueSections(check, dayOf(new Date()))],
      notes: [
        ...(settings === undefined ? [] : [...pictureNotes(settings), ...hostNotes(releases, settings)]),
        ...(settings === undefined ? [] : admissionNotes(map, settings.sections)),
        ...capabilityNotes(releases),
        ...lostMaps.flat(),
        ...versionsServed(map).flatMap((release) => waiverLines(map, release).map((line) => `Note: ${line}`)),
      ],
    };
  } catch (error) {
    return { ...empty, problems: [messageOf(error)] };
  }
}
