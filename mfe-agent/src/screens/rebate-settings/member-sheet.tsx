import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Sheet } from 'shared-kit/overlay';
import { ReportList } from 'shared-kit/report';
import { Link } from 'shared-kit/router';
import { Avatar, buttonClass, EmptyState, ListRow, SearchField } from 'shared-kit/ui';
import { useSubordinates } from '../../api/use-subordinates';
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
  const [typed, setTyped] = useState('');
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
      toolbar={
        <SearchField
          label={t('team.search')}
          placeholder={t('team.search')}
          clearLabel={t('common.clear')}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            if (text === '') setSearch('');
          }}
          onSubmit={(text) => setSearch(text.trim())}
        />
      }
    >
      <ReportList
        words={words}
        read={read}
        isEmpty={members.length === 0}
        empty={
          search === '' ? (
            <EmptyState
              kind="messages"
              title={t('team.empty')}
              action={
                <Link className={buttonClass({ variant: 'primary' })} to={href('agentRegister')}>
                  {t('team.openAccount')}
                </Link>
              }
            />
          ) : (
            <EmptyState kind="search" title={t('team.noneFound')} />
          )
        }
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
