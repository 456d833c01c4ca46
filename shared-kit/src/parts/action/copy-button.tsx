import { useEffect, useState, type ReactNode } from 'react';
import { Button, Icon, IconButton, Unseen, type ButtonSize, type ButtonVariant } from 'shared-kit/ui';
import { copyText } from './copy-text';

/** How long the button says that it has copied. */
export const COPIED_MILLISECONDS = 2000;

export interface CopyButtonProps {
  /** What goes into the clipboard. */
  readonly text: string;
  /** What the button does: "Copy the account number". */
  readonly label: string;
  /** What it says once it is done: "Copied". */
  readonly copiedLabel: string;
  /** Called if the browser denies copying, so that the player is told to copy by hand. */
  readonly onFailure?: () => void;
  /** `icon` is only the picture, for the end of a line. */
  readonly look?: 'icon' | 'button';
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** Puts a text into the clipboard and says so. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const { text, label, copiedLabel, onFailure, look = 'icon', variant = 'secondary', size = 'sm' } = props;
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copies]);
  const hasCopied = copies > 0;
  const copy = async (): Promise<void> => {
    if (await copyText(text)) setCopies((now) => now + 1);
    else onFailure?.();
  };
  const icon = hasCopied ? 'check' : 'copy';
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon={icon} label={label} iconSize={18} onClick={() => void copy()} />
      ) : (
        <Button variant={variant} size={size} startIcon={<Icon name={icon} size={18} />} onClick={() => void copy()}>
          {hasCopied ? copiedLabel : label}
        </Button>
      )}
      <Unseen role="status">{hasCopied ? copiedLabel : ''}</Unseen>
    </>
  );
}
