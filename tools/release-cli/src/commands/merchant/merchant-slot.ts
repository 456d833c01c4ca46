import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { remotesIn } from 'shared-contracts/remote/remote-names';
import { isSlotName, SLOT_NAMES, type SlotName } from 'shared-contracts/remote/slot-map';
import { inSlotOrder, widgetId } from 'shared-contracts/remote/slot-order';
import { textOption, type CommandContext, type CommandInput, type CommandOutcome } from '../../command-line/command';
import { admittedView } from '../../map/admission';
import { readMap } from '../../map/read-map';
import { readRelease } from '../../map/releases';
import { sharedView } from '../../map/view-groups';
import type { MerchantSettings } from '../../merchants/merchant-tables';
import type { EnvironmentSettings } from '../../settings/settings';
import { meantNote } from '../../text/meant';
import { shownText } from '../../text/plain-text';
import { tableLines } from '../../text/table-lines';
import { UserError, WrongUsage } from '../../text/user-error';
import { presentMerchant, presentSettings } from './merchant-read';

type Slots = NonNullable<MerchantSettings['slots']>;

/** The options that arrange a slot. */
export const SLOT_OPTIONS = {
  first: { type: 'string' },
  hide: { type: 'string' },
  reset: { type: 'boolean' },
} as const;

function requireSlot(word: string): SlotName {
  if (isSlotName(word)) return word;
  throw new UserError(
    `There is no slot ${shownText(word)}${meantNote(word, SLOT_NAMES) || `: it is one of ${SLOT_NAMES.join(', ')}`}`,
  );
}

function widgetsOption(input: CommandInput, name: 'first' | 'hide'): string[] | undefined {
  return textOption(input, name)?.split(',');
}

/** The slots of a merchant with one of them arranged as a command line says; what it does not say is as sections rank it. */
export function slotsChange(input: CommandInput, word: string): (present: Slots | undefined) => Slots | undefined {
  const slot = requireSlot(word);
  const [first, hidden, isReset] = [
    widgetsOption(input, 'first'),
    widgetsOption(input, 'hide'),
    input.values['reset'] === true,
  ];
  if (isReset === (first !== undefined || hidden !== undefined))
    throw new WrongUsage(`Say what ${slot} shows: --first and --hide with widgets joined by commas, or --reset`);
  return (present = {}) => {
    const { [slot]: _old, ...others } = present;
    const order = { ...(first && { first }), ...(hidden && { hidden }) };
    const next: Slots = isReset ? others : { ...others, [slot]: order };
    return Object.keys(next).length === 0 ? undefined : next;
  };
}

/** What sections put into the slots of a merchant's pages, for devices in no rollout. */
async function filled(
  { store }: CommandContext,
  map: ReleaseMap,
  { sections }: EnvironmentSettings,
  merchant: string,
): Promise<readonly { readonly slot: string; readonly id: string; readonly order: number }[]> {
  const { packages } = admittedView(sharedView(map, merchant), sections);
  const widgets = remotesIn(packages).map(async (section) => {
    const entry = packages[section];
    if (entry === undefined || entry.off !== undefined) return [];
    const release = await readRelease(store, map, section, entry.version);
    return (release?.contributions.slots ?? []).map((one) => ({ ...one, id: widgetId(section, one.widget) }));
  });
  return (await Promise.all(widgets)).flat();
}

/** Prints what each slot of a merchant's pages shows, in its order, and what its settings hide. */
export async function showSlots(context: CommandContext, code: string): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const { config } = await presentMerchant(context, code);
  const { map } = await readMap(store, environment);
  const widgets = await filled(context, map, await presentSettings(context), code);
  const slots = SLOT_NAMES.map((slot) => {
    const order = config.slots?.[slot];
    const shown = inSlotOrder(
      widgets.filter((widget) => widget.slot === slot),
      order,
    );
    return { slot, shows: shown.map(({ id }) => id), hides: order?.hidden ?? [] };
  });
  const text = (ids: readonly string[]): string => ids.join(', ') || '-';
  const rows = slots.map(({ slot, shows, hides }) => [slot, text(shows), text(hides)]);
  for (const line of tableLines([['slot', 'shows', 'hides'], ...rows])) report(line);
  return { value: { environment, merchant: code, slots } };
}
