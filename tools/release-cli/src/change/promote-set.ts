import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { pin, registerRelease, setDefault, type MapEdit } from '../edits/edits';
import { readMap } from '../map/read-map';
import { merchantsOf } from '../page/site-state';
import { assertMerchant } from '../merchants/merchant-names';
import { merchantsText } from '../text/merchants-text';
import type { WriteAllowances } from './waiver-questions';
import { addWaivers, waiversOf } from '../map/waivers';
import { applyEdit, type EditRequest, type EditResult } from './apply-edit';
import { UserError } from '../text/user-error';
import { silent, type Report } from '../text/report';
import { readSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { distinctSets } from '../evidence/distinct-sets';
import { demandedSuites, hashesOf, newSets, requireEvidence, type ProvenSet } from '../evidence/proof';
import { idOfVersions, setText, type SetVersions } from '../evidence/set-versions';

/** Which set goes where. */
export interface SetPromotion {
  readonly from: string;
  readonly to: string;
  /** Only this merchant, as its pins; everybody by default when absent. */
  readonly merchant?: string;
  /** Only these packages of the set; all when absent. */
  readonly only?: readonly PackageName[];
}

export interface PromoteSetRequest extends SetPromotion, Pick<EditRequest, 'openAt' | 'closes'> {
  readonly store: Store;
  readonly author: string;
  readonly reason: string;
  /** What the target may serve although publish would refuse it there. */
  readonly allowed?: WriteAllowances;
  readonly dryRun?: boolean;
  /** As of an `EditRequest`. */
  readonly expected?: number | undefined;
  readonly report?: Report;
  readonly now?: () => Date;
}

export interface PromoteSetResult extends EditResult {
  /** Id of the set that the source serves by default. */
  readonly set: string;
  readonly versions: SetVersions;
  /** What is served by this and was not before, each with green evidence. */
  readonly newSets: readonly ProvenSet[];
}

function chosenVersions(source: ReleaseMap, { from, only }: SetPromotion): SetVersions {
  const missing = only?.find((name) => source.defaults[name] === undefined);
  if (missing !== undefined) throw new UserError(`${from} serves no ${missing} by default`);
  const chosen = packageEntries(source.defaults).filter(([name]) => only === undefined || only.includes(name));
  const versions: SetVersions = Object.fromEntries(chosen);
  if (Object.keys(versions).length === 0) throw new UserError(`${from} serves nothing by default yet`);
  return versions;
}

/** The edit that gives the target the versions of the source, registering what it does not know yet, with what was waived. */
function promoteSetEdit(source: ReleaseMap, promotion: SetPromotion): MapEdit {
  const versions = packageEntries(chosenVersions(source, promotion));
  const { merchant } = promotion;
  return (target) =>
    versions.reduce((map, [name, version]) => {
      const present = merchant === undefined ? map.defaults[name] : (map.pins[merchant]?.[name] ?? map.defaults[name]);
      if (present === version && map.releases[name]?.[version] === source.releases[name]?.[version]) return map;
      const known = registerRelease(map, name, version, source.releases[name]?.[version] ?? '');
      const noted = addWaivers(known, { name, version }, waiversOf(source, { name, version }));
      return merchant === undefined ? setDefault(noted, name, version) : pin(noted, merchant, name, version);
    }, target);
}

/**
 * The command that proves what a promotion needs: the source's own matrix when that holds the sets, else the
 * target's with these versions as candidates.
 */
function provingCommand(
  sets: readonly { readonly id: string }[],
  source: ReleaseMap,
  sourceMerchants: readonly string[],
  versions: SetVersions,
  { from, to, merchant }: SetPromotion,
): string {
  const own = new Set(distinctSets(source, sourceMerchants).map((set) => set.id));
  if (sets.every((set) => own.has(set.id))) return `pnpm e2e:matrix --env ${from}`;
  const prefix = merchant === undefined ? '' : `${merchant}:`;
  const candidates = Object.entries(versions).map(([name, version]) => ` --candidate ${prefix}${name}=${version}`);
  return `pnpm e2e:matrix --env ${to}${candidates.join('')}`;
}

async function merchantCodes(store: Store, environment: string): Promise<readonly string[]> {
  return Object.keys((await readSettings(store, environment))?.settings.merchants ?? {});
}

/**
 * Serves what another environment serves by default, in one write, and only if every set that this would newly
 * give to some merchant has green evidence for exactly these builds.
 */
export async function promoteSet(request: PromoteSetRequest): Promise<PromoteSetResult> {
  const { store, from, to, report = silent } = request;
  if (from === to) throw new UserError('A set is promoted from one environment to another');
  const { map: source } = await readMap(store, from);
  const [sourceMerchants, merchants] = await Promise.all([merchantCodes(store, from), merchantCodes(store, to)]);
  if (merchants.length === 0) throw new UserError(`${to} has no merchants to serve a set to`);
  if (request.merchant !== undefined) assertMerchant(to, request.merchant, merchants);
  const versions = chosenVersions(source, request);
  const promote = promoteSetEdit(source, request);
  const set = idOfVersions(source.defaults);
  let proven: readonly ProvenSet[] = [];
  const result = await applyEdit({
    store,
    environment: to,
    author: request.author,
    reason: `${request.reason} [set ${set} of ${from}, revision ${source.revision}]`,
    report,
    dryRun: request.dryRun === true,
    expected: request.expected,
    openAt: request.openAt,
    closes: request.closes,
    ...(request.allowed === undefined ? {} : { allowed: request.allowed }),
    ...(request.now === undefined ? {} : { now: request.now }),
    edit: async (before, site) => {
      const after = promote(before);
      const demanded = newSets(before, after, merchantsOf(site));
      const command = provingCommand(demanded, source, sourceMerchants, versions, request);
      const suites = demandedSuites(to, site.settings?.settings);
      proven = await requireEvidence(store, demanded, hashesOf(after), { suites, command });
      report(`Set ${set} of ${from}: ${setText(source.defaults)}.`);
      for (const entry of proven) report(`Proven: ${entry.id} for ${merchantsText(entry.merchants)}.`);
      return after;
    },
  });
  return { ...result, set, versions, newSets: proven };
}
