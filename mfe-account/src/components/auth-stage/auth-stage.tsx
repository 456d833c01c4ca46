import type { ReactNode } from 'react';
import { Card } from 'shared-kit/parts';
import { BrandMark } from '../brand-mark/brand-mark';
import styles from './auth-stage.module.css';

export interface AuthStageProps {
  readonly title: string;
  /** What it takes; left out where there is nothing to do. */
  readonly text?: string;
  /** What stands between the title and the card. */
  readonly lead?: ReactNode;
  /** The other way in, under the card. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The room of the sign-in and registration forms: the sign, one card, one main action. */
export function AuthStage({ title, text, lead, footer, children }: AuthStageProps): ReactNode {
  return (
    <div className={styles.stage}>
      <BrandMark />
      <div className={styles.heading}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {lead}
      <Card className={styles.card}>{children}</Card>
      {footer !== undefined && <p className={styles.footer}>{footer}</p>}
    </div>
  );
}
