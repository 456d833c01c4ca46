import { useState, type ReactNode } from 'react';
import { copyText } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { TEXTS } from './staging-texts';
import styles from './staging-panel.module.css';

/** The command that makes a link of this device's overrides: only who holds the environment's key can sign one. */
export function ShareRow({ command }: { readonly command: string | null }): ReactNode {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (text: string): void => {
    // Without access to the clipboard the command is shown to be copied by hand.
    void copyText(text).then((isCopied) => setCopied(isCopied ? text : null));
  };
  return (
    <div className={styles.share}>
      {command === null ? (
        <p className={styles.quiet}>{TEXTS.shareNothing}</p>
      ) : (
        <>
          <code className={styles.command}>{command}</code>
          <Button size="sm" variant="secondary" onClick={() => copy(command)}>
            {copied === command ? TEXTS.shareCopied : TEXTS.share}
          </Button>
        </>
      )}
    </div>
  );
}
