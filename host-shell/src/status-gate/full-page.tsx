import type { ReactNode } from 'react';
import { EmptyState } from 'shared-kit/ui';
import { Logo } from '../layout/header/logo';
import styles from './status-gate.module.css';

export interface FullPageProps {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly children?: ReactNode;
}

/** One page and nothing behind it: no route, no header, no footer. It may come while the site is in use. */
export function FullPage({ name, title, text, detail, children }: FullPageProps): ReactNode {
  return (
    <main className={styles.page} data-screen={name} data-ready="">
      <h1 className={styles.site}>
        <Logo />
      </h1>
      <div role="alert" className={styles.message}>
        <EmptyState kind="network" title={title} text={text} />
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </main>
  );
}
