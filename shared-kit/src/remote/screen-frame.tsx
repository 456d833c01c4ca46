import { useEffect, type ReactNode } from 'react';
import { useRemoteContext } from './remote-context';
import styles from './screen-frame.module.css';

/** What every screen wraps itself in. */
export interface ScreenFrameProps {
  /** The screen's name, for tests and measurements. */
  readonly name: string;
  /** True once the screen's own first content is drawn: not its skeleton. */
  readonly ready: boolean;
  /** `new` or `base` where the merchant chooses between two layouts (docs/product/common.md#two-layouts). */
  readonly template?: 'base' | 'new';
  /** Lets the content reach both edges of the page. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** The root of a screen: names it, its remote and its version, and marks the moment it is ready. */
export function ScreenFrame({ name, ready, template, flush = false, children }: ScreenFrameProps): ReactNode {
  const { release } = useRemoteContext();
  useEffect(() => {
    if (!ready) return;
    const mark = `mfe:${name}:ready`;
    // Who follows the marks has seen the last one; a page that lives for hours keeps no list of them.
    performance.clearMarks(mark);
    performance.mark(mark);
  }, [ready, name]);
  return (
    <main
      className={flush ? styles.flush : styles.screen}
      data-screen={name}
      data-remote={release.name}
      data-version={release.version}
      data-ready={ready ? '' : undefined}
      data-template={template}
    >
      {children}
    </main>
  );
}
