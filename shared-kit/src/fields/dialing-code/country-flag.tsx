import type { ReactNode } from 'react';
import { Image } from '../../parts/media/image';
import styles from './dialing-code.module.css';

const NONE: readonly string[] = [];

/** A country's flag, or its two letters where no picture of it is found. */
export function CountryFlag({
  code,
  sources,
}: {
  readonly code: string;
  readonly sources?: readonly string[];
}): ReactNode {
  return (
    <span className={styles.flag} aria-hidden="true">
      <Image
        sources={sources ?? NONE}
        alt=""
        width={28}
        height={20}
        eager
        fill
        fallback={<span className={styles.letters}>{code.toUpperCase()}</span>}
      />
    </span>
  );
}
