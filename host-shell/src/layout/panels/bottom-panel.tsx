import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useBackToClose, useCoveredPage } from 'shared-kit/overlay';
import { IconButton, Skeleton } from 'shared-kit/ui';
import { useHost, useHostSession } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Slot } from '../../outlets/slot';
import { BOTTOM_MENU_ID } from '../frame-part/bottom-menu-id';
import type { FramePartProps } from '../frame-part/frame-part-props';
import styles from './bottom-panel.module.css';

interface PanelProps extends Pick<FramePartProps, 'hasFooter' | 'opener'> {
  readonly title: string;
  readonly slot: 'panel.wallet' | 'panel.promo';
}

/** Takes the focus in, gives it back, and closes on Escape wherever the focus is. */
function useFocusWhileOpen(
  panel: RefObject<HTMLElement | null>,
  close: () => void,
  opener: Element | null | undefined,
): void {
  const [openedBy] = useState(opener);
  useEffect(() => {
    const element = panel.current;
    const { activeElement } = document;
    const before = activeElement === document.body ? openedBy : activeElement;
    element?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent): void => {
      // A dialog over the panel takes the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      const isInside = document.activeElement === document.body || element?.contains(document.activeElement) === true;
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel, close, openedBy]);
}

/** What a panel shows belongs to the session that it was opened in. */
function useCloseWithSession(close: () => void): void {
  const isMember = isSignedIn(useHostSession());
  const [wasMember] = useState(isMember);
  const hasEnded = wasMember && !isMember;
  useEffect(() => {
    if (hasEnded) close();
  }, [hasEnded, close]);
}

/** A panel above the bottom menu, which stays in reach: a second tap closes it, the other place opens its own panel. */
function BottomPanel({ title, slot, hasFooter, opener }: PanelProps): ReactNode {
  const t = useHostTexts();
  const { close, acceptsTap } = useHost().chrome;
  useBackToClose(true, close);
  const panel = useRef<HTMLElement>(null);
  // Before the focus goes back into the page.
  useCoveredPage(panel, true, '[data-footer]');
  useFocusWhileOpen(panel, close, opener);
  useCloseWithSession(close);
  return (
    <>
      {/* Keyboards have Escape and the closing button. */}
      <div className={styles.scrim} aria-hidden="true" data-scrim="" onClick={() => acceptsTap() && close()} />
      <section
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        // The bottom menu stays in reach, so readers find it in here.
        aria-owns={hasFooter ? BOTTOM_MENU_ID : undefined}
        aria-label={title}
        tabIndex={-1}
        data-panel={slot}
        data-above-footer={hasFooter ? '' : undefined}
      >
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton icon="close" label={t('action.close')} onClick={close} />
        </header>
        <div className={styles.body}>
          <Slot name={slot} props={{ onNavigate: close }} fallback={<Skeleton height={160} />} />
        </div>
      </section>
    </>
  );
}

/** Balance, deposit, withdrawal, transactions. */
export function WalletPanel({ isOpen, ...frame }: FramePartProps): ReactNode {
  const t = useHostTexts();
  return isOpen && <BottomPanel title={t('nav.wallet')} slot="panel.wallet" {...frame} />;
}

/** Promotions, reward centre, invite friends, rebate, VIP. */
export function PromoPanel({ isOpen, ...frame }: FramePartProps): ReactNode {
  const t = useHostTexts();
  return isOpen && <BottomPanel title={t('nav.promotions')} slot="panel.promo" {...frame} />;
}
