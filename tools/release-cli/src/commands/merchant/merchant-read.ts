import type { CommandContext, CommandOutcome } from '../../command-line/command';
import { reportHistory } from '../../command-line/list-history';
import { brandContrasts, weakestContrasts, type Contrast } from '../../merchants/brand-proof';
import { stateOf } from '../../merchants/merchant-edits';
import {
  everyMerchant,
  requireMerchant,
  type FoundMerchant,
  type MerchantSettings,
} from '../../merchants/merchant-tables';
import { merchantChanges } from '../../record/merchant-changes';
import { readReadableStates } from '../../revisions/read-revisions';
import { summaryOf } from '../../revisions/summary';
import { requireSettings, SETTINGS_DOCUMENT, type EnvironmentSettings } from '../../settings/settings';
import { shownJson } from '../../text/plain-text';
import { reportLines } from '../../text/report';
import { tableLines } from '../../text/table-lines';

type Brand = MerchantSettings['brand'];

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

/** Says which pair of colours is nearest to its limit in each theme; gives all pairs. */
export function reportContrasts({ report }: Pick<CommandContext, 'report'>, brand: Brand): readonly Contrast[] {
  const contrasts = brandContrasts(brand);
  for (const { theme, ink, ground, ratio, least } of weakestContrasts(contrasts))
    report(`${theme}: the weakest contrast is ${ink} on ${ground}, ${ratio.toFixed(2)} of ${least}`);
  return contrasts;
}

/** Prints the values of a merchant's brand, and in each theme the pair of colours that is nearest to its limit. */
export async function showBrand(context: CommandContext, code: string): Promise<CommandOutcome> {
  const { config } = await presentMerchant(context, code);
  const { environment, report } = context;
  reportLines(report, shownJson(config.brand));
  const contrasts = reportContrasts(context, config.brand);
  return { value: { environment, merchant: code, brand: config.brand, contrasts } };
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
    summaryOf: (before, after) => summaryOf(merchantChanges(code, before, after)),
    isListed: (before, after) => merchantChanges(code, before, after).length > 0,
  });
}
