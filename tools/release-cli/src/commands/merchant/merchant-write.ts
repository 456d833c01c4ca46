import { HOST_NAME } from 'shared-contracts/remote/remote-names';
import type { CommandContext, CommandInput, CommandOutcome } from '../../command-line/command';
import { textOption, textsOption } from '../../command-line/command';
import { writeTextFile } from '../../command-line/text-file';
import { previewPresent, type PresentRow, type Share } from '../../map/preview';
import { changeLines } from '../../map/preview-table';
import { readMap } from '../../map/read-map';
import { brandDocument } from '../../merchants/brand-tokens';
import { changing, creating, moving, restoring } from '../../merchants/merchant-edits';
import { requireMerchant } from '../../merchants/merchant-tables';
import { requireState } from '../../revisions/read-revisions';
import { parseFieldEdit, type FieldEdit } from '../../settings/edit-fields';
import { parseSettingsToWrite, SETTINGS_DOCUMENT, type EnvironmentSettings } from '../../settings/settings';
import { shownJson, shownText } from '../../text/plain-text';
import { UserError, WrongUsage } from '../../text/user-error';
import { writeSettings } from '../settings/write-settings';
import { presentMerchant, presentSettings, reportContrasts } from './merchant-read';
import { namesBrand, orderedMerchant, readBrandChange, readDialect } from './ordered-merchant';

async function write(
  context: CommandContext,
  edit: (settings: EnvironmentSettings) => EnvironmentSettings,
  empty: readonly string[] = [],
  duringFreeze?: string,
): Promise<CommandOutcome> {
  return writeSettings(context, ({ settings }) => edit(parseSettingsToWrite(settings)), empty, duringFreeze);
}

/** What devices of a closed merchant get. */
const NOTHING: readonly Share[] = [{ version: '', layer: 'none', percent: 100 }];

async function servedTo({ store, environment }: CommandContext, code: string): Promise<readonly PresentRow[]> {
  const { map } = await readMap(store, environment);
  return previewPresent(map, [code]);
}

function reportUnused({ report }: CommandContext, unused: readonly string[]): void {
  if (unused.length > 0)
    report(`Not used, because they decide nothing of a brand: ${unused.map(shownText).join(', ')}`);
}

/** Makes a merchant, which is closed: nobody is served it until it is opened. */
export async function createMerchant(
  context: CommandContext,
  input: CommandInput,
  code: string,
): Promise<CommandOutcome> {
  await presentSettings(context);
  const { config, unused } = await orderedMerchant(context, input, code);
  const outcome = await write(context, creating(config));
  reportUnused(context, unused);
  const { environment, report } = context;
  report(`Nobody is served ${code} yet. Its back end: mfe merchant test ${code} --env ${environment}`);
  report(`What it would get: mfe preview merchant open ${code} --env ${environment}`);
  return outcome;
}

/** Sets or takes out fields of a merchant, open or closed, whatever its settings are by then. */
export async function setFields(
  context: CommandContext,
  input: CommandInput,
  [code = '', ...words]: readonly string[],
): Promise<CommandOutcome> {
  const dialect = Object.entries(await readDialect(context, input)).map(([name, value]) => ({ path: [name], value }));
  const removed = textsOption(input, 'remove').map((path) => ({ path: path.split('.'), value: undefined }));
  const fields: readonly FieldEdit[] = [...words.map(parseFieldEdit), ...dialect, ...removed];
  if (fields.length === 0) throw new WrongUsage(`Name at least one field: mfe merchant set ${code} <field>=<value>`);
  return write(
    context,
    changing(context.environment, code, () => fields),
  );
}

/** Changes a merchant's brand, by a file of design tokens or value by value. */
export async function changeBrand(context: CommandContext, input: CommandInput, code: string): Promise<CommandOutcome> {
  if (!namesBrand(input)) throw new WrongUsage(`Say what of the brand changes: mfe merchant brand ${code} --hue 150`);
  const change = await readBrandChange(context, input);
  const { brand: changed, unused } = change((await presentMerchant(context, code)).config.brand);
  const outcome = await write(
    context,
    changing(context.environment, code, ({ brand }) => [{ path: ['brand'], value: change(brand).brand }]),
  );
  reportContrasts(context, changed);
  reportUnused(context, unused);
  return outcome;
}

/** Writes a merchant's brand into a file of design tokens. */
export async function exportBrand(context: CommandContext, input: CommandInput, code: string): Promise<CommandOutcome> {
  const file = textOption(input, 'export') ?? '';
  const { config } = await presentMerchant(context, code);
  const tokens = brandDocument(config.brand);
  const { environment, report, isDryRun } = context;
  if (!isDryRun) await writeTextFile(file, `${shownJson(tokens)}\n`);
  report(isDryRun ? 'Nothing is written: this was a dry run.' : `${file} has the design tokens of ${code}.`);
  return { value: { environment, merchant: code, file, tokens } };
}

/** Opens a merchant: from then on its pages are served. Refuses one that no host is served to. */
export async function openMerchant(context: CommandContext, code: string): Promise<CommandOutcome> {
  const { environment, report } = context;
  const settings = await presentSettings(context);
  const { config, table } = requireMerchant(settings, environment, code);
  const rows = await servedTo(context, code);
  const hasHost = rows.some(
    ({ package: name, gets }) => name === HOST_NAME && gets.every(({ layer }) => layer !== 'none'),
  );
  if (settings.pages !== false && !hasHost)
    throw new UserError(
      `${code} would be served nothing, because ${environment} has no ${HOST_NAME} for everybody: mfe promote ${HOST_NAME} <version> --env ${environment}`,
    );
  const preview =
    table === 'merchants' ? [] : rows.map(({ gets, ...row }) => ({ ...row, before: NOTHING, after: gets }));
  if (preview.length > 0) for (const line of changeLines(preview)) report(line);
  const { value } = await write(context, moving(environment, code, 'merchants'));
  if (config.origin !== undefined) report(`Its address: ${config.origin}`);
  return { value: { ...value, preview } };
}

/** Closes a merchant: its pages are taken away, its settings and their history stay. */
export async function closeMerchant(context: CommandContext, code: string): Promise<CommandOutcome> {
  const { table } = await presentMerchant(context, code);
  const rows = table === 'merchants' ? await servedTo(context, code) : [];
  const preview = rows.map(({ gets, ...row }) => ({ ...row, before: gets, after: NOTHING }));
  if (preview.length > 0) for (const line of changeLines(preview)) context.report(line);
  const { value } = await write(context, moving(context.environment, code, 'closedMerchants'), [code]);
  return { value: { ...value, preview } };
}

/**
 * Writes a merchant again as it was at an earlier revision of the settings; nothing else of them changes. `duringFreeze` says
 * why that cannot wait for a lock or a freeze window.
 */
export async function rollBackMerchant(
  context: CommandContext,
  code: string,
  revision: number,
  duringFreeze: string | undefined,
): Promise<CommandOutcome> {
  const { store, environment } = context;
  const earlier = await requireState(store, environment, SETTINGS_DOCUMENT, revision);
  return write(context, restoring(environment, code, earlier.settings), [], duringFreeze);
}
