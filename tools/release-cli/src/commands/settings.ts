import { readFile } from 'node:fs/promises';
import { Refusal, WrongUsage } from '../refusal';
import { errorCode } from '../store/file-errors';
import { saveSettings } from '../store/save-settings';
import { parseSettings, readSettings, type SettingsInput } from '../store/settings';
import { canonicalJson } from '../trust/canonical-json';
import { assertAtMost, type Command, type CommandContext, type CommandOutcome } from './command';

const USAGE = 'settings show | settings apply <file.json>';

async function readFileOf(file: string): Promise<SettingsInput> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new Refusal(`${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
  try {
    return parseSettings(JSON.parse(text));
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${file}: ${error.message}`) : new Refusal(`${file} is not JSON`);
  }
}

async function show({ store, environment, report }: CommandContext): Promise<CommandOutcome> {
  const found = await readSettings(store, environment);
  if (found === null) throw new Refusal(`${environment} has no settings yet: mfe settings apply <file.json>`);
  report(JSON.stringify(found.settings, null, 2));
  return { value: { environment, settings: found.settings } };
}

/** Merchants that come, go, and change: what a person checks before writing. */
function changedMerchants(before: SettingsInput | undefined, after: SettingsInput) {
  const [old, fresh] = [before?.merchants ?? {}, after.merchants];
  return {
    added: Object.keys(fresh).filter((code) => old[code] === undefined),
    removed: Object.keys(old).filter((code) => fresh[code] === undefined),
    changed: Object.keys(fresh).filter(
      (code) => old[code] !== undefined && canonicalJson(old[code]) !== canonicalJson(fresh[code] ?? {}),
    ),
  };
}

async function apply(context: CommandContext, file: string): Promise<CommandOutcome> {
  const { store, environment, report, isDryRun } = context;
  const settings = await readFileOf(file);
  const present = (await readSettings(store, environment))?.settings;
  const merchants = changedMerchants(present, settings);
  for (const [word, codes] of Object.entries(merchants))
    if (codes.length > 0) report(`merchants ${word}: ${codes.join(', ')}`);
  await saveSettings(store, environment, settings, { dryRun: isDryRun });
  const isWritten = !isDryRun && (present === undefined || canonicalJson(present) !== canonicalJson(settings));
  if (isWritten) report(`The settings of ${environment} are written and its pages are renewed.`);
  else report(isDryRun ? 'Nothing is written: this was a dry run.' : 'Nothing to do: it is so already.');
  return { value: { environment, isWritten, merchants } };
}

export const settingsCommand: Command = {
  name: 'settings',
  usage: USAGE,
  summary: 'who the merchants of an environment are and how its pages behave: show it, or write it from a file',
  options: {},
  async run(context, input) {
    const [action, file] = input.positionals;
    if (action === 'show') {
      assertAtMost(input, 1, USAGE);
      return show(context);
    }
    if (action !== 'apply' || file === undefined) throw new WrongUsage(`Say what to do: mfe ${USAGE}`);
    assertAtMost(input, 2, USAGE);
    return apply(context, file);
  },
};
