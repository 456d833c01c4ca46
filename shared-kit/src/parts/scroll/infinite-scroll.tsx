import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button, Spinner } from 'shared-kit/ui';
import { throttleDelay } from './throttle-delay';
import { INFINITE_SCROLL } from './load-throttle';
import styles from './infinite-scroll.module.css';

export interface InfiniteScrollProps {
  /** `idle`: more can come; `end`: nothing more. */
  readonly status: 'idle' | 'loading' | 'failed' | 'end';
  /** Asks for the next page; called at most once a second, and only while `idle` or on retry. */
  readonly onLoadMore: () => void;
  /** Grows with each page that came, so that a short page is followed by the next one. */
  readonly pagesLoaded: number;
  readonly loadingLabel: string;
  readonly failedText: string;
  readonly retryLabel: string;
  /** Said quietly when all is shown; nothing where it would only be noise. */
  readonly endText?: string;
}

/** The end of a list that grows as it is scrolled. */
export function InfiniteScroll(props: InfiniteScrollProps): ReactNode {
  const { status, onLoadMore, pagesLoaded, loadingLabel, failedText, retryLabel, endText } = props;
  const sentinel = useRef<HTMLDivElement>(null);
  const lastLoadAt = useRef<number>(undefined);
  const load = useEffectEvent(() => {
    lastLoadAt.current = Date.now();
    onLoadMore();
  });
  // An observer speaks only of changes: a page shorter than the margin needs a new one to be asked again.
  useEffect(() => {
    if (status !== 'idle' || !sentinel.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        const delay = throttleDelay(INFINITE_SCROLL.throttleMilliseconds, lastLoadAt.current, Date.now());
        timer = setTimeout(() => load(), delay);
      },
      { rootMargin: `0px 0px ${INFINITE_SCROLL.triggerPixels}px` },
    );
    observer.observe(sentinel.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [status, pagesLoaded]);
  return (
    <div className={styles.end}>
      <div ref={sentinel} className={styles.sentinel} />
      {status === 'loading' && <Spinner label={loadingLabel} />}
      {status === 'failed' && (
        <div role="alert" className={styles.failed}>
          <span>{failedText}</span>
          <Button variant="secondary" size="sm" onClick={onLoadMore}>
            {retryLabel}
          </Button>
        </div>
      )}
      {status === 'end' && endText && <p className={styles.endText}>{endText}</p>}
    </div>
  );
}
