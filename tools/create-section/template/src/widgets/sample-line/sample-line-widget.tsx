import type { ReactNode } from 'react';
import { useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui';
import { useSampleEntries } from '../../api/use-sample-entries';
import { useT } from '../../i18n';
import styles from './sample-line-widget.module.css';

/** One line on home that leads to the section; without entries there is nothing to lead to. */
export function SampleLineWidget(): ReactNode {
  const t = useT();
  const { events } = useRemoteContext<'mfe-sample'>();
  const { data } = useSampleEntries();
  if (data === undefined || data.list.length === 0) return null;
  const entries = data.list.length;
  return (
    <Link className={styles.line} to="/m/sample/list" onClick={() => events.emit('sample.opened', { entries })}>
      <Icon name="sparkles" size={18} />
      <span>{t('line.open')}</span>
    </Link>
  );
}
