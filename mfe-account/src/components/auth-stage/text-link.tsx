import type { ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import styles from './text-link.module.css';

export interface TextLinkProps {
  readonly to: string;
  /** `quiet` is beside the main way, not an invitation. */
  readonly tone?: 'bright' | 'quiet';
  readonly children: ReactNode;
}

/** A link of words, 44 px to the touch. */
export function TextLink({ to, tone = 'bright', children }: TextLinkProps): ReactNode {
  return (
    <Link to={to} className={tone === 'bright' ? styles.bright : styles.quiet}>
      {children}
    </Link>
  );
}
