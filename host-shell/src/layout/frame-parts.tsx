import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import type { OpenPart } from '../chrome/chrome-state';
import type { HostServices } from '../host/host-services';
import { useHost, useOpenPart } from '../host/use-host';
import { widgetsFor } from '../remotes/slot-widgets';
import type { FramePartProps } from './frame-part/frame-part-props';

type LatePart = Exclude<OpenPart, 'none' | 'widget'>;
type LoadPart = (host: HostServices) => Promise<ComponentType<FramePartProps>>;

/** The form is a remote's: without it there is nothing to open. */
async function loadRegisterModal(host: HostServices): Promise<ComponentType<FramePartProps>> {
  const [slotWidget] = widgetsFor(host.boot.live, 'home.registerModal');
  const result = slotWidget && (await host.loader.loadPart(slotWidget.remote, 'widgets', slotWidget.widget));
  if (result?.status !== 'loaded') throw new Error('no register form');
  return (await import(/* webpackChunkName: "register-modal" */ './register-modal/register-modal')).RegisterModal;
}

const loadPanels = (): Promise<typeof import('./panels/bottom-panel')> =>
  import(/* webpackChunkName: "panels" */ './panels/bottom-panel');

/** The parts of the frame that come only after a tap, with the library they stand on. */
const PARTS: Readonly<Record<LatePart, LoadPart>> = {
  menu: () => import(/* webpackChunkName: "side-menu" */ './side-menu/side-menu').then((module) => module.SideMenu),
  wallet: () => loadPanels().then((module) => module.WalletPanel),
  promo: () => loadPanels().then((module) => module.PromoPanel),
  register: loadRegisterModal,
};

interface ShownPart {
  readonly part: LatePart;
  readonly Part: ComponentType<FramePartProps>;
  readonly opener: Element | null;
}

function isLate(part: OpenPart): part is LatePart {
  return Object.hasOwn(PARTS, part);
}

/** Draws the part of the frame that is open; one that cannot be loaded closes again and says so. */
export function FrameParts({ hasFooter }: { readonly hasFooter: boolean }): ReactNode {
  const host = useHost();
  const { chrome, overlays, telemetry, navigation } = host;
  const open = useOpenPart();
  const [shown, setShown] = useState<ShownPart | null>(null);
  // In the moment of opening: a covered page gives up the focus before the part has come.
  useLayoutEffect(() => {
    if (!isLate(open)) return;
    let isCurrent = true;
    const opener = document.activeElement;
    PARTS[open](host).then(
      (Part) => isCurrent && setShown({ part: open, Part, opener }),
      () => {
        if (!isCurrent) return;
        telemetry.report('frame.failed', { part: open });
        chrome.close();
        // Registration has a page with the same form; the others have no replacement.
        if (open === 'register') navigation.go(PATHS.register, { replace: false });
        else overlays.showFailure(undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [open, host, chrome, overlays, telemetry, navigation]);
  const isDrawn = shown?.part === open;
  useLayoutEffect(() => {
    if (isDrawn) chrome.drawn();
  }, [isDrawn, chrome]);
  if (shown === null) return null;
  const { part, Part, opener } = shown;
  // A part that was open stays to take its leave.
  return <Part key={part} isOpen={open === part} hasFooter={hasFooter} opener={opener} />;
}
