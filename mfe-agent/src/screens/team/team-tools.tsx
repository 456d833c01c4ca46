import type { ReactNode } from 'react';
import { useToday } from 'shared-kit/remote';
import { SelectField } from 'shared-kit/parts';
import { ExportButton } from '../../components/export-button/export-button';
import { TeamSearch } from '../../components/team-search/team-search';
import { useT } from '../../i18n';
import { TEAM_SORTS } from '../../model/team/team-place';
import styles from './team-screen.module.css';
import type { Team } from './use-team';
import { useTeamFile } from './use-team-file';

/** Search and order of the list, and all of it as a file. */
export function TeamTools({ team }: { readonly team: Team }): ReactNode {
  const t = useT();
  const { place, go } = team;
  const load = useTeamFile(place);
  const today = useToday();
  return (
    <div className={styles.tools}>
      <TeamSearch search={place.search} onSearch={(search) => go({ search })} />
      <div className={styles.rest}>
        <SelectField
          label={t('team.sort')}
          labelHidden
          options={TEAM_SORTS.map((sort) => ({ value: sort, label: t(`team.sorts.${sort}`) }))}
          value={place.sort}
          onChange={(event) => go({ sort: TEAM_SORTS.find((sort) => sort === event.target.value) ?? 'username' })}
        />
        <ExportButton name="team" range={{ from: today, to: today }} load={load} />
      </div>
    </div>
  );
}
