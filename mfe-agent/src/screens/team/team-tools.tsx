import type { ReactNode } from 'react';
import { SelectField } from 'shared-kit/ui';
import { TeamSearch } from '../../components/team-search/team-search';
import { useT } from '../../i18n';
import { TEAM_SORTS } from '../../model/team-place';
import styles from './team-screen.module.css';
import type { Team } from './use-team';

/** Search and order of the list. */
export function TeamTools({ team }: { readonly team: Team }): ReactNode {
  const t = useT();
  const { place, go } = team;
  return (
    <div className={styles.tools}>
      <TeamSearch search={place.search} onSearch={(search) => go({ search })} />
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
