import type { CommandContext, CommandOutcome } from '../../command-line/command';
import { reportHistory } from '../../command-line/list-history';
import { brandContrasts, type Contrast } from '../../merchants/brand-proof';
import { stateOf } from '../../merchants/merchant-edits';
import {
  everyMerchant,
  requireMerchant,
  type FoundMerchant,
  type MerchantSettings,
} from '../../merchants/merchant-tables';
import { settingsOfMerchant } from '../../record/one-merchant';
import { readReadableStates } from '../../revisions/read-revisions';
import { summaryOf } from '../../revisions/summary';
import {
  requireSettings,
  SETTINGS_DOCUMENT,
  type EnvironmentSettings,
  type SettingsState,
} from '../../settings/settings';
import { settingsChanges } from '../../settings/settings-changes';
import { shownJson } from '../../text/plain-text';
import { reportLines } from '../../text/report';
import { tableLines } from '../../text/table-lines';

/** The settings of the environment; refuses where it has none. */
export async function presentSettings({ store, environment }: CommandContext): Promise<EnvironmentSettings> {
  return (await requireSettings(store, environment)).settings;
}

/** A merchant of the environment; refuses a code that it does not have. */
export async function presentMerchant(context: CommandContext, code: string): Promise<FoundMerchant> {
  return requireMerchant(await presentSettings(context), context.environment, code);
}

/** Lists the merchants of the environment, the served ones first. */
export async function listMerchants(context: CommandContext): Promise<CommandOutcome> {
  const { environment, report } = context;
  const merchants = everyMerchant(await presentSettings(context)).map((found) => {
    const { code, name, languages, origin } = found.config;
    return { code, state: stateOf(found), name, languages: languages.supported, origin };
  });
  const rows = merchants.map(({ code, state, name, languages, origin = '-' }) => [
    code,
    state,
    name,
    languages.join(','),
    origin,
  ]);
  for (const line of tableLines([['merchant', 'state', 'name', 'languages', 'address'], ...rows])) report(line);
  return { value: { environment, merchants } };
}

/** Prints one merchant: whether it is open, and its settings as they are stored. */
export async function showMerchant(context: CommandContext, code: string): Promise<CommandOutcome> {
  const found = await presentMerchant(context, code);
  const { environment, report } = context;
  reportLines(report, shownJson({ state: stateOf(found), ...found.config }));
  return { value: { environment, state: stateOf(found), merchant: found.config } };
}

function weakest(contrasts: readonly Contrast[], theme: Contrast['theme']): Contrast | undefined {
  return contrasts
    .filter((contrast) => contrast.theme === theme)
    .toSorted((first, second) => first.ratio / first.least - second.ratio / second.least)[0];
}

/** Prints in each theme of a brand the pair of colours that is nearest to its limit, each behind `whose`. */
export function reportContrasts(
  { report }: Pick<CommandContext, 'report'>,
  brand: MerchantSettings['brand'],
  whose = '',
): readonly Contrast[] {
  const contrasts = brandContrasts(brand);
  for (const theme of ['dark', 'light'] as const) {
    const pair = weakest(contrasts, theme);
    if (pair !== undefined)
      report(
        `${whose}${theme}: the weakest contrast is ${pair.ink} on ${pair.ground}, ${pair.ratio.toFixed(2)} of ${pair.least}`,
      );
  }
  return contrasts;
}

/** Prints the values of a merchant's brand and of one that is tried, with the weakest contrast of each theme. */
export async function showBrand(context: CommandContext, code: string): Promise<CommandOutcome> {
  const { brand, brandCanary } = (await presentMerchant(context, code)).config;
  const { environment, report } = context;
  reportLines(report, shownJson(brand));
  const value = { environment, merchant: code, brand, contrasts: reportContrasts(context, brand) };
  if (brandCanary === undefined) return { value };
  report(`${brandCanary.percent} % of devices try another one since ${brandCanary.since}:`);
  reportLines(report, shownJson(brandCanary.brand));
  return {
    value: { ...value, canary: { ...brandCanary, contrasts: reportContrasts(context, brandCanary.brand) } },
  };
}

function changesOf(code: string, before: SettingsState | undefined, after: SettingsState): readonly string[] {
  return settingsChanges(
    before === undefined ? {} : settingsOfMerchant(before.settings, code),
    settingsOfMerchant(after.settings, code),
  );
}

/** Lists the writes of the settings that changed one merchant, newest first. */
export async function merchantHistory(
  context: CommandContext,
  code: string,
  limit: number | undefined,
): Promise<CommandOutcome> {
  const { store, environment } = context;
  return reportHistory(context, {
    ...(await readReadableStates(store, environment, SETTINGS_DOCUMENT)),
    limit,
    summaryOf: (before, after) => summaryOf(changesOf(code, before, after)),
    isListed: (before, after) => changesOf(code, before, after).length > 0,
  });
}
