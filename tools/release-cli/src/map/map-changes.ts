import type { ReleaseMap, Rollout, SectionSwitch } from 'shared-contracts/release/release-map';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { summaryOf } from '../revisions/summary';
import { counted } from '../text/counted';
import { momentText } from '../text/moment-text';
import { lockText } from '../locks/lock-text';
import { isSameRollout } from './same-rollout';
import { scheduledText } from '../locks/scheduled-text';
import { merchantsText } from '../text/merchants-text';
import { waivedReleases, waiversOf, waiverText } from './waivers';

/** One difference of two maps, as a phrase. */
export interface MapChange {
  readonly area:
    'default' | 'pin' | 'rollout' | 'switch' | 'revoked' | 'previous' | 'release' | 'waived' | 'lock' | 'scheduled';
  readonly text: string;
  /** Not to be seen in who gets what: schedules, guards, what is revoked or waived. */
  readonly isBeyondShares?: boolean;
}

type Versions = Readonly<Record<string, string | undefined>>;

/** Whom a rollout is to: `aurora`, or `all merchants, cohort testers`. */
export function groupText({ merchants, cohort }: Pick<Rollout, 'merchants' | 'cohort'>): string {
  const group = merchants === undefined ? 'all merchants' : merchantsText(merchants);
  return cohort === undefined ? group : `${group}, cohort ${cohort.label}`;
}

/** `rollout of mfe-games 1.1.0 to aurora`. */
export function rolloutText(rollout: Rollout): string {
  return `rollout of ${rollout.package} ${rollout.version} to ${groupText(rollout)}`;
}

/** How many digits of a list's id tell it from others of the same label. */
const SHOWN_DIGITS = 8;

/** Share, list of players, coming shares, guard and hold of a rollout. */
export function planText({ percent = 100, cohort, steps = [], guard, held }: Rollout): string {
  const players =
    cohort === undefined ? '' : ` of ${counted(cohort.players, 'player')} (list ${cohort.id.slice(0, SHOWN_DIGITS)})`;
  const coming = steps.map((step) => `, ${step.percent} % at ${momentText(step.at)}`).join('');
  const guarded = guard === undefined ? '' : `, guard: ${guard.action} after ${counted(guard.minimumLoads, 'load')}`;
  return `${percent} %${players}${coming}${guarded}${held === undefined ? '' : `, held: ${held}`}`;
}

function versionChanges(
  before: Versions,
  after: Versions,
): readonly [string, string | undefined, string | undefined][] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => (before[name] === after[name] ? [] : [[name, before[name], after[name]]]));
}

function defaultChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  return versionChanges(before.defaults, after.defaults).map(([name, old, next]) => {
    if (old === undefined) return { area: 'default', text: `${name} ${next} by default` };
    if (next === undefined) return { area: 'default', text: `${name} ${old} no longer by default` };
    return { area: 'default', text: `${name} ${old} -> ${next} by default` };
  });
}

function pinText(name: string, old: string | undefined, next: string | undefined): string {
  if (next === undefined) return `${name} no longer pinned to ${old}`;
  return old === undefined ? `${name} pinned to ${next}` : `${name} pinned to ${next} instead of ${old}`;
}

function pinChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  const merchants = [...new Set([...Object.keys(before.pins), ...Object.keys(after.pins)])];
  const byText = new Map<string, string[]>();
  for (const merchant of merchants)
    for (const [name, old, next] of versionChanges(before.pins[merchant] ?? {}, after.pins[merchant] ?? {})) {
      const text = pinText(name, old, next);
      byText.set(text, [...(byText.get(text) ?? []), merchant]);
    }
  return [...byText].map(([text, named]) => ({ area: 'pin', text: `${text} for ${merchantsText(named)}` }));
}

/** What the shares do not show: plans, and which list a cohort has. */
function hasPlan({ steps, guard, held, cohort }: Rollout): boolean {
  return cohort !== undefined || steps !== undefined || guard !== undefined || held !== undefined;
}

function rolloutChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  const ended = before.rollouts.filter((old) => !after.rollouts.some((next) => isSameRollout(old, next)));
  const others = after.rollouts.flatMap((next): MapChange[] => {
    const old = before.rollouts.find((rollout) => isSameRollout(rollout, next));
    const isBeyondShares = hasPlan(next) || (old !== undefined && hasPlan(old));
    if (old === undefined)
      return [{ area: 'rollout', text: `${rolloutText(next)}: ${planText(next)}`, isBeyondShares }];
    if (planText(old) === planText(next)) return [];
    return [{ area: 'rollout', text: `${rolloutText(next)}: ${planText(old)} -> ${planText(next)}`, isBeyondShares }];
  });
  const ends = ended.map((old) => ({ area: 'rollout' as const, text: `${rolloutText(old)} ended` }));
  return [...ends, ...others];
}

