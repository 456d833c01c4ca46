import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { useHost, useOpenPart } from '../host/use-host';
import type { FramePartProps } from './frame-part/frame-part-props';
import { isLatePart, loadedPart, loadFramePart, type LatePart } from './late-parts';

interface ShownPart {
  readonly part: LatePart;
  readonly Part: ComponentType<FramePartProps>;
  readonly opener: Element | null;
}

/** Draws the part of the frame that is open; one that cannot be loaded closes again and says so. */
export function FrameParts({ hasFooter }: { readonly hasFooter: boolean }): ReactNode {
  const host = useHost();
  const { chrome, overlays, telemetry, navigation } = host;
  const open = useOpenPart();
  const [shown, setShown] = useState<ShownPart | null>(null);
  // In the moment of opening: a covered page gives up the focus before the part has come.
  useLayoutEffect(() => {
    if (!isLatePart(open)) return undefined;
    let isCurrent = true;
    const opener = document.activeElement;
    const ready = loadedPart(open);
    if (ready !== null) {
      setShown({ part: open, Part: ready, opener });
      return undefined;
    }
    loadFramePart(open, host).then(
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
