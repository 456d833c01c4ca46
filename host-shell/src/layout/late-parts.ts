import type { ComponentType } from 'react';
import type { OpenPart } from '../chrome/chrome-state';
import type { HostServices } from '../host/host-services';
import { widgetsFor } from '../remotes/slot-widgets';
import type { FramePartProps } from './frame-part/frame-part-props';

/** A part of the frame whose code comes after the first screen. */
export type LatePart = Exclude<OpenPart, 'none' | 'widget'>;
type Part = ComponentType<FramePartProps>;

/** The form is a remote's: without it there is nothing to open. */
async function loadRegisterModal(host: HostServices): Promise<Part> {
  const [slotWidget] = widgetsFor(host.boot.live, 'home.registerModal');
  const result = slotWidget && (await host.loader.loadPart(slotWidget.remote, 'widgets', slotWidget.widget));
  if (result?.status !== 'loaded') throw new Error('no register form');
  return (await import(/* webpackChunkName: "register-modal" */ './register-modal/register-modal')).RegisterModal;
}

const loadPanels = (): Promise<typeof import('./panels/bottom-panel')> =>
  import(/* webpackChunkName: "panels" */ './panels/bottom-panel');

const PARTS: Readonly<Record<LatePart, (host: HostServices) => Promise<Part>>> = {
  menu: () => import(/* webpackChunkName: "side-menu" */ './side-menu/side-menu').then((module) => module.SideMenu),
  wallet: () => loadPanels().then((module) => module.WalletPanel),
  promo: () => loadPanels().then((module) => module.PromoPanel),
  register: loadRegisterModal,
};

const loaded = new Map<LatePart, Part>();

export function isLatePart(part: OpenPart): part is LatePart {
  return Object.hasOwn(PARTS, part);
}

/** The part where its code has come; its first drawing is that of the tap then. */
export function loadedPart(part: OpenPart): Part | null {
  return (isLatePart(part) && loaded.get(part)) || null;
}

/** Loads the code of a part, with the library it stands on; rejects where it does not come. */
export async function loadFramePart(part: LatePart, host: HostServices): Promise<Part> {
  const Part = await PARTS[part](host);
  // The form may be switched off, or another one's, the next time.
  if (part !== 'register') loaded.set(part, Part);
  return Part;
}
