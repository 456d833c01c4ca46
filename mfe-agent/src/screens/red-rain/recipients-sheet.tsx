import { useState, type ReactNode } from 'react';
import type { Subordinate } from 'shared-contracts/api/endpoints/agent';
import { useMoneyText } from 'shared-kit/money';
import { Sheet } from 'shared-kit/overlay';
import { ReportList } from 'shared-kit/report';
import { Checkbox } from 'shared-kit/parts';
import { Button, EmptyState } from 'shared-kit/ui';
import { useSubordinates } from '../../api/use-subordinates';
import { TeamSearch } from '../../components/team-search/team-search';
import { useReportWords, useT } from '../../i18n';
import {
  canReceive,
  hasAll,
  MOST_RECIPIENTS,
  toggled,
  withAll,
  withoutAll,
} from '../../model/red-envelopes/recipients';
import { EVERYBODY } from './recipients-page';
import styles from './red-rain-screen.module.css';
import type { RedRain } from './use-red-rain';

export interface RecipientsSheetProps {
  readonly rain: RedRain;
  readonly onClose: () => void;
}

function Choice({ member, rain }: { readonly member: Subordinate; readonly rain: RedRain }): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { username, balance } = member;
  const { selected, select } = rain;
  const isChosen = selected.includes(username);
  const detail = canReceive(member) ? moneyText(balance) : t('team.disabled');
  return (
    <Checkbox
      label={
        <span className={styles.choice}>
          <span className={styles.personName} translate="no">
            {username}
          </span>
          <span className={styles.count}>{detail}</span>
        </span>
      }
      checked={isChosen}
      disabled={!canReceive(member) || (!isChosen && selected.length >= MOST_RECIPIENTS)}
      onChange={() => select(toggled(selected, username))}
    />
  );
}

/** Chooses many of the direct subordinates, by search or all at once. */
export function RecipientsSheet({ rain, onClose }: RecipientsSheetProps): ReactNode {
  const t = useT();
  const words = useReportWords();
  const [search, setSearch] = useState('');
  const { members, read } = useSubordinates({ ...EVERYBODY.place, search }, EVERYBODY.pageSize);
  const { selected, select } = rain;
  const isAll = hasAll(selected, members);
  return (
    <Sheet
      open
      title={t('rain.choose')}
      closeLabel={t('common.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      toolbar={
        <div className={styles.tools}>
          <TeamSearch search={search} onSearch={setSearch} />
          <div className={styles.head}>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => select(isAll ? withoutAll(selected, members) : withAll(selected, members))}
            >
              {t(isAll ? 'rain.none' : 'rain.all')}
            </Button>
            <span role="status" className={styles.count}>
              {selected.length >= MOST_RECIPIENTS
                ? t('rain.full', { count: MOST_RECIPIENTS })
                : t('rain.chosen', { number: selected.length, max: MOST_RECIPIENTS })}
            </span>
          </div>
        </div>
      }
      footer={
        <Button block onClick={onClose}>
          {t('rain.take', { number: selected.length })}
        </Button>
      }
    >
      <ReportList
        words={words}
        read={read}
        count={members.length}
        empty={<EmptyState kind="search" title={t('team.noneFound')} />}
      >
        <ul className={styles.choices}>
          {members.map((member) => (
            <li key={member.username}>
              <Choice member={member} rain={rain} />
            </li>
          ))}
        </ul>
      </ReportList>
    </Sheet>
  );
}
