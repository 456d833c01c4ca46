import { applySettings } from '../change/apply-settings';
import type { SettingsInput } from '../settings/settings';
import type { Store } from '../trust/store';

/** Writes settings whole, as a tester. */
export async function saveSettings(
  store: Store,
  environment: string,
  settings: SettingsInput,
  { now, author = 'tester' }: { readonly now?: Date; readonly author?: string } = {},
): Promise<void> {
  await applySettings({
    store,
    environment,
    author,
    reason: 'test',
    edit: () => settings,
    ...(now === undefined ? {} : { now: () => now }),
  });
}
