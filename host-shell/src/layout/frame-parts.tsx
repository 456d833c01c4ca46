import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useHost, useOpenPart } from '../app/use-host';
import type { OpenPart } from './chrome-state';

/** The parts of the frame that come only after a tap, with the library they stand on. */
const PARTS: Readonly<Record<Exclude<OpenPart, 'none'>, () => Promise<ComponentType>>> = {
  menu: () => import(/* webpackChunkName: "side-menu" */ './side-menu/side-menu').then((module) => module.SideMenu),
  wallet: () =>
    import(/* webpackChunkName: "panels" */ './panels/bottom-panels').then(({ BottomPanel }) => () => (
      <BottomPanel part="wallet" />
    )),
  promo: () =>
    import(/* webpackChunkName: "panels" */ './panels/bottom-panels').then(({ BottomPanel }) => () => (
      <BottomPanel part="promo" />
    )),
};

/** Draws the side menu or the panel that is open; one that cannot be loaded closes again and says so. */
export function FrameParts(): ReactNode {
  const { chrome, overlays, telemetry } = useHost();
  const open = useOpenPart();
  const [shown, setShown] = useState<{ readonly part: OpenPart; readonly Part: ComponentType } | null>(null);
  useEffect(() => {
    if (open === 'none') return;
    let isCurrent = true;
    PARTS[open]().then(
      (Part) => isCurrent && setShown({ part: open, Part }),
      () => {
        telemetry.report('frame.failed', { part: open });
        overlays.showFailure(undefined);
        chrome.close();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [open, chrome, overlays, telemetry]);
  if (open === 'none' || shown?.part !== open) return null;
  const { Part } = shown;
  return <Part />;
}
