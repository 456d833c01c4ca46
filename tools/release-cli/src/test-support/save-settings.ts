import { applySettings } from '../change/apply-settings';
import { PRODUCT_PACKAGES } from '../settings/admitted-sections';
import { readSettings, type SettingsInput } from '../settings/settings';
import type { Store } from '../trust/store';

/** Writes settings whole, as a tester, whoever and whatever is lost by it. */
export async function saveSettings(
  store: Store,
  environment: string,
  settings: SettingsInput,
  { now, author = 'tester' }: { readonly now?: Date; readonly author?: string } = {},
): Promise<void> {
  const present = await readSettings(store, environment);
  await applySettings({
    store,
    environment,
    author,
    reason: 'test',
    edit: () => settings,
    empty: [...PRODUCT_PACKAGES, ...Object.keys(present?.settings.merchants ?? {})],
    ...(now === undefined ? {} : { now: () => now }),
  });
}
