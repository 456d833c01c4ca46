import type { ReactNode } from 'react';
import { Image } from '../../parts/media/image';
import styles from './dialing-code.module.css';

const NONE: readonly string[] = [];

interface CountryFlagProps {
  readonly code: string;
  readonly sources?: readonly string[];
  /** Loads at once: a list of all countries leaves it out. */
  readonly eager?: boolean;
}

/** A country's flag, or its two letters where no picture of it is found. */
export function CountryFlag({ code, sources = NONE, eager = false }: CountryFlagProps): ReactNode {
  return (
    <span className={styles.flag} aria-hidden="true">
      <Image
        sources={sources}
        alt=""
        width={28}
        height={20}
        eager={eager}
        fill
        fallback={<span className={styles.letters}>{code.toUpperCase()}</span>}
      />
    </span>
  );
}
