import type { ReactNode } from 'react';
import { ListRow, type ListRowProps } from 'shared-kit/parts';
import { Skeleton, type IconName } from 'shared-kit/ui';
import type { ServiceLink } from '../../model/service-links';
import styles from './service-row.module.css';

/** Ways to reach people, one card each. */
export function RowList({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>;
}

/** A way that the site itself opens. */
export function PressRow(row: ListRowProps & { readonly icon: IconName }): ReactNode {
  return (
    <li className={styles.row}>
      <ListRow {...row} />
    </li>
  );
}

interface LinkRowProps {
  readonly icon: IconName;
  readonly link: ServiceLink;
  readonly title: string;
  readonly detail: string;
}

/** A way that leads out of the site, in a tab of its own. */
export function LinkRow({ link, ...row }: LinkRowProps): ReactNode {
  return (
    <PressRow {...row} render={(shell) => <a href={link.url} target="_blank" rel="noopener noreferrer" {...shell} />} />
  );
}

/** Keeps the place of a way that may come. */
export function RowPlace(): ReactNode {
  return (
    <li className={styles.rowPlace} aria-hidden="true">
      <Skeleton width={36} height={36} />
      <span className={styles.wordsPlace}>
        <Skeleton shape="text" width="46%" />
        <Skeleton shape="text" width="68%" />
      </span>
    </li>
  );
}
