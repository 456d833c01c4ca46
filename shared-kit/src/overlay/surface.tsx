import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../ui/action/icon-button';
import { useBackToClose } from './back/use-back-to-close';
import { useCoveredPage } from './use-covered-page';
import { useFocusReturn } from './use-focus-return';
import { useSwipeAway, type SurfaceEdge } from './gestures/use-swipe-away';
import { useTapGuard } from './gestures/use-tap-guard';
import { isOnToast } from './toast/is-on-toast';
import styles from './surface.module.css';

/** What dialogs and sheets have in common. */
export interface SurfaceProps {
  readonly open: boolean;
  /** Told `false` when the player closes it: by the backdrop, Escape, Back or the button. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Keeps the title for readers only. */
  readonly titleHidden?: boolean;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Stays in view above the content while it scrolls: a search. */
  readonly toolbar?: ReactNode;
  /** Actions; stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** Name of the closing button; without it there is none. */
  readonly closeLabel?: string;
  /** False where only the footer's actions may close it. */
  readonly dismissible?: boolean;
}

interface SurfaceShellProps extends SurfaceProps {
  readonly className: string;
  /** The edge it came from and may be swiped back to. */
  readonly edge?: SurfaceEdge;
}

interface PageCoverProps {
  readonly surface: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
}

/**
 * Reads the title first, and does not offer the closing button before the content. A field that asks for the focus
 * gets it where there is a real keyboard; elsewhere it would raise the screen's own over what has just opened.
 */
function focusSurface(event: Event): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const wanted = event.currentTarget.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted && window.matchMedia('(hover: hover)').matches) wanted.focus();
  else event.currentTarget.focus();
}

/** Stands inside of a surface, which is on the page before it is asked for. */
export function PageCover({ surface, isOpen }: PageCoverProps): ReactNode {
  useCoveredPage(surface, isOpen);
  return null;
}

/** A modal surface over a darkened page: focus is kept inside and goes back where it was; the page does not scroll. */
export function SurfaceShell(props: SurfaceShellProps): ReactNode {
  const { open, onOpenChange, title, titleHidden, description, children, toolbar, footer, closeLabel } = props;
  const { dismissible = true, className, edge } = props;
  const surface = useRef<HTMLDivElement>(null);
  const refuseEarlyTap = useTapGuard(open);
  const returnFocus = useFocusReturn(open);
  useBackToClose(open, () => onOpenChange(false), dismissible);
  const swipe = useSwipeAway(edge ?? 'bottom', () => onOpenChange(false));
  const isSwiped = edge !== undefined && dismissible;
  const hasDescription = description !== undefined && description !== null;
  const refuseUnlessDismissible = (event: { preventDefault: () => void }): void => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.backdrop} data-scrim="" />
        <Content
          ref={surface}
          aria-modal="true"
          data-surface=""
          className={clsx(styles.surface, className)}
          {...(isSwiped && edge !== 'bottom' && swipe)}
          {...(!hasDescription && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusSurface}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={refuseUnlessDismissible}
          onPointerDownOutside={(event) => {
            if (isOnToast(event.target)) event.preventDefault();
            refuseEarlyTap(event);
            refuseUnlessDismissible(event);
          }}
        >
          <PageCover surface={surface} isOpen={open} />
          {edge === 'bottom' && (
            <div className={styles.grip} aria-hidden="true" {...(isSwiped && swipe)}>
              <span className={styles.handle} />
            </div>
          )}
          <header
            className={clsx(styles.header, titleHidden && !closeLabel && styles.hidden)}
            {...(isSwiped && edge === 'bottom' && swipe)}
          >
            <Title className={clsx(styles.title, titleHidden && styles.hidden)}>{title}</Title>
            {closeLabel && (
              <IconButton
                icon="close"
                label={closeLabel}
                className={styles.close}
                onClick={() => onOpenChange(false)}
              />
            )}
          </header>
          {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
          <div className={styles.body}>
            {hasDescription && <Description className={styles.description}>{description}</Description>}
            {children}
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Content>
      </Portal>
    </Root>
  );
}
