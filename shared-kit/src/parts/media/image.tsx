import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useScaledPicture, type PicturePlace } from 'shared-kit/remote';
import { useImageChain } from 'shared-kit/ui';
import { useNearView } from './use-near-view';
import styles from './image.module.css';

export interface ImageProps {
  /** Addresses in the order to try; the next one after each failure. */
  readonly sources: readonly (string | null | undefined)[];
  /** What it shows; empty where a text beside it says so. */
  readonly alt: string;
  /** Its own size in CSS pixels; the place is kept free in this shape until it comes. */
  readonly width: number;
  readonly height: number;
  /** Where it stands: there, a host that scales is asked for the width that fits. */
  readonly place?: PicturePlace;
  /** Loads at once, and shows as it comes, before any code has: for what the first view shows. */
  readonly eager?: boolean;
  /** The picture that a page is opened for: loads at once, before all others. */
  readonly first?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** Shown when every address has failed; a quiet drawn one unless told. */
  readonly fallback?: ReactNode;
  /** Fills the box around it instead of keeping its own shape. */
  readonly fill?: boolean;
  readonly className?: string | undefined;
}

function DefaultPicture(): ReactNode {
  return (
    <svg className={styles.default} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M6 38 18 24l8 9 6-6 10 11z" />
      <circle cx="33" cy="15" r="4" />
    </svg>
  );
}

/** A picture that loads when it comes near the view, from the first of its addresses that answers. */
export function Image(props: ImageProps): ReactNode {
  const { sources, alt, width, height, place, first = false, eager = first } = props;
  const { fit = 'cover', fallback, fill = false, className } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNearView(frame, eager);
  const { source, tryNext } = useImageChain(sources);
  const [shownSource, setShownSource] = useState<string>();
  const hasFailed = source === undefined;
  const asked = useScaledPicture(source, place);
  const lookForFailure = useEffectEvent(() => {
    const picture = frame.current?.querySelector('img');
    if (eager && picture?.complete === true && picture.naturalWidth === 0) tryNext();
  });
  // What failed in a page that a server rendered did so before anybody listened.
  useEffect(() => lookForFailure(), []);
  return (
    <span
      ref={frame}
      className={clsx(styles.frame, fill && styles.fill, className)}
      style={fill ? undefined : { aspectRatio: `${width} / ${height}`, maxInlineSize: width }}
      {...(hasFailed && alt !== '' && { role: 'img', 'aria-label': alt })}
    >
      {hasFailed ? (
        (fallback ?? <DefaultPicture />)
      ) : (
        <img
          className={clsx(styles.picture, styles[fit], (eager || shownSource === source) && styles.shown)}
          {...(isNear && asked)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          fetchPriority={first ? 'high' : 'auto'}
          onLoad={() => setShownSource(source)}
          onError={tryNext}
        />
      )}
    </span>
  );
}
