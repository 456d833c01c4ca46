import { setDefault, pin } from 'release-cli/edits/edits';
import { applyEdit } from 'release-cli/change/apply-edit';
import { applySettings } from 'release-cli/change/apply-settings';
import type { SettingsInput } from 'release-cli/settings/settings';
import type { Store } from 'release-cli/trust/store';
import { verifyStore } from 'release-cli/verify/verify-store';
import { ENVIRONMENT, merchantCode, sectionName, VERSIONS } from './written-site';

/** The merchant that one write concerns: neither pinned nor in a canary. */
const SINGLE = merchantCode(1);

/** One colour of a single merchant changes, by which every page is planned again. */
function recoloured(settings: SettingsInput): SettingsInput {
  const single = settings.merchants[SINGLE];
  if (single === undefined) throw new Error(`There is no ${SINGLE}`);
  return { ...settings, merchants: { ...settings.merchants, [SINGLE]: { ...single, brand: { ...single.brand, hue: 123 } } } };
}

const account = (store: Store) => ({ store, environment: ENVIRONMENT, author: 'scale', reason: 'scale' });

/** What operators do, as `mfe` does it; each changes something. */
export const OPERATIONS = {
  promote: async (store: Store) =>
    applyEdit({ ...account(store), edit: (map) => setDefault(map, sectionName(0), VERSIONS.next) }),
  pin: async (store: Store) =>
    applyEdit({ ...account(store), edit: (map) => pin(map, SINGLE, sectionName(1), VERSIONS.pinned) }),
  settings: async (store: Store) =>
    applySettings({
      ...account(store),
      edit: ({ settings }) => recoloured(settings as unknown as SettingsInput),
    }),
  everySetting: async (store: Store) =>
    applySettings({
      ...account(store),
      edit: ({ settings }) => ({ ...(settings as unknown as SettingsInput), assetsBase: 'https://files.example/r/' }),
    }),
  verify: async (store: Store) => {
    const { problems } = await verifyStore(store, ENVIRONMENT);
    if (problems.length > 0) throw new Error(problems.slice(0, 3).join('\n'));
  },
} as const satisfies Readonly<Record<string, (store: Store) => Promise<unknown>>>;

export type Operation = keyof typeof OPERATIONS;
