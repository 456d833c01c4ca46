import type { ReactNode } from 'react';
import { Button, EmptyState } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { LIST_TABS, type ListAction, type ListMode } from '../../model/lists/list-state';

export interface NothingFoundProps {
  readonly mode: ListMode;
  readonly act: (action: ListAction) => void;
}

/** A list without games: what was looked for, and the way to all of them. */
export function NothingFound({ mode, act }: NothingFoundProps): ReactNode {
  const t = useT();
  const kind = mode === 'search' || mode === 'filter' ? 'search' : 'games';
  const showAll = (): void => {
    const tab = LIST_TABS.find((entry) => entry === mode);
    act(tab ? { kind: 'tab', tab } : { kind: 'closeVendor' });
  };
  return (
    <EmptyState
      kind={kind}
      title={t(`empty.${mode}` satisfies `empty.${ListMode}`)}
      {...(mode !== 'all' && {
        action: (
          <Button variant="secondary" onClick={showAll}>
            {t('list.showAll')}
          </Button>
        ),
      })}
    />
  );
}
