import { useState, type ReactNode } from 'react';
import { SearchField } from 'shared-kit/parts';
import { useT } from '../../i18n';

export interface TeamSearchProps {
  /** What is searched for now. */
  readonly search: string;
  /** Told when the words are sent, and when they are taken away. */
  readonly onSearch: (search: string) => void;
}

/** Looks for somebody of the team by name. */
export function TeamSearch({ search, onSearch }: TeamSearchProps): ReactNode {
  const t = useT();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Changed from elsewhere: by the way back, or by "show all".
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  return (
    <SearchField
      label={t('team.search')}
      placeholder={t('account.username')}
      clearLabel={t('common.clear')}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        if (text === '') onSearch('');
      }}
      onSubmit={(text) => onSearch(text.trim())}
    />
  );
}
