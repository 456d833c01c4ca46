import type { ReactNode } from 'react';
import type { EMPTY_MOTIFS } from '../drawings/empty-motifs';
import { useDrawings } from '../drawings/use-drawings';
import styles from './empty-scene.module.css';

/** What is missing: it decides the picture. */
export type EmptyKind = keyof typeof EMPTY_MOTIFS;

/** A small picture for a place where nothing is. */
export function EmptyScene({ kind }: { readonly kind: EmptyKind }): ReactNode {
  const motif = useDrawings()?.motifs[kind] ?? [];
  return (
    <svg className={styles.scene} viewBox="0 0 160 120" width={160} height={120} aria-hidden="true">
      <circle className={styles.halo} cx="80" cy="62" r="52" />
      <ellipse className={styles.floor} cx="80" cy="99" rx="46" ry="5" />
      {motif.map(({ tone, path }) => (
        <path key={path} className={styles[tone]} d={path} />
      ))}
    </svg>
  );
}
