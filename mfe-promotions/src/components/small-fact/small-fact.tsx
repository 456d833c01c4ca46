import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared-kit/ui';
import styles from './small-fact.module.css';

/** A quiet line under an amount: a picture and a few words. */
export function SmallFact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode {
  return (
    <span className={styles.fact}>
      <Icon name={icon} size={13} />
      <span>{children}</span>
    </span>
  );
}
