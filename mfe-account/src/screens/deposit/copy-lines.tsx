import type { ReactNode } from 'react';
import { CopyButton } from 'shared-kit/parts';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import styles from './deposit-screen.module.css';

/** Names with their values, each to be copied. */
export function CopyLines({
  lines,
}: {
  readonly lines: readonly (readonly [name: string, value: string])[];
}): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  return (
    <dl className={styles.lines}>
      {lines.map(([name, value]) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <CopyButton
            text={value}
            label={t('deposit.copy', { name })}
            copiedLabel={t('deposit.copied')}
            onFailure={() => overlays.toast('fail', t('deposit.copyFailed'))}
          />
        </div>
      ))}
    </dl>
  );
}
