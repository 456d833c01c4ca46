import { clsx } from 'clsx';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { RouteFooter } from 'shared-contracts/remote/contributions';
import { useBackToClose } from 'shared-kit/overlay';
import { Icon } from 'shared-kit/ui';
import type { ChromeState } from '../../chrome/chrome-state';
import { useHost, useOpenPart } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { useDrag } from './use-drag';
import { useWidgetPlace } from './use-widget-place';
import { WidgetMenu } from './widget-menu';
import styles from './floating-widget.module.css';

export interface FloatingWidgetProps {
  readonly footer: RouteFooter;
  /** Changes with the page. */
  readonly pageKey: string;
}

/** Closes on Escape, on Back and on a tap elsewhere. */
function useCloseFromOutside(isOpen: boolean, root: React.RefObject<HTMLElement | null>, chrome: ChromeState): void {
  useBackToClose(isOpen, chrome.close);
  useEffect(() => {
    if (!isOpen) return;
    chrome.drawn();
    const onPointerDown = (event: Event): void => {
      const isInside = event.target instanceof Node && root.current?.contains(event.target) === true;
      if (!isInside && chrome.acceptsTap()) chrome.close();
    };
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      chrome.close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, root, chrome]);
}

/** The round button over every page, which opens a few links (docs/product/shell.md#floating-button). */
export function FloatingWidget({ footer, pageKey }: FloatingWidgetProps): ReactNode {
  const t = useHostTexts();
  const { chrome } = useHost();
  const open = useOpenPart();
  const isOpen = open === 'widget';
  const root = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const control = useWidgetPlace(footer !== 'none', pageKey, root);
  const { place, point, opensDown, dragTo, drop, press, setCollapsed } = control;
  const drag = useDrag({ point, onMove: dragTo, onDrop: drop });
  useCloseFromOutside(isOpen, root, chrome);
  // Whatever else is open has the page to itself.
  if (point === null || (open !== 'none' && !isOpen)) return null;

  const isSmall = place.isCollapsed && !isOpen;
  const onPress = (): void => {
    if (drag.wasDragged()) return;
    if (place.isCollapsed) setCollapsed(false);
    else chrome.toggle('widget');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (press(event.key)) event.preventDefault();
  };
  return (
    <div
      ref={root}
      className={clsx(styles.widget, isSmall && styles.small, control.isRunning && !isOpen && styles.running)}
      style={{ transform: `translate(${point.left}px, ${point.top}px)` }}
      data-floating-widget={point.left < window.innerWidth / 2 ? 'left' : 'right'}
      data-opens={opensDown ? 'down' : 'up'}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={t(place.isCollapsed ? 'widget.expand' : 'widget.label')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
        {...drag.handlers}
      >
        <Icon name={isOpen ? 'close' : 'headset'} size={isSmall ? 16 : 22} />
      </button>
      {isOpen && (
        <WidgetMenu
          id={menuId}
          onLeave={chrome.close}
          onCollapse={() => {
            chrome.close();
            setCollapsed(true);
            root.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </div>
  );
}
