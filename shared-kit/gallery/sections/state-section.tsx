import type { ReactNode } from 'react';
import { Button, EmptyState, ErrorBlock, Skeleton, Spinner } from '../../src/ui/ui';
import { useGallery } from '../gallery-context';
import styles from '../gallery.module.css';
import { Group, Specimen } from '../specimen';

const KINDS = ['generic', 'games', 'notices', 'messages', 'promotions', 'search', 'network'] as const;

export function StateSection(): ReactNode {
  const { t } = useGallery();
  return (
    <>
      <Group title="Skeleton, Spinner">
        <Specimen name="text" wide>
          <Skeleton shape="text" lines={3} />
        </Specimen>
        <Specimen name="block" wide>
          <Skeleton height={72} />
        </Specimen>
        <Specimen name="circle">
          <Skeleton shape="circle" width={48} />
        </Specimen>
        <Specimen name="spinner">
          <Spinner label={t('loading')} />
        </Specimen>
      </Group>
      <Group title="ErrorBlock">
        <Specimen name="usual" wide>
          <ErrorBlock title={t('failed')} text={t('failedText')} retryLabel={t('retry')} onRetry={() => undefined} />
        </Specimen>
        <Specimen name="trying again" wide>
          <ErrorBlock
            title={t('failed')}
            retryLabel={t('retry')}
            retrying
            onRetry={() => undefined}
            action={<Button variant="quiet">{t('close')}</Button>}
          />
        </Specimen>
      </Group>
      <Group title="EmptyState">
        <div className={styles.stack}>
          {KINDS.map((kind) => (
            <Specimen key={kind} name={kind} wide>
              <EmptyState
                kind={kind}
                title={t('empty')}
                text={t('emptyText')}
                action={<Button variant="secondary">{t('more')}</Button>}
              />
            </Specimen>
          ))}
        </div>
      </Group>
    </>
  );
}
