import type { ReactNode } from 'react';
import { Card } from 'shared-kit/parts';
import { Button, EmptyState, Skeleton } from 'shared-kit/ui';
import { FeatureOff } from '../../components/feature-off/feature-off';
import { PartFailed } from '../../components/part-failed/part-failed';
import { RateFields } from '../../components/rate-fields/rate-fields';
import { useT } from '../../i18n';
import styles from './rebate-settings-screen.module.css';
import { useRebates } from './use-rebates';

export interface RebateEditorProps {
  readonly username: string;
  readonly onChoose: () => void;
}

/** Nobody to try again for. */
const STRANGERS: readonly (string | undefined)[] = ['member.not_found', 'role.forbidden'];

/** Raises the rates of one subordinate, between its own and those of the account above it. */
export function RebateEditor({ username, onChoose }: RebateEditorProps): ReactNode {
  const t = useT();
  const rebates = useRebates(username);
  const { isShown, failure, error, isFetching, retry, rates, isSaving, isConflict, save } = rebates;
  if (failure !== undefined && STRANGERS.includes(failure))
    return (
      <EmptyState
        kind="search"
        title={t('team.foreign')}
        action={<Button onClick={onChoose}>{t('rebate.choose')}</Button>}
      />
    );
  if (failure === 'feature.off') return <FeatureOff />;
  if (failure !== undefined) return <PartFailed error={error} isRetrying={isFetching} onRetry={retry} />;
  if (!isShown) return <Skeleton height={420} />;
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Card className={styles.stack}>
        <div>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('rebate.chosen', { name: username })}</h2>
            <Button variant="quiet" size="sm" disabled={isSaving} onClick={onChoose}>
              {t('rebate.change')}
            </Button>
          </div>
          <p className={styles.note}>{t('rebate.rule')}</p>
        </div>
        <RateFields rates={rates} disabled={isSaving} />
      </Card>
      {isConflict && (
        <p role="alert" className={styles.conflict}>
          {t('rebate.conflict')}
        </p>
      )}
      <Button type="submit" size="lg" block busy={isSaving} disabled={!rates.hasChanged}>
        {t(rates.hasChanged ? 'rebate.save' : 'rebate.unchanged')}
      </Button>
    </form>
  );
}
