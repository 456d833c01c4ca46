import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/action/icon-button';
import { useTapGuard } from './use-tap-guard';
import styles from './surface.module.css';

/** What dialogs and sheets have in common. */
export interface SurfaceProps {
  readonly open: boolean;
  /** Told `false` when the player closes it: by the backdrop, Escape or the button. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Keeps the title for readers only. */
  readonly titleHidden?: boolean;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Actions; stays in view while the content scrolls. */
  readonly footer?: ReactNode;
  /** Name of the closing button; without it there is none. */
  readonly closeLabel?: string;
  /** False where only the footer's actions may close it. */
  readonly dismissible?: boolean;
}

interface SurfaceShellProps extends SurfaceProps {
  readonly className: string;
  readonly handle?: boolean;
}

/** Reads the title first, and does not offer the closing button before the content. */
function focusSurface(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** A modal surface over a darkened page: focus is kept inside and goes back where it was; the page does not scroll. */
export function SurfaceShell(props: SurfaceShellProps): ReactNode {
  const { open, onOpenChange, title, titleHidden, description, children, footer, closeLabel } = props;
  const { dismissible = true, className, handle = false } = props;
  const refuseEarlyTap = useTapGuard(open);
  const hasDescription = description !== undefined && description !== null;
  const refuseUnlessDismissible = (event: { preventDefault: () => void }): void => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.backdrop} />
        <Content
          className={clsx(styles.surface, className)}
          {...(!hasDescription && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusSurface}
          onEscapeKeyDown={refuseUnlessDismissible}
          onPointerDownOutside={(event) => {
            refuseEarlyTap(event);
            refuseUnlessDismissible(event);
          }}
        >
          {handle && <span className={styles.handle} aria-hidden="true" />}
          <header className={clsx(styles.header, titleHidden && !closeLabel && styles.hidden)}>
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