function switchText({ package: name, merchants }: SectionSwitch): string {
  return `${name} for ${merchants === undefined ? 'all merchants' : merchantsText(merchants)}`;
}

function messagesText(entry: SectionSwitch): string {
  const texts = Object.entries(entry.message).map(([language, text]) => `${language}=${text}`);
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}

function switchChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  const textOf = (entry: SectionSwitch): string => `${switchText(entry)}${messagesText(entry)}`;
  const [old, next] = [before.switches.map(textOf), after.switches.map(textOf)];
  return [
    ...before.switches
      .filter((entry) => !after.switches.some((other) => switchText(other) === switchText(entry)))
      .map((entry) => ({ area: 'switch' as const, text: `on again: ${switchText(entry)}` })),
    ...next
      .filter((text) => !old.includes(text))
      .map((text) => ({ area: 'switch' as const, text: `switched off: ${text}` })),
  ];
}

function previousChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  return versionChanges(before.previous, after.previous).map(([name, , next]) => ({
    area: 'previous',
    text: next === undefined ? `${name} has no previous version any more` : `${name} falls back to ${next}`,
  }));
}

function revokedChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  const list = (map: ReleaseMap): string[] =>
    packageEntries(map.revoked).flatMap(([name, versions]) => versions.map((version) => `${name} ${version}`));
  const [old, next] = [list(before), list(after)];
  const change = (text: string): MapChange => ({ area: 'revoked', text, isBeyondShares: true });
  return [
    ...next.filter((text) => !old.includes(text)).map((text) => change(`${text} revoked`)),
    ...old.filter((text) => !next.includes(text)).map((text) => change(`${text} no longer revoked`)),
  ];
}

function releaseChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  const list = (map: ReleaseMap): [string, string][] =>
    packageEntries(map.releases).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, hash]): [string, string] => [`${name} ${version}`, hash]),
    );
  const [old, next] = [new Map(list(before)), new Map(list(after))];
  return [
    ...[...next.keys()]
      .filter((text) => !old.has(text))
      .map((text) => ({ area: 'release' as const, text: `${text} published` })),
    ...[...old.keys()]
      .filter((text) => !next.has(text))
      .map((text) => ({ area: 'release' as const, text: `${text} removed` })),
  ];
}

/** What was waived again; what a map forgets goes with its release. */
function waivedChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  const list = (map: ReleaseMap): string[] =>
    waivedReleases(map).flatMap((release) => waiversOf(map, release).map((waiver) => waiverText(release, waiver)));
  const old = new Set(list(before));
  return list(after)
    .filter((text) => !old.has(text))
    .map((text) => ({ area: 'waived', text, isBeyondShares: true }));
}

function lockChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  const list = ({ locks = [] }: ReleaseMap): string[] => locks.map(lockText);
  const [old, next] = [list(before), list(after)];
  const change = (text: string): MapChange => ({ area: 'lock', text, isBeyondShares: true });
  return [
    ...next.filter((text) => !old.includes(text)).map(change),
    ...old.filter((text) => !next.includes(text)).map((text) => change(`no longer ${text}`)),
  ];
}

function scheduledChanges(before: ReleaseMap, after: ReleaseMap): MapChange[] {
  const list = ({ scheduled = [] }: ReleaseMap): string[] => scheduled.map(scheduledText);
  const [old, next] = [list(before), list(after)];
  const change = (text: string): MapChange => ({ area: 'scheduled', text, isBeyondShares: true });
  return [
    ...next.filter((text) => !old.includes(text)).map((text) => change(`planned: ${text}`)),
    ...old.filter((text) => !next.includes(text)).map((text) => change(`no longer planned: ${text}`)),
  ];
}

/** Everything that differs between two maps, what matters most first. */
export function mapChanges(before: ReleaseMap, after: ReleaseMap): readonly MapChange[] {
  return [
    ...revokedChanges(before, after),
    ...defaultChanges(before, after),
    ...pinChanges(before, after),
    ...rolloutChanges(before, after),
    ...switchChanges(before, after),
    ...releaseChanges(before, after),
    ...waivedChanges(before, after),
    ...previousChanges(before, after),
    ...lockChanges(before, after),
    ...scheduledChanges(before, after),
  ];
}

/** Changes that a table of who gets what does not show. */
export function planLines(before: ReleaseMap, after: ReleaseMap): readonly string[] {
  return mapChanges(before, after)
    .filter((change) => change.isBeyondShares === true)
    .map((change) => change.text);
}

/** The changes in one line. What was the previous version follows from the others. */
export function changeSummary(changes: readonly MapChange[]): string {
  const told = changes.filter((change) => change.area !== 'previous');
  return summaryOf((told.length === 0 ? changes : told).map((change) => change.text));
}
