import { useState, type ReactNode } from 'react';
import { ConfirmIdentity, type ConfirmIdentityProps } from './confirm-identity';

/** What a form of a sensitive change is given. */
export interface ConfirmedChange {
  /** What allows the change, once. */
  readonly confirmation: string;
  /** The confirmation is over: it is asked for once more, and what was typed stays. */
  readonly again: () => void;
}

export interface ConfirmFirstProps {
  /** What the confirmation is for. */
  readonly text: string;
  readonly by?: ConfirmIdentityProps['by'];
  /** The form of the change. */
  readonly children: (change: ConfirmedChange) => ReactNode;
}

/** A change in two steps: who it is, then what changes. */
export function ConfirmFirst({ text, by, children }: ConfirmFirstProps): ReactNode {
  const [confirmation, setConfirmation] = useState<string>();
  const [isOver, setOver] = useState(false);
  const take = (next: string): void => {
    setConfirmation(next);
    setOver(false);
  };
  return (
    <>
      {(confirmation === undefined || isOver) && <ConfirmIdentity text={text} {...(by && { by })} onConfirmed={take} />}
      {confirmation !== undefined && (
        <div hidden={isOver}>{children({ confirmation, again: () => setOver(true) })}</div>
      )}
    </>
  );
}
