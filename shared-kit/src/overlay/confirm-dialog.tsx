import { Action, Cancel, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-alert-dialog';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { buttonClass } from '../ui/action/button-class';
import { useBackToClose } from './back/use-back-to-close';
import { PageCover } from './surface';
import { useFocusReturn } from './use-focus-return';
import styles from './surface.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Marks the confirming button as one that destroys. */
  readonly danger?: boolean;
  /** True when confirmed; false when cancelled or left by Escape or Back. Called once per answer. */
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** A question with two answers. A tap beside it answers nothing. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, title, text, confirmLabel, cancelLabel, danger = false, onAnswer } = props;
  const surface = useRef<HTMLDivElement>(null);
  const returnFocus = useFocusReturn(open);
  useBackToClose(open, () => onAnswer(false));
  const hasText = text !== undefined && text !== null && text !== '';
  return (
    <Root open={open}>
      <Portal>
        <Overlay className={styles.backdrop} data-scrim="" />
        <Content
          ref={surface}
          aria-modal="true"
          className={clsx(styles.surface, styles.dialog, styles.md, styles.question)}
          {...(!hasText && { 'aria-describedby': undefined })}
          onEscapeKeyDown={() => onAnswer(false)}
          onCloseAutoFocus={returnFocus}
        >
          <PageCover surface={surface} isOpen={open} />
          <Title className={styles.questionTitle}>{title}</Title>
          {hasText && <Description className={styles.questionText}>{text}</Description>}
          <div className={styles.answers}>
            <Cancel className={buttonClass({ variant: 'secondary', block: true })} onClick={() => onAnswer(false)}>
              {cancelLabel}
            </Cancel>
            <Action
              className={buttonClass({ variant: danger ? 'danger' : 'primary', block: true })}
              onClick={() => onAnswer(true)}
            >
              {confirmLabel}
            </Action>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
