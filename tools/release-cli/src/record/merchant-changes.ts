import type { SettingsState } from '../settings/settings';
import { settingsChanges } from '../settings/settings-changes';
import { settingsOfMerchant } from './one-merchant';

/** What a write of the settings changed of one merchant, one line for each field; `before` is undefined for the first. */
export function merchantChanges(
  code: string,
  before: Pick<SettingsState, 'settings'> | undefined,
  after: Pick<SettingsState, 'settings'>,
): readonly string[] {
  return settingsChanges(
    before === undefined ? {} : settingsOfMerchant(before.settings, code),
    settingsOfMerchant(after.settings, code),
  );
}
