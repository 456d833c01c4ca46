import { useEffect, useRef, type ReactNode } from 'react';
import styles from './gallery.module.css';

export interface SpecimenProps {
  /** Which state it shows. */
  readonly name: string;
  /** Shows it as if a finger or the keyboard were on it. */
  readonly force?: 'hover' | 'focus' | 'active';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One part in one state, with the state's name. */
export function Specimen({ name, force, wide = false, children }: SpecimenProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!force) return undefined;
    const part = place.current?.querySelector('button, a, input, select, textarea');
    part?.classList.add(`is-${force}`);
    return () => part?.classList.remove(`is-${force}`);
  });
  return (
    <div className={wide ? styles.wide : styles.specimen}>
      <div ref={place} className={styles.place}>
        {children}
      </div>
      <small className={styles.name}>{name}</small>
    </div>
  );
}

/** Parts of one kind. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
