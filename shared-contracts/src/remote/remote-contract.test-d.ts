import { defineContributions } from './contributions';
import type { RemoteLoadResult } from './load-result';
import { defineRemote, type ComponentLike, type RemoteDefinition, type Texts } from './remote-contract';
import type { RemoteContext } from './remote-context';
import type { PackageName, RemoteName } from '../packages/remote-names';
import type { SLOT_NAMES, SlotMap, SlotName } from './slot-map';

declare const screen: () => Promise<ComponentLike>;
declare const demandingScreen: () => Promise<ComponentLike<{ readonly id: string }>>;
declare const texts: () => Promise<Texts>;
declare const context: RemoteContext<'mfe-games'>;
declare const result: RemoteLoadResult;

const locales = { CN: texts, EN: texts, ID: texts, TY: texts };
const rest = { name: 'mfe-games', widgets: { panel: demandingScreen }, locales } as const;

/** Widgets may ask their slot for props; screens get none. */
export const good: RemoteDefinition<'mfe-games'> = defineRemote({ ...rest, screens: { home: screen } });

// @ts-expect-error -- a screen is given no props
export const screenWithProps = defineRemote({ ...rest, screens: { home: demandingScreen } });

// @ts-expect-error -- a screen is loaded when it is first shown
export const eagerScreen = defineRemote({ ...rest, screens: { home: () => null } });

// @ts-expect-error -- what is loaded is a component
export const textScreen = defineRemote({ ...rest, screens: { home: async () => 'home' } });

// @ts-expect-error -- every file language has texts
export const missingLanguage = defineRemote({ ...rest, screens: {}, locales: { CN: texts, EN: texts, ID: texts } });

export const grouped = defineRemote({ ...rest, screens: {}, textGroups: { member: locales } });

export const missingInGroup = defineRemote({
  ...rest,
  screens: {},
  // @ts-expect-error -- and so has every group
  textGroups: { member: { CN: texts, EN: texts, ID: texts } },
});

// @ts-expect-error -- texts are texts
export const wrongTexts: Texts = { title: 7 };

/** A section that the contract has never heard of. */
export const newRemote = defineRemote({ ...rest, name: 'mfe-casino', screens: {} });

// @ts-expect-error -- what is no section's name is no remote
export const noRemote = defineRemote({ ...rest, name: 'casino', screens: {} });

// @ts-expect-error -- the host is no remote
export const host: RemoteName = 'host-shell' satisfies PackageName;

// @ts-expect-error -- the contract is stamped, not chosen
export const ownContract = defineRemote({ ...rest, screens: {}, contract: '1.0.0' });

export const started = defineRemote({
  ...rest,
  screens: {},
  // @ts-expect-error -- a remote tells what it owns
  start: ({ events }) => events.emit('notice.read', { id: 1 }),
});

// @ts-expect-error -- a context is made for one remote
export const foreignContext: RemoteContext<'mfe-account'> = context;

// @ts-expect-error -- remotes read the language and ask to change it; they do not replace the reader
context.language = { get: () => 'EN', set: async () => undefined };

export const contributions = defineContributions({
  // @ts-expect-error -- there is no such guard
  routes: [{ path: '/m/new', screen: 'new', guard: 'vip' }],
  // @ts-expect-error -- there is no such slot
  slots: [{ slot: 'home.footer', widget: 'new', order: 1 }],
  // @ts-expect-error -- there is no such intent
  intents: ['openCasino'],
});

export const untitled = defineContributions({
  // @ts-expect-error -- titles are in every file language
  routes: [{ path: '/m/x', screen: 'x', title: { EN: 'X' } }],
  slots: [],
  intents: [],
});

/** The list of slots has every slot of the map. */
export const everySlot: [Exclude<SlotName, (typeof SLOT_NAMES)[number]>] extends [never] ? true : false = true;

// @ts-expect-error -- the wallet panel is told when somebody leaves it
export const panel: SlotMap['panel.wallet'] = {};

// @ts-expect-error -- a failed load has no remote
export const failed: RemoteDefinition | false = result.status === 'failed' && result.remote;

// @ts-expect-error -- there is no such stage
export const wrongStage: RemoteLoadResult = { status: 'failed', stage: 'network', cause: '' };
