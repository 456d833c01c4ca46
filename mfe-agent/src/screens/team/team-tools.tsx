import { useState, type ReactNode } from 'react';
import { SearchField, SelectField } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { TEAM_SORTS } from '../../model/team-place';
import styles from './team-screen.module.css';
import type { Team } from './use-team';

/** Search and order of the list. */
export function TeamTools({ team }: { readonly team: Team }): ReactNode {
  const t = useT();
  const { place, go } = team;
  const [typed, setTyped] = useState(place.search);
  const [shownSearch, setShownSearch] = useState(place.search);
  // Another place, or the way back: the address says what is searched for.
  if (shownSearch !== place.search) {
    setShownSearch(place.search);
    setTyped(place.search);
  }
  return (
    <div className={styles.tools}>
      <SearchField
        label={t('team.search')}
        placeholder={t('account.username')}
        clearLabel={t('common.clear')}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          if (text === '') go({ search: '' });
        }}
        onSubmit={(text) => go({ search: text.trim() })}
      />
      <SelectField
        label={t('team.sort')}
        labelHidden
        options={TEAM_SORTS.map((sort) => ({ value: sort, label: t(`team.sorts.${sort}`) }))}
        value={place.sort}
        onChange={(event) => go({ sort: TEAM_SORTS.find((sort) => sort === event.target.value) ?? 'username' })}
      />
    </div>
  );
}
