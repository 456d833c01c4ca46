import { judgementText } from '../health/guard';
import type { JudgedBrand, TryingMerchant } from '../health/brand-health';
import { tryingMerchants } from '../health/brand-health';
import { endingCanary } from '../merchants/brand-canary-edits';
import { changing } from '../merchants/merchant-edits';
import { parseSettingsToWrite, readSettings, type EnvironmentSettings } from '../settings/settings';
import { UserError, messageOf } from '../text/user-error';
import type { Store } from '../trust/store';
import { canonicalJson } from '../trust/canonical-json';
import { applySettings, type SettingsWritten } from '../change/apply-settings';

/** What the guards of tried brands are asked with. */
export interface BrandGuardRequest {
  readonly store: Store;
  readonly environment: string;
  /** How the brands of these merchants do; asked only where some are guarded, and may throw. */
  readonly healthOf: (merchants: readonly TryingMerchant[]) => Promise<readonly JudgedBrand[]>;
  readonly now?: () => Date;
  readonly dryRun?: boolean;
}

/** A brand that was taken back. */
export interface TakenBrand {
  readonly merchant: string;
  readonly action: string;
  readonly written: SettingsWritten;
}

/** What guards of tried brands did. */
export interface BrandGuardReport {
  /** The brands that were taken back, each with what is said of it and its write. */
  readonly taken: readonly TakenBrand[];
  /** Why nothing could be judged or taken back; null when nothing went wrong. */
  readonly fault: string | null;
}

/** Ends a try, unless it has ended or become another one by then. */
function endingThe({ merchant, canary }: JudgedBrand, environment: string) {
  return (settings: EnvironmentSettings): EnvironmentSettings => {
    const present = settings.merchants[merchant]?.brandCanary;
    if (present === undefined || canonicalJson(present) !== canonicalJson(canary)) return settings;
    return changing(environment, merchant, endingCanary)(settings);
  };
}

async function takeBack(
  { store, environment, now = () => new Date(), dryRun = false }: BrandGuardRequest,
  judged: JudgedBrand,
  reason: string,
): Promise<SettingsWritten> {
  return applySettings({
    store,
    environment,
    author: 'schedule',
    reason,
    edit: ({ settings }) => endingThe(judged, environment)(parseSettingsToWrite(settings)),
    // What a guard demands is a way back: no lock and no freeze keeps it.
    duringFreeze: 'a guard demands it',
    dryRun,
    now,
  });
}

/** Takes back every guarded brand whose pages do worse than those with the merchant's own; each in a write of its own. */
export async function guardBrands(request: BrandGuardRequest): Promise<BrandGuardReport> {
  const found = await readSettings(request.store, request.environment);
  const guarded = tryingMerchants(found?.settings.merchants ?? {}).filter(
    ({ brandCanary }) => brandCanary.guard !== undefined,
  );
  const taken: TakenBrand[] = [];
  if (guarded.length === 0) return { taken, fault: null };
  try {
    for (const judged of await request.healthOf(guarded)) {
      if (judged.judged.verdict !== 'worse') continue;
      const action = `the tried brand of ${judged.merchant} is taken back: ${judgementText(judged.judged)}`;
      taken.push({ merchant: judged.merchant, action, written: await takeBack(request, judged, action) });
    }
    return { taken, fault: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { taken, fault: messageOf(error) };
  }
}
