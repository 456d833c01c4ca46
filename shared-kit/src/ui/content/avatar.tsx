import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useImageChain } from '../media/use-image-chain';
import { initials } from './initials';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose picture; its initials stand in where there is none. */
  readonly name: string;
  readonly src?: string | readonly string[] | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Its name for readers where no text beside it tells; else it is only a picture. */
  readonly label?: string;
  readonly className?: string | undefined;
}

const NONE: readonly string[] = [];

/** A person's picture, round. */
export function Avatar({ name, src, size = 'md', label, className }: AvatarProps): ReactNode {
  const sources = typeof src === 'string' ? [src] : (src ?? NONE);
  const { source, tryNext } = useImageChain(sources);
  const letters = initials(name);
  const fallback = letters === '' ? <Icon name="user" /> : letters;
  return (
    <span
      className={clsx(styles.avatar, styles[size], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {source === undefined ? fallback : <img className={styles.picture} src={source} alt="" onError={tryNext} />}
    </span>
  );
}
