import { useState, type ReactNode } from 'react';
import { Sheet } from 'shared-kit/overlay';
import { FoundStatus, ListRow, SearchField } from 'shared-kit/parts';
import { EmptyState, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { foundProviders } from '../../model/money/found-providers';
import styles from './provider-field.module.css';

export interface ProviderSheetProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** Banks, wallets or networks to search in and to choose from. */
export function ProviderSheet({ title, names, chosen, onChoose, onClose }: ProviderSheetProps): ReactNode {
  const t = useT();
  const [words, setWords] = useState('');
  const found = foundProviders(names, words);
  const [first] = found;
  return (
    <Sheet open title={title} closeLabel={t('money.close')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SearchField
        label={t('payout.search')}
        placeholder={t('payout.search')}
        clearLabel={t('payout.clear')}
        value={words}
        onValueChange={setWords}
        onSubmit={() => first !== undefined && words !== '' && onChoose(first)}
      />
      <FoundStatus
        text={t('report.found', { count: found.length })}
        {...(found.length === 0 && { empty: <EmptyState kind="search" title={t('payout.noMatch')} /> })}
      />
      {found.length > 0 && (
        <div className={styles.list}>
          {found.map((name) => (
            <ListRow
              key={name}
              title={name}
              onClick={() => onChoose(name)}
              {...(name === chosen && { end: <Icon name="check" size={18} /> })}
            />
          ))}
        </div>
      )}
    </Sheet>
  );
}
