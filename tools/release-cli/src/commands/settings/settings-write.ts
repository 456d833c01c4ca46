import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { UserError, messageOf, WrongUsage } from '../../text/user-error';
import { requireState } from '../../revisions/read-revisions';
import type { SettingsEdit } from '../../change/apply-settings';
import { editFields, type FieldEdit } from '../../settings/edit-fields';
import { settingsChanges } from '../../settings/settings-changes';
import {
  parseSettings,
  parseSettingsToWrite,
  readSettings,
  SETTINGS_DOCUMENT,
  type EnvironmentSettings,
} from '../../settings/settings';
import { parseJsonFile } from '../../text/json-text';
import { canonicalJson } from '../../trust/canonical-json';
import type { CommandContext, CommandOutcome } from '../../command-line/command';
import { readTextFile } from '../../command-line/text-file';
import { writeSettings } from './write-settings';

/** Settings in a file, and what they were made from where it says so. */
interface SettingsFile {
  readonly settings: EnvironmentSettings;
  readonly environment?: string;
  readonly revision?: number;
}

const originSchema = v.looseObject({
  environment: v.exactOptional(v.string()),
  revision: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

async function readSettingsFile(file: string): Promise<SettingsFile> {
  const text = await readTextFile(file);
  return parseJsonFile(file, text, (value) => {
    const { environment, revision, ...settings } = parseOrExplain(originSchema, value, 'settings document');
    return {
      settings: parseSettings(settings),
      ...(environment !== undefined && { environment }),
      ...(revision !== undefined && { revision }),
    };
  });
}

/** Whole settings from a file. What was made from another revision than the present one would undo what came between. */
function editOfFile(file: string, given: SettingsFile, environment: string): SettingsEdit {
  if (given.environment !== undefined && given.environment !== environment)
    throw new UserError(
      `${file} holds the settings of ${given.environment}, not of ${environment}: take "environment" and "revision" out of it to write them there`,
    );
  return ({ revision, author, settings }) => {
    const isStale = given.revision !== undefined && given.revision !== revision;
    if (isStale && canonicalJson(settings) !== canonicalJson(given.settings))
      throw new UserError(
        `${file} was made from revision ${given.revision}, but the settings of ${environment} are at revision ${revision}${author === '' ? '' : `, by ${author}`}: make the change in what "mfe settings show" prints now`,
      );
    return given.settings;
  };
}

/** Writes whole settings from a file. */
export async function applyFile(
  context: CommandContext,
  file: string,
  empty: readonly string[],
): Promise<CommandOutcome> {
  return writeSettings(context, editOfFile(file, await readSettingsFile(file), context.environment), empty);
}

/** Says what `settings apply` would change, without asking whether it may. */
export async function diffFile(context: CommandContext, file: string): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const { settings } = await readSettingsFile(file);
  const present = await readSettings(store, environment);
  const changes = settingsChanges(present?.settings ?? {}, settings);
  report(`From revision ${present?.record.revision ?? 0} of the settings of ${environment} to ${file}:`);
  for (const change of changes.length === 0 ? ['nothing changes'] : changes) report(`  ${change}`);
  return { value: { environment, changes } };
}

/** Sets or takes out some fields of whatever the settings are by then. */
export async function applyFields(
  context: CommandContext,
  edits: readonly FieldEdit[],
  empty: readonly string[],
): Promise<CommandOutcome> {
  if (edits.length === 0) throw new WrongUsage('Name at least one field: mfe settings edit <field>=<value>');
  return writeSettings(context, ({ settings }) => editFields(settings, edits), empty);
}

/** Writes an earlier revision again, as a new one; the one before the present where none is named. */
export async function rollBackSettings(
  context: CommandContext,
  to: number | undefined,
  empty: readonly string[],
  duringFreeze?: string,
): Promise<CommandOutcome> {
  const { store, environment } = context;
  const present = (await readSettings(store, environment))?.record.revision ?? 0;
  const revision = to ?? present - 1;
  if (revision >= present)
    throw new UserError(`The settings of ${environment} are at revision ${present}: name an earlier one`);
  if (revision < 1) throw new UserError(`The settings of ${environment} have no earlier revision`);
  const earlier = await requireState(store, environment, SETTINGS_DOCUMENT, revision);
  return writeSettings(
    context,
    (now) => {
      if (to === undefined && now.revision !== present)
        throw new UserError(
          `The settings of ${environment} were changed in the meantime: look at "mfe settings history" and name a revision`,
        );
      try {
        return parseSettingsToWrite(earlier.settings);
      } catch (error) {
        throw new UserError(`Revision ${revision} cannot be used any more: ${messageOf(error)}`);
      }
    },
    empty,
    duringFreeze,
  );
}
