import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useBackToClose } from 'shared-kit/overlay';
import { IconButton, Skeleton } from 'shared-kit/ui';
import { useHost, useHostSession } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Slot } from '../../outlets/slot';
import type { FramePartProps } from '../frame-part/frame-part-props';
import styles from './bottom-panel.module.css';

interface PanelProps extends Pick<FramePartProps, 'hasFooter' | 'opener'> {
  readonly title: string;
  readonly slot: 'panel.wallet' | 'panel.promo';
}

/** Takes the focus in, gives it back, and closes on Escape wherever the focus is. */
function useFocusWhileOpen(close: () => void, opener: Element | null | undefined): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
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
  }, [close, openedBy]);
  return panel;
}

/**
 * Takes the page out of reach once the panel stands: all of its styles are computed anew for that, and the panel would
 * come later. Until then the scrim keeps fingers off; a key that would lead into the page does not wait.
 */
function useCoveredPage(panel: RefObject<HTMLElement | null>): void {
  const [page] = useState(() => document.querySelector<HTMLElement>('[data-under-panels]'));
  useEffect(() => {
    let isOver = false;
    const cover = (): void => void (isOver || page?.toggleAttribute('inert', true));
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') cover();
    };
    const motions = panel.current?.getAnimations() ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(cover);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      isOver = true;
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [panel, page]);
  // Before the focus goes back into the page.
  useLayoutEffect(() => () => void page?.toggleAttribute('inert', false), [page]);
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
  const panel = useFocusWhileOpen(close, opener);
  useCoveredPage(panel);
  useCloseWithSession(close);
  return (
    <>
      {/* Keyboards have Escape and the closing button. */}
      <div className={styles.scrim} aria-hidden="true" data-scrim="" onClick={() => acceptsTap() && close()} />
      <section
        ref={panel}
        className={styles.panel}
        role="dialog"
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
