import { useState, type ReactNode } from 'react';
import { Sheet } from 'shared-kit/overlay';
import { ReportList } from 'shared-kit/report';
import { ListRow } from 'shared-kit/parts';
import { Avatar, EmptyState } from 'shared-kit/ui';
import { useSubordinates } from '../../api/use-subordinates';
import { EmptyTeam } from '../../components/empty-team/empty-team';
import { TeamSearch } from '../../components/team-search/team-search';
import { useReportWords, useT } from '../../i18n';
import styles from './rebate-settings-screen.module.css';

export interface MemberSheetProps {
  readonly onChoose: (username: string) => void;
  readonly onClose: () => void;
}

/** Picks one of those directly below. */
export function MemberSheet({ onChoose, onClose }: MemberSheetProps): ReactNode {
  const t = useT();
  const words = useReportWords();
  const [search, setSearch] = useState('');
  const { members, read } = useSubordinates({ parent: '', search, sort: 'username' });
  return (
    <Sheet
      open
      title={t('rebate.choose')}
      closeLabel={t('common.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      toolbar={<TeamSearch search={search} onSearch={setSearch} />}
    >
      <ReportList
        words={words}
        read={read}
        count={members.length}
        empty={search === '' ? <EmptyTeam /> : <EmptyState kind="search" title={t('team.noneFound')} />}
      >
        <ul className={styles.choices}>
          {members.map(({ username, kind }) => (
            <li key={username}>
              <ListRow
                icon={<Avatar name={username} size="sm" />}
                title={username}
                detail={t(`kind.${kind}`)}
                onClick={() => onChoose(username)}
              />
            </li>
          ))}
        </ul>
      </ReportList>
    </Sheet>
  );
}
