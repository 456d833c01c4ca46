/** The host's slots and the props each gives to what fills it. */
export interface SlotMap {
  /** Wide pictures at the top of home. */
  'home.banner': Record<never, never>;
  /** One quiet line of announcements under the banner. */
  'home.ticker': Record<never, never>;
  /** Category menu, sections and lists of home. */
  'home.catalogue': Record<never, never>;
  /** The strip of recent winners. */
  'home.winners': Record<never, never>;
  /** The pop-up announcements of home. */
  'home.popups': {
    /** There were none, or the person closed them: home goes on to its next pop-up. */
    readonly onSettled: () => void;
    /** They came up. A host of an earlier contract does not ask. */
    readonly onShown?: () => void;
    /** The person closed them and wants no more of them today. */
    readonly onMute: () => void;
  };
  /** The registration form over home. */
  'home.registerModal': {
    /** The person left it by its backdrop, its cross or a way on: the host takes it down. */
    readonly onClose: () => void;
    /** It is not to be offered again in this page's life. */
    readonly onHide: () => void;
  };
  /** Balance card with its actions, in the bottom menu's wallet panel. */
  'panel.wallet': {
    /** The widget leads to another page: the host closes the panel. */
    readonly onNavigate: () => void;
  };
  /** Promotion entries, in the bottom menu's promo panel. */
  'panel.promo': {
    /** The widget leads to another page: the host closes the panel. */
    readonly onNavigate: () => void;
  };
  /** The compact sign-in form for visitors. */
  'sideMenu.login': {
    /** The session has begun: the host closes the menu. */
    readonly onSignedIn: () => void;
  };
}

/** The name of a slot that this contract's host has. */
export type SlotName = keyof SlotMap;

/** Every slot, for checks of descriptors. */
export const SLOT_NAMES = [
  'home.banner',
  'home.ticker',
  'home.catalogue',
  'home.winners',
  'home.popups',
  'home.registerModal',
  'panel.wallet',
  'panel.promo',
  'sideMenu.login',
] as const satisfies readonly SlotName[];

/** How slots are called, also those of other hosts. */
export const SLOT_NAME = /^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/;

/** Recognises a slot of this contract's host; those of later hosts match {@link SLOT_NAME} alone. */
export function isSlotName(value: unknown): value is SlotName {
  return (SLOT_NAMES as readonly unknown[]).includes(value);
}

/** Slots that are filled after the first screen is drawn: nothing of them belongs to a page's first files. */
export const LATE_SLOTS: readonly SlotName[] = ['home.winners', 'home.popups', 'home.registerModal'];
