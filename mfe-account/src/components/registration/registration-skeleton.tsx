import type { ReactNode } from 'react';
import { Skeleton } from 'shared-kit/ui';
import styles from './registration.module.css';

const FIELDS = [0, 1, 2];

/** The shape of the form before its settings come. */
export function RegistrationSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {FIELDS.map((field) => (
        <div key={field} className={styles.fieldPlace}>
          <Skeleton shape="text" width={96} />
          <Skeleton height={48} className={styles.controlPlace} />
        </div>
      ))}
      <Skeleton shape="text" lines={2} />
      <Skeleton height={52} className={styles.controlPlace} />
    </div>
  );
}
